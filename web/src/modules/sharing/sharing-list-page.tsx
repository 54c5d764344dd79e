import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import type { Permission } from '@edp/contract/kernel/permission.ts';
import { sharing, type SharingRule, sharingRuleRecord } from '@edp/contract/modules/sharing/sharing.ts';
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
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { toggleAction, viewAction } from '../../ui/noun/standard-actions.ts';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import type { ruleScreens } from './sharing-record.tsx';
import styles from './sharing.module.css';
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
  const title = useDefinitionText(sharingRuleRecord).say('title');
  return <RuleList title={title} path="/shareRulesManage" view={sharing.detail.can} />;
}

/** The same rules with the search fields of contracts, which all set one filter. */
export function ContractListPage() {
  const t = useSharingText();
  const filters = [t('contractName'), t('contractNumber'), t('customerName')].map((label) => ({ name: 'name', label }));
  return (
    <RuleList
      title={t('contractTitle')}
      path="/contractManage"
      view="contract.view"
      filters={filters}
      purpose={t('contractPurpose')}
    />
  );
}

interface Props {
  title: string;
  path: keyof typeof screens;
  /** The permission that opens a rule. */
  view: Permission;
  /** Instead of those of the definition. */
  filters?: readonly Filter[];
  /** Says under the title what the page is for. */
  purpose?: string;
}

function RuleList({ title, path, view, filters, purpose }: Props) {
  const t = useSharingText();
  const navigate = useNavigate();
  const [display, setDisplay] = useState<'list' | 'map'>('list');
  const list = useNounList(useList(sharing.list), screens[path]);
  const { text, columns, ...defined } = useDefinedList<SharingRule>(sharingRuleRecord, {
    columns: { id: { sort: 'id', text: ({ id }) => id }, power: { width: 104, render: ({ powerStr }) => powerStr } },
  });
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
      filters={filters ?? defined.filters}
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
      above={purpose && <p className={styles.purpose}>{purpose}</p>}
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}
