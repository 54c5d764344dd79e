import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import type { Permission } from '@edp/contract/kernel/call.ts';
import { sharing, type SharingRule } from '@edp/contract/modules/sharing/sharing.ts';
import { useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { lazy } from '../../kernel/lazy.ts';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import type { Filter } from '../../ui/filter/filter.ts';
import { Segmented } from '../../ui/filter/segmented.tsx';
import { PermittedButton } from '../../ui/layout/permitted-button.tsx';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { toggleAction, viewAction } from '../../ui/noun/standard-actions.ts';
import { enabledColumn, nameColumn } from '../../ui/noun/standard-columns.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import type { Column } from '../../ui/table/column.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import type { ruleScreens } from './sharing-record.tsx';
import { useSharingText } from './sharing.texts.ts';

const SharingMap = lazy(async () => (await import('./map/sharing-map.tsx')).SharingMap, PageSkeleton);
const loadSettings = () => import('./sharing-settings.tsx');
const screensOf = (path: keyof typeof ruleScreens) => ({
  Drawer: lazy(async () => (await import('./sharing-record.tsx')).ruleScreens[path].Drawer),
  Dialog: lazy<{ opened: 'settings'; onClose: () => void }>(async () => (await loadSettings()).SharingSettings),
});
const screens = {
  '/shareRulesManage': screensOf('/shareRulesManage'),
  '/contractManage': screensOf('/contractManage'),
};

export function SharingListPage() {
  const t = useSharingText();
  const noun = useNounText();
  const filters = [
    { name: 'name', label: t('name') },
    {
      name: 'status',
      label: noun('status'),
      options: [
        { value: '1', text: noun('enabled') },
        { value: '0', text: noun('disabled') },
      ],
    },
  ];
  return <RuleList title={t('title')} path="/shareRulesManage" view={sharing.detail.can} filters={filters} />;
}

/** The same rules with the search fields of contracts, which all set one filter. */
export function ContractListPage() {
  const t = useSharingText();
  const filters = [t('contractName'), t('contractNumber'), t('customerName')].map((label) => ({ name: 'name', label }));
  return <RuleList title={t('contractTitle')} path="/contractManage" view="contract.view" filters={filters} />;
}

interface Props {
  title: string;
  path: keyof typeof screens;
  /** The permission that opens a rule. */
  view: Permission;
  filters: readonly Filter[];
}

function RuleList({ title, path, view, filters }: Props) {
  const t = useSharingText();
  const noun = useNounText();
  const navigate = useNavigate();
  const [display, setDisplay] = useState<'list' | 'map'>('list');
  const list = useNounList(useList(sharing.list), screens[path]);
  const columns: Column<SharingRule>[] = [
    { key: 'id', title: t('id'), width: 72, sort: 'id', text: ({ id }) => id, render: ({ id }) => id },
    nameColumn(t('name')),
    {
      key: 'type',
      title: t('type'),
      width: 136,
      sort: 'sharingType',
      render: ({ sharingTypeName }) => sharingTypeName,
    },
    { key: 'source', title: t('source'), width: 140, grows: true, render: ({ sharingSource }) => sharingSource },
    { key: 'target', title: t('target'), width: 140, grows: true, render: ({ sharingTo }) => sharingTo },
    { key: 'power', title: t('power'), width: 104, sort: 'power', render: ({ powerStr }) => powerStr },
    enabledColumn(noun, 'status', ({ status }) => status === '1'),
  ];
  const actionsOf = (row: SharingRule) => {
    const isOn = row.status === '1';
    return [
      viewAction({ can: view }, () => navigate(`${path}/${row.id}`)),
      {
        ...toggleAction(sharing.setStatus, row, isOn, ({ id, version }, on) =>
          request(sharing.setStatus, { sharingId: id, version, status: on === 1 ? '1' : '0' }),
        ),
        // The specification quotes other words than those of the other nouns.
        text: isOn ? t('stop') : t('start'),
      },
    ];
  };
  return (
    <NounListPage
      of={list}
      title={title}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, sharing)}
      body={
        display === 'map' &&
        (list.list.isFirstLoad || list.list.rows.length > 0) && (
          <SharingMap filters={list.list.filters} onOpen={(id) => list.openAt({ id }, 'overview')} />
        )
      }
      tools={
        <>
          <Segmented
            aria-label={t('display')}
            value={display}
            onChange={setDisplay}
            options={[
              { value: 'list', label: t('asList') },
              { value: 'map', label: t('asMap') },
            ]}
          />
          <PermittedButton
            can={sharing.setMode.can}
            icon={<SafetyOutlined />}
            onPointerEnter={loadSettings}
            onClick={() => list.openDialog('settings')}>
            {t('settings')}
          </PermittedButton>
        </>
      }
      add={<AddButton call={sharing.add} text={t('newContract')} href={useHref(`${path}/0`)} />}
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
