import { loginRecord, loginResults } from '@edp/contract/modules/login-record/login-record.ts';
import { useList } from '../../kernel/data/use-list.ts';
import { ListPage } from '../../ui/table/list-page.tsx';
import { userColumns } from './login-record-columns.tsx';
import { useLoginRecordText } from './login-record.texts.ts';

/** Every login at an account of the tenant, successful and refused. */
export function LoginRecordListPage() {
  const t = useLoginRecordText();
  const list = useList(loginRecord.list);
  const rows = list.rows.map((row) => ({ ...row, name: row.userName }));
  const filters = [
    { name: 'name', label: t('person') },
    { name: 'address', label: t('address') },
    { name: 'result', label: t('result'), options: loginResults.map((value) => ({ value, text: t(value) })) },
    { name: 'time', label: t('period'), type: 'range' as const },
  ];
  return (
    <ListPage
      title={t('logTitle')}
      list={{ ...list, rows }}
      filters={filters}
      columns={userColumns(t)}
      actionsOf={() => []}
      empty={{ title: t('empty'), detail: t('emptyDetail') }}
    />
  );
}
