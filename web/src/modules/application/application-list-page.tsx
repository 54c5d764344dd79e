import { application, type Application } from '@edp/contract/modules/application/application.ts';
import { useNavigate } from 'react-router';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { lazy } from '../../kernel/lazy.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { NounListPage } from '../../ui/noun/noun-list-page.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import {
  accessAction,
  deleteAction,
  deleteQuestion,
  extra,
  toggleAction,
  viewAction,
} from '../../ui/noun/standard-actions.ts';
import {
  codeColumn,
  createdTimeColumn,
  creatorColumn,
  enabledColumn,
  nameColumn,
  remarkColumn,
} from '../../ui/noun/standard-columns.tsx';
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { disableIfReadOnly } from '../../ui/table/rows/disable-if-read-only.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';
import { useApplicationText } from './application.texts.ts';

const screens = { Drawer: lazy(async () => (await import('./application-record.tsx')).applicationScreens.Drawer) };

export function ApplicationListPage() {
  const t = useApplicationText();
  const noun = useNounText();
  const navigate = useNavigate();
  const list = useNounList(useList(application.list), screens);
  const open = (id: string) => navigate(`/applicationManage/${id}`);
  const columns = [
    codeColumn<Application>(t('code'), 128),
    nameColumn<Application>(t('name')),
    enabledColumn<Application>(noun, 'status', ({ status }) => status === '1'),
    remarkColumn(noun, 'remarks'),
    creatorColumn(noun, 'createBy'),
    createdTimeColumn<Application>(noun),
  ];
  const actionsOf = (row: Application) => [
    viewAction(application.detail, () => open(row.id)),
    ...disableIfReadOnly(row, [
      toggleAction(application.setStatus, row, row.status === '1', ({ id }, on) =>
        request(application.setStatus, { id, status: on === 1 ? '1' : '0' }),
      ),
      extra(deleteAction(application.delete, row, deleteQuestion(t('thing'), row))),
    ]),
    accessAction(row, list),
  ];
  return (
    <NounListPage
      of={list}
      title={t('title')}
      filters={[
        { name: 'code', label: t('code') },
        { name: 'name', label: t('name') },
      ]}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, application)}
      add={
        <AddButton call={application.save} text={noun('add', { thing: t('thing') })} onClick={() => void open('0')} />
      }
      empty={{ title: t('emptyTitle'), detail: t('emptyDetail') }}
    />
  );
}
