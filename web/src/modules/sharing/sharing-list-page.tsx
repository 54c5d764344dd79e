import PlusOutlined from '@ant-design/icons/PlusOutlined';
import SafetyOutlined from '@ant-design/icons/SafetyOutlined';
import { sharing, type SharingRule } from '@edp/contract/modules/sharing.ts';
import { useState, type ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import { lazy } from '../../kernel/lazy.ts';
import { useList, type List } from '../../kernel/use-list.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { PermittedButton } from '../../ui/permitted-button.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
import type { Filter } from '../../ui/search-area.tsx';
import { useSearchToggle } from '../../ui/use-search-toggle.tsx';
import { toggleRule } from './sharing-actions.ts';
import { sharingColumns } from './sharing-columns.tsx';
import { useSharingText } from './sharing-text.ts';

const loadSettings = () => import('./sharing-settings.tsx');
const SharingSettings = lazy(async () => (await loadSettings()).SharingSettings);

export function SharingListPage() {
  const t = useSharingText();
  const list = useList(sharing.list);
  const search = useSearchToggle(list.filters);
  const filters = [
    { name: 'name', label: t('name') },
    { name: 'status', label: t('status'), options: [{ value: '1', text: t('enabled') }, { value: '0', text: t('disabled') }] },
  ];
  return <RuleList title={t('title')} path="/shareRulesManage" list={list} filters={search.isOpen ? filters : []} tools={search.button} />;
}

/** The same rules with the search fields of contracts, which all set one filter. */
export function ContractListPage() {
  const t = useSharingText();
  const list = useList(sharing.list);
  const filters = [t('contractName'), t('contractNumber'), t('customerName')].map((label) => ({ name: 'name', label }));
  return <RuleList title={t('contractTitle')} path="/contractManage" list={list} filters={filters} />;
}

interface Props {
  title: string;
  path: string;
  list: List<SharingRule>;
  filters: readonly Filter[];
  tools?: ReactNode;
}

function RuleList({ title, path, list, filters, tools }: Props) {
  const t = useSharingText();
  const navigate = useNavigate();
  const newAddress = useHref(`${path}/0`);
  const [isSetting, setSetting] = useState(false);

  const actionsOf = (row: SharingRule): RowAction[] => [
    { text: t('view'), can: sharing.detail.can, run: () => navigate(`${path}/${row.id}`) },
    { text: row.status === '1' ? t('stop') : t('start'), can: sharing.setStatus.can, run: () => toggleRule(row) },
  ];
  const add = <PermittedButton can={sharing.add.can} type="primary" icon={<PlusOutlined />} href={newAddress}>{t('newContract')}</PermittedButton>;
  const toolbar = (
    <>
      {tools}
      <PermittedButton can={sharing.setMode.can} icon={<SafetyOutlined />} onPointerEnter={loadSettings} onClick={() => setSetting(true)}>{t('settings')}</PermittedButton>
      {add}
    </>
  );
  return (
    <>
      <ListPage title={title} list={list} filters={filters} columns={sharingColumns(t)} actionsOf={actionsOf} toolbar={toolbar}
        empty={{ title: t('emptyTitle'), detail: t('emptyDetail'), action: add }} />
      {isSetting && <SharingSettings onClose={() => setSetting(false)} />}
    </>
  );
}
