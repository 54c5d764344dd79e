import CloudDownloadOutlined from '@ant-design/icons/CloudDownloadOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { material } from '@edp/contract/modules/material/material.ts';
import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { lazy } from '../../kernel/lazy.ts';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { useCategories } from '../category/shared/use-categories.ts';
import { PermittedButton } from '../../ui/layout/permitted-button.tsx';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { accessAction, deleteAction, extra, toggleAction, viewAction } from '../../ui/noun/standard-actions.ts';
import { useRecordDrawer } from '../../ui/record/drawer/use-record-drawer.ts';
import { PictureOrIcon } from '../../ui/media/record-picture.tsx';
import { ListPage } from '../../ui/table/list-page.tsx';
import { disableIfReadOnly } from '../../ui/table/rows/disable-if-read-only.ts';
import { materialPage, type MaterialRow, toRow } from './material-row.ts';
import { useMaterialText } from './material.texts.ts';
import { useMaterialBatch } from './use-material-batch.ts';

const MaterialDrawer = lazy(async () => (await import('./record/material-drawer.tsx')).MaterialDrawer);
const loadPicker = () => import('./load-materials.tsx');
const LoadMaterials = lazy(async () => (await loadPicker()).LoadMaterials);
const FieldRequirements = lazy(
  async () => (await import('../category/shared/requirement/field-requirements.tsx')).FieldRequirements,
);
const MultilingualDialog = lazy(
  async () => (await import('../../ui/form/multilingual/multilingual-dialog.tsx')).MultilingualDialog,
);

type Opened = { what: 'load' | 'requirement' } | { what: 'languages'; of: { id: string; name: string } };

/** The materials of the active organisation; another one begins again, without the selection. */
export function MaterialListPage() {
  const invorgId = useQuery(loginInfoQuery).data?.invorgId ?? '';
  return <MaterialList key={invorgId} invorgId={invorgId} />;
}

function MaterialList({ invorgId }: { invorgId: string }) {
  const t = useMaterialText();
  const noun = useNounText();
  const navigate = useNavigate();
  const { text, columns, filters } = useDefinedList<MaterialRow>(materialRecord, {
    columns: {
      thumbnailUrl: {
        render: ({ thumbnailUrl, itemName }) => <PictureOrIcon url={thumbnailUrl} name={itemName} icon="material" />,
      },
    },
    filters: { enabled: { label: noun('status') }, itemCategoryId: useCategories() },
  });
  const { rows: read, ...rest } = useList(material.list);
  const list = { ...rest, rows: useMemo(() => read.map(toRow), [read]) };
  const batch = useMaterialBatch(list);
  const [opened, open] = useRestorableState<Opened>();
  const close = () => open(undefined);
  const drawer = useRecordDrawer(list);

  const actionsOf = (row: Pick<MaterialRow, 'id' | 'name' | 'itemCode' | 'enabled' | 'version' | 'editable'>) => {
    const { id, name, itemCode: code, enabled } = row;
    const question = {
      title: noun('deleteTitle', { thing: text.say('thing'), name }),
      detail: t('deleteDetail', { code }),
    };
    return [
      viewAction(material.detail, () => navigate(materialPage(id, invorgId))),
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
      accessAction(row, drawer),
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
  const requirement = (
    <PermittedButton can={material.setRequirement.can} onClick={() => open({ what: 'requirement' })}>
      {t('requirement')}
    </PermittedButton>
  );
  const print = (
    <PermittedButton can="material.print" icon={<PrinterOutlined />} onClick={() => void batch.print()}>
      {t('printTicked')}
    </PermittedButton>
  );
  const add = (
    <AddButton
      call={material.save}
      text={noun('add', { thing: text.say('thing') })}
      href={useHref(materialPage('0', '0'))}
    />
  );
  return (
    <>
      <ListPage
        title={text.say('title')}
        list={list}
        filters={filters}
        columns={columns}
        actionsOf={actionsOf}
        batch={batch}
        {...drawer.table}
        beside={drawer.opened && <MaterialDrawer opened={drawer.opened} actionsOf={actionsOf} />}
        toolbar={
          <>
            {requirement}
            {print}
            {load}
            {add}
          </>
        }
        empty={{
          title: text.say('emptyTitle'),
          detail: text.say('emptyDetail'),
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
      {opened?.what === 'requirement' && (
        <FieldRequirements definition={materialRecord} calls={material} onClose={close} />
      )}
      {opened?.what === 'languages' && (
        <MultilingualDialog of={opened.of} load={material.translations} save={material.translate} onClose={close} />
      )}
    </>
  );
}
