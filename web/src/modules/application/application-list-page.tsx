import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { application, type Application } from '@edp/contract/modules/application.ts';
import { useNavigate } from 'react-router';
import { useList } from '../../kernel/use-list.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { PermittedButton } from '../../ui/permitted-button.tsx';
import { useRecordAccess } from '../../ui/record-access/use-record-access.tsx';
import type { RowAction } from '../../ui/row-actions.tsx';
import { useSearchToggle } from '../../ui/use-search-toggle.tsx';
import { disableIfReadOnly } from '../../ui/disable-if-read-only.ts';
import { deleteApplication, toggleApplication } from './application-actions.ts';
import { applicationColumns } from './application-columns.tsx';
import { useApplicationText } from './application-text.ts';

export function ApplicationListPage() {
  const t = useApplicationText();
  const navigate = useNavigate();
  const list = useList(application.list);
  const search = useSearchToggle(list.filters, true);
  const access = useRecordAccess('application');
  const open = (id: string) => navigate(`/applicationManage/${id}`);

  const filters = [{ name: 'code', label: t('code') }, { name: 'name', label: t('name') }];
  const actionsOf = (row: Application): RowAction[] => [
    { text: t('view'), can: application.detail.can, run: () => open(row.id) },
    ...disableIfReadOnly(row, [
      { text: row.status === '1' ? t('disable') : t('enable'), can: application.setStatus.can, run: () => toggleApplication(row) },
      { text: t('delete'), can: application.delete.can, run: () => deleteApplication(row), danger: true },
    ]),
    access.actionOf(row),
  ];
  const add = (
    <PermittedButton can={application.save.can} type="primary" icon={<PlusOutlined />} onClick={() => void open('0')}>
      {t('add')}
    </PermittedButton>
  );
  const toolbar = <>{search.button}{add}</>;
  return (
    <>
      <ListPage title={t('title')} list={list} filters={search.isOpen ? filters : []} columns={applicationColumns(t)} actionsOf={actionsOf} toolbar={toolbar}
        empty={{ title: t('emptyTitle'), detail: t('emptyDetail'), action: add }} />
      {access.dialog}
    </>
  );
}
