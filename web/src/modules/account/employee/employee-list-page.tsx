import type { account } from '@edp/contract/modules/account/account.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import type { loginRecord } from '@edp/contract/modules/login-record/login-record.ts';
import { useMemo } from 'react';
import { useList } from '../../../kernel/data/use-list.ts';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { request } from '../../../kernel/http/api.ts';
import { runAction } from '../../../kernel/http/run-action.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { AddButton } from '../../../ui/noun/add-button.tsx';
import { NounListPage } from '../../../ui/noun/noun-list-page.tsx';
import { nounText, useNounText } from '../../../ui/noun/noun.texts.ts';
import { deleteAction, editAction, extra } from '../../../ui/noun/standard-actions.ts';
import { useNounList } from '../../../ui/noun/use-noun-list.ts';
import type { RowAction } from '../../../ui/table/rows/row-actions.tsx';
import { useRecordBatch } from '../../../ui/table/selection/use-record-batch.tsx';
import { DepartmentTree } from './department-tree.tsx';
import type { OpenedDialog } from './employee-dialog.tsx';
import { type EmployeeRow, toRow } from './employee-row.ts';
import { employeeText, useEmployeeText } from './employee.texts.ts';
import { useEmployeeList } from './use-employee-list.tsx';

const load = () => import('./employee-dialog.tsx');
const screens = {
  Drawer: lazy(async () => (await import('./employee-record.tsx')).employeeScreens.Drawer),
  Dialog: lazy(async () => (await load()).EmployeeDialog),
};

// As types only: the contracts come with the dialogs.
const reset = 'account.reset' satisfies typeof account.resetPassword.can;
const viewLogins = 'account.view' satisfies typeof loginRecord.list.can;

/** The people of the tenant, by department. */
export function EmployeeListPage() {
  const t = useEmployeeText();
  const noun = useNounText();
  const { rows, ...rest } = useList(employee.list);
  const read = { ...rest, rows: useMemo(() => rows.map(toRow), [rows]) };
  const list = useNounList<EmployeeRow, OpenedDialog>(read, screens);
  const { userId } = useSession();
  const { text, columns, filters } = useEmployeeList();

  const actionsOf = (row: EmployeeRow): RowAction[] => {
    const others = row.id === userId ? [] : actionsOnOthers(row, text.say('thing'), list.openDialog);
    return [
      editAction(employee.update, row, {
        openDialog: (opened) => opened.what === 'form' && list.openDialog(opened),
        openAt: list.openAt,
      }),
      ...others,
      extra({
        text: t('loginRecords'),
        can: viewLogins,
        run: () => list.openDialog({ what: 'logins', of: accountOf(row) }),
      }),
    ];
  };
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      left={
        <DepartmentTree
          chosenId={read.filters['organizationId']}
          onChoose={(organizationId) => read.search({ organizationId })}
        />
      }
      batch={useRecordBatch(read, employee, { disableDetail: t('disableDetail') })}
      add={
        <AddButton
          call={employee.add}
          text={noun('add', { thing: text.say('thing') })}
          load={load}
          onClick={() => list.openDialog({ what: 'form', organizationId: read.filters['organizationId'] })}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}

const accountOf = ({ id, name, account: login }: EmployeeRow) => ({ id, name, account: login });

/** What users do not do to themselves. */
function actionsOnOthers(row: EmployeeRow, thing: string, open: (dialog: OpenedDialog) => void): RowAction[] {
  const question = {
    title: nounText('deleteTitle', { thing, name: row.name }),
    detail: employeeText('deleteDetail', { account: row.account }),
  };
  const state: RowAction[] = row.leftTime
    ? [{ text: employeeText('takeBack'), can: employee.setStatus.can, run: () => setStatus(row, 1) }]
    : [
        {
          text: nounText(row.status === '1' ? 'disable' : 'enable'),
          can: employee.setStatus.can,
          run: () => (row.status === '1' ? disable(row) : setStatus(row, 1)),
        },
        extra({ text: employeeText('leave'), can: employee.leave.can, run: () => open({ what: 'leave', of: row }) }),
      ];
  return [
    ...state,
    extra({ text: employeeText('resetPassword'), can: reset, run: () => open({ what: 'reset', of: accountOf(row) }) }),
    extra(deleteAction(employee.delete, row, question)),
  ];
}

function setStatus({ id, name, leftTime }: EmployeeRow, status: 0 | 1) {
  const words = [nounText('disable'), nounText('enable')] as const;
  const send = (on: 0 | 1) => () => request(employee.setStatus, { id, status: on });
  // One who came back did not only lack the account.
  const back = leftTime ? undefined : { action: words[1 - status]!, send: send(status === 1 ? 0 : 1) };
  return runAction('employee', send(status), undefined, {
    action: leftTime ? employeeText('takeBack') : words[status],
    name,
    back,
  });
}

async function disable(row: EmployeeRow) {
  if (
    await confirm({
      title: employeeText('disableTitle', { name: row.name }),
      detail: employeeText('disableDetail'),
      yes: employeeText('disable'),
      danger: true,
    })
  )
    await setStatus(row, 0);
}
