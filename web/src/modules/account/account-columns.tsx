import type { Account } from '@edp/contract/modules/account.ts';
import type { Column } from '../../ui/data-table.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { timeWidth, widthOfTags } from '../../ui/text-width.ts';
import type { AccountText } from './account-text.ts';

export const accountColumns = (t: AccountText): Column<Account>[] => [
  { key: 'account', title: t('account'), width: 128, show: ({ account }) => account },
  { key: 'name', title: t('name'), width: 128, show: ({ name }) => name },
  { key: 'roles', title: t('roles'), width: 160, grows: true, show: ({ roleNames }) => roleNames.join(t('roleSeparator')) || t('noRoles') },
  { key: 'status', title: t('status'), width: widthOfTags(t('active'), t('disabled')), show: ({ active }) => <StatusTag on={active === 1} text={active === 1 ? t('active') : t('disabled')} /> },
  { key: 'online', title: t('online'), width: 112, show: ({ onlineCount: count }) => (count > 0 ? t('onlineIn', { count }) : t('offline')) },
  { key: 'lastSeen', title: t('lastSeen'), width: timeWidth, show: ({ lastSeenTime }) => lastSeenTime || t('never') },
];
