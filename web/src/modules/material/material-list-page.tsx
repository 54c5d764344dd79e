import CloudDownloadOutlined from '@ant-design/icons/CloudDownloadOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { material } from '@edp/contract/modules/material/material.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { lazy } from '../../kernel/lazy.ts';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import type { Filter } from '../../ui/filter/filter.ts';
import { useCategories } from '../../ui/filter/use-categories.ts';
import { PermittedButton } from '../../ui/layout/permitted-button.tsx';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { accessAction, deleteAction, extra, toggleAction, viewAction } from '../../ui/noun/standard-actions.ts';
import { useOpenedRecord } from '../../ui/record/use-opened-record.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { disableIfReadOnly } from '../../ui/table/rows/disable-if-read-only.ts';
import { materialColumns } from './material-columns.tsx';
import { materialPage, type MaterialRow, toRow } from './material-row.ts';
import { useMaterialText } from './material.texts.ts';
import { useMaterialBatch } from './use-material-batch.ts';

const loadPicker = () => import('./load-materials.tsx');
const LoadMaterials = lazy(async () => (await loadPicker()).LoadMaterials);
const MultilingualDialog = lazy(
  async () => (await import('../../ui/form/multilingual/multilingual-dialog.tsx')).MultilingualDialog,
);

type Opened = { what: 'load' } | { what: 'languages'; of: { id: string; name: string } };

/** The materials of the active organisation; another one begins again, without the selection. */
export function MaterialListPage() {
  const invorgId = useQuery(loginInfoQuery).data?.invorgId ?? '';
  return <MaterialList key={invorgId} invorgId={invorgId} />;
}

function MaterialList({ invorgId }: { invorgId: string }) {
  const t = useMaterialText();
  const noun = useNounText();
  const navigate = useNavigate();
  const { rows: read, ...rest } = useList(material.list);
  const list = { ...rest, rows: useMemo(() => read.map(toRow), [read]) };
  const batch = useMaterialBatch(list);
  const [opened, open] = useRestorableState<Opened>();
  const close = () => open(undefined);
  useOpenedRecord((id) => materialPage(id, invorgId));

  const show = (row: MaterialRow) => void navigate(materialPage(row.skuId, row.invorgId));
  const actionsOf = (row: MaterialRow) => {
    const { id, name, code, enabled } = row;
    const question = { title: noun('deleteTitle', { thing: t('thing'), name }), detail: t('deleteDetail', { code }) };
    return [
      viewAction(material.detail, () => show(row)),
      ...disableIfReadOnly(row, [
        toggleAction(material.setActive, row, enabled === 1, ({ version }, active) =>
          request(material.setActive, { id, version, active }),
        ),
        extra({
          text: noun('languages'),
          can: material.translate.can,
          run: () => open({ what: 'languages', of: { id, name } }),
        }),
        extra(deleteAction(material.delete, row, question)),
      ]),
      accessAction(row, { openAt: (_row, section) => void navigate(materialPage(row.skuId, row.invorgId, section)) }),
    ];
  };
  const load = (
    <PermittedButton
      can={material.load.can}
      icon={<CloudDownloadOutlined />}
      onPointerEnter={loadPicker}
      onClick={() => open({ what: 'load' })}>
      {t('load')}
    </PermittedButton>
  );
  const print = (
    <PermittedButton can="material.print" icon={<PrinterOutlined />} onClick={() => void batch.print()}>
      {t('printTicked')}
    </PermittedButton>
  );
  const add = (
    <AddButton call={material.save} text={noun('add', { thing: t('thing') })} href={useHref(materialPage('0', '0'))} />
  );
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        filters={useFilters()}
        columns={materialColumns(t, noun)}
        actionsOf={actionsOf}
        batch={batch}
        onOpen={show}
        toolbar={
          <>
            {print}
            {load}
            {add}
          </>
        }
        empty={{
          title: t('emptyTitle'),
          detail: t('emptyDetail'),
          action: (
            <>
              {add}
              {load}
            </>
          ),
        }}
      />
      {batch.printDialog}
      {opened?.what === 'load' && <LoadMaterials onClose={close} />}
      {opened?.what === 'languages' && (
        <MultilingualDialog of={opened.of} load={material.translations} save={material.translate} onClose={close} />
      )}
    </>
  );
}

function useFilters(): readonly Filter[] {
  const t = useMaterialText();
  const noun = useNounText();
  const categories = useCategories();
  return [
    { name: 'itemCode', label: t('code') },
    { name: 'itemName', label: t('name') },
    {
      name: 'enabled',
      label: noun('status'),
      options: [
        { value: '1', text: noun('enabled') },
        { value: '0', text: noun('disabled') },
      ],
    },
    { name: 'itemCategoryId', label: t('category'), ...categories },
    { name: 'createTime', label: noun('createTime'), type: 'range' },
    { name: 'updatedTime', label: t('updatedTime'), type: 'range' },
  ];
}
