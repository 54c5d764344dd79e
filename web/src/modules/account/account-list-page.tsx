import { account, type Account } from '@edp/contract/modules/account.ts';
import { loginRecord } from '@edp/contract/modules/login-record.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { runAction } from '../../kernel/run-action.ts';
import { request } from '../../kernel/api.ts';
import { confirm } from '../../kernel/confirm.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useSession } from '../../kernel/session.ts';
import { useList } from '../../kernel/use-list.ts';
import { ListPage } from '../../ui/list-page.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
import { accountColumns } from './account-columns.tsx';
import { accountText, useAccountText } from './account-text.ts';

const UserLoginsDialog = lazy(async () => (await import('./user-logins-dialog.tsx')).UserLoginsDialog);
const ResetPasswordDialog = lazy(async () => (await import('./reset-password-dialog.tsx')).ResetPasswordDialog);

async function endSessions({ id, name, account: login }: Account) {
  const question = { title: accountText('endTitle', { name }), detail: accountText('endDetail', { account: login }), yes: accountText('endSessions'), danger: true };
  if (await confirm(question)) await runAction('account', () => request(account.endSessions, { id }));
}

export function AccountListPage() {
  const t = useAccountText();
  const list = useList(account.list);
  const { userId } = useSession();
  const [reset, setReset] = useState<Account>();
  const [loginsOf, setLoginsOf] = useState<Account | 'all'>();

  const filters = [
    { name: 'account', label: t('account') },
    { name: 'name', label: t('name') },
  ];
  // The user's own account is managed in the user menu.
  const actionsOf = (row: Account): RowAction[] => [
    ...(row.id === userId ? [] : [{ text: t('resetPassword'), can: account.resetPassword.can, run: () => setReset(row) }]),
    { text: t('loginRecords'), can: loginRecord.list.can, run: () => setLoginsOf(row) },
    ...(row.id !== userId && row.onlineCount > 0 ? [{ text: t('endSessions'), can: account.endSessions.can, run: () => endSessions(row), danger: true }] : []),
  ];

  return (
    <>
      <ListPage title={t('title')} list={list} filters={filters} columns={accountColumns(t)} actionsOf={actionsOf}
        toolbar={<Button onClick={() => setLoginsOf('all')}>{t('allLoginRecords')}</Button>}
        empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }} />
      {reset && <ResetPasswordDialog of={reset} onClose={() => setReset(undefined)} />}
      {loginsOf && <UserLoginsDialog of={loginsOf === 'all' ? undefined : loginsOf} onClose={() => setLoginsOf(undefined)} />}
    </>
  );
}
