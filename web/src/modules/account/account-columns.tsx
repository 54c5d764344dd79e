import type { Account } from '@edp/contract/modules/account.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeColumnWidth, tagColumnWidth } from '../../ui/text-width.ts';
import type { AccountText } from './account-text.ts';

export const accountColumns = (t: AccountText): Column<Account>[] => [
  { key: 'account', title: t('account'), width: 128, render: ({ account }) => account },
  { key: 'name', title: t('name'), width: 128, render: ({ name }) => name },
  { key: 'roles', title: t('roles'), width: 160, grows: true, render: ({ roleNames }) => roleNames.join(t('roleSeparator')) || t('noRoles') },
  { key: 'status', title: t('status'), width: tagColumnWidth(t('active'), t('disabled')), render: ({ active }) => <StatusTag on={active === 1} text={active === 1 ? t('active') : t('disabled')} /> },
  { key: 'online', title: t('online'), width: 112, render: ({ onlineCount: count }) => (count > 0 ? t('onlineIn', { count }) : t('offline')) },
  { key: 'lastSeen', title: t('lastSeen'), width: timeColumnWidth, render: ({ lastSeenTime }) => lastSeenTime || t('never') },
];
