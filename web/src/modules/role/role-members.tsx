import { roles, type RoleDetail } from '@edp/contract/modules/role/role.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { usePagedList } from '../../kernel/data/use-paged-list.ts';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request } from '../../kernel/http/api.ts';
import { runAction } from '../../kernel/http/run-action.ts';
import { lazy } from '../../kernel/lazy.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import { SearchBox } from '../../ui/filter/search-box.tsx';
import { useDebounced } from '../../ui/layout/use-debounced.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import { useActionColumn } from '../../ui/table/rows/row-actions.tsx';
import styles from './role.module.css';
import { useRoleText, type RoleText } from './role.texts.ts';

const MemberPicker = lazy(async () => (await import('./member-picker.tsx')).MemberPicker);

/** The people who have the role. */
export function RoleMembers({ role, mayEdit }: { role: RoleDetail; mayEdit: boolean }) {
  const t = useRoleText();
  const [text, setText] = useState('');
  const [isPicking, setPicking] = useState(false);
  const realName = useDebounced(text.trim());
  const list = usePagedList(roles.members, { roleId: role.id, realName });
  const rows = list.rows.map((row) => ({ ...row, name: row.realname }));
  const actions = useActionColumn(rows, (row) =>
    mayEdit
      ? [
          {
            text: t('removeMember'),
            can: roles.removeMembers.can,
            run: () => void removeMember(role.id, row, t),
            danger: true,
          },
        ]
      : [],
  );
  const columns = [
    { key: 'name', title: t('person'), width: 140, render: ({ realname }: (typeof rows)[number]) => realname },
    { key: 'account', title: t('account'), width: 140, render: ({ account }: (typeof rows)[number]) => account },
    {
      key: 'department',
      title: t('department'),
      width: 200,
      grows: true,
      render: ({ organizationName }: (typeof rows)[number]) => organizationName,
    },
    {
      key: 'status',
      title: t('status'),
      width: 88,
      render: ({ status }: (typeof rows)[number]) => (
        <StatusTag on={status === 1} text={status === 1 ? t('enabled') : t('disabled')} />
      ),
    },
  ];
  const isEmpty = !list.isFirstLoad && rows.length === 0;
  const add = async (people: readonly { id: string }[]) => {
    if (
      await runAction('role', () => request(roles.addMembers, { roleId: role.id, userIds: people.map(({ id }) => id) }))
    )
      setPicking(false);
  };
  return (
    <div className={styles.members}>
      <div className={styles.memberTools}>
        <SearchBox label={t('searchMember')} value={text} onChange={setText} />
        {mayEdit && (
          <Button type="primary" onClick={() => setPicking(true)}>
            {t('addMembers')}
          </Button>
        )}
      </div>
      {list.error && rows.length === 0 && <ErrorNotice title={list.error.message} onRetry={list.reload} />}
      {!list.error && isEmpty && <Notice title={realName ? t('nobodyFound') : t('noMembersYet')} />}
      {!isEmpty && (
        <DataTable
          caption={t('members')}
          columns={columns}
          rightColumns={actions}
          rows={rows}
          isFirstLoad={list.isFirstLoad}
          isLoading={list.isLoading}
        />
      )}
      {!list.isFirstLoad && !isEmpty && (
        <Pagination {...list.count} pageNo={list.pageNo} pageSize={list.pageSize} onPageChange={list.goToPage} />
      )}
      {isPicking && <MemberPicker title={t('addMembers')} onConfirm={add} onClose={() => setPicking(false)} />}
    </div>
  );
}

async function removeMember(roleId: string, { id, realname }: { id: string; realname: string }, t: RoleText) {
  const question = {
    title: t('removeTitle', { name: realname }),
    detail: t('removeDetail'),
    yes: t('removeMember'),
    danger: true,
  };
  const input = { roleId, userIds: [id] };
  const outcome = {
    action: t('removeMember'),
    thing: '',
    name: realname,
    back: { action: t('addMembers'), send: () => request(roles.addMembers, input) },
  };
  if (await confirm(question)) await runAction('role', () => request(roles.removeMembers, input), undefined, outcome);
}
