import { account, type Account, accountRecord } from '@edp/contract/modules/account/account.ts';
import { loginRecord } from '@edp/contract/modules/login-record/login-record.ts';
import { sessions } from '@edp/contract/modules/session/sessions.ts';
import { twoFactor } from '@edp/contract/modules/two-factor/two-factor.ts';
import { Button } from 'antd';
import { useList } from '../../kernel/data/use-list.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request } from '../../kernel/http/api.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useLive } from '../../kernel/live/live-state.ts';
import { useSession } from '../../kernel/session/session.ts';
import { joinNames } from '../../kernel/text/punctuation.ts';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import type { RowAction } from '../../ui/table/rows/row-actions.tsx';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { asText, timeColumn } from '../../ui/table/columns/value-columns.tsx';
import { accountText, useAccountText } from './account.texts.ts';
import { ownAccountText } from './own-account.texts.ts';

const UserLoginsDialog = lazy(async () => (await import('./user-logins-dialog.tsx')).UserLoginsDialog);
const UserSessionsDialog = lazy(async () => (await import('./sessions/user-sessions-dialog.tsx')).UserSessionsDialog);
const ResetPasswordDialog = lazy(async () => (await import('./reset-password-dialog.tsx')).ResetPasswordDialog);
const screens = { Drawer: lazy(async () => (await import('./account-record.tsx')).accountScreens.Drawer), Dialog };

/** Without an account, the logins of all. */
type OpenDialog = { what: 'reset' | 'sessions'; of: Account } | { what: 'logins'; of?: Account };

function Dialog({ opened, onClose }: { opened: OpenDialog; onClose: () => void }) {
  if (opened.what === 'sessions') return <UserSessionsDialog of={opened.of} onClose={onClose} />;
  return opened.what === 'reset' ? (
    <ResetPasswordDialog of={opened.of} onClose={onClose} />
  ) : (
    <UserLoginsDialog of={opened.of} onClose={onClose} />
  );
}

export function AccountListPage() {
  const t = useAccountText();
  const list = useNounList(useList(account.list), screens);
  const { userId } = useSession();
  const lastSeen = useDefinitionText(accountRecord).of('lastSeenTime', 'label')!;
  const { text, columns, filters } = useDefinedList<Account>(accountRecord, {
    columns: {
      roleNames: asText(({ roleNames }) => joinNames(roleNames) || t('noRoles')),
      onlineCount: { render: (row) => <OnlineCount of={row} /> },
      lastSeenTime: timeColumn('lastSeenTime', lastSeen, { key: 'lastSeen', otherwise: t('never') }),
    },
  });
  // The user's own account is managed in the user menu.
  const actionsOf = (row: Account): RowAction[] => [
    ...(row.id === userId
      ? []
      : [
          {
            text: t('resetPassword'),
            can: account.resetPassword.can,
            run: () => list.openDialog({ what: 'reset', of: row }),
          },
        ]),
    {
      text: ownAccountText('loginRecords'),
      can: loginRecord.list.can,
      run: () => list.openDialog({ what: 'logins', of: row }),
    },
    ...(row.id !== userId && row.twoFactor === 1
      ? [
          {
            text: t('resetTwoFactor'),
            can: twoFactor.reset.can,
            run: () => resetTwoFactor(row),
            danger: true,
            isExtra: true,
          },
        ]
      : []),
    ...(row.sessionCount > 0
      ? [
          {
            text: t('sessions'),
            can: sessions.ofUser.can,
            run: () => list.openDialog({ what: 'sessions', of: row }),
            isExtra: true,
          },
        ]
      : []),
    ...(row.id !== userId && row.sessionCount > 0
      ? [{ text: t('endSessions'), can: account.endSessions.can, run: () => endSessions(row), danger: true }]
      : []),
  ];
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, account, { disableDetail: t('disableDetail') })}
      tools={<Button onClick={() => list.openDialog({ what: 'logins' })}>{t('allLoginRecords')}</Button>}
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}

async function endSessions({ id, name, account: login }: Account) {
  const question = {
    title: accountText('endTitle', { name }),
    detail: accountText('endDetail', { account: login }),
    yes: accountText('endSessions'),
    danger: true,
  };
  if (await confirm(question)) await runAction('account', () => request(account.endSessions, { id }));
}

async function resetTwoFactor({ id, name, account: login }: Account) {
  const question = {
    title: accountText('resetTwoFactorTitle', { name }),
    detail: accountText('resetTwoFactorDetail', { account: login }),
    yes: accountText('resetTwoFactor'),
    danger: true,
  };
  if (await confirm(question)) await runAction('account', () => request(twoFactor.reset, { id }));
}

/** In how many places a person is online; the live channel knows at once who came and went since the list was read. */
function OnlineCount({ of: { id, onlineCount } }: { of: Account }) {
  const t = useAccountText();
  const count = useLive(({ status, online }) =>
    status !== 'online' ? onlineCount : online.has(id) ? Math.max(1, onlineCount) : 0,
  );
  return count > 0 ? t('onlineIn', { count }) : t('offline');
}
