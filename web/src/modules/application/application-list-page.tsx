import { application, type Application, applicationRecord } from '@edp/contract/modules/application/application.ts';
import { useNavigate } from 'react-router';
import { useList } from '../../kernel/data/use-list.ts';
import { request } from '../../kernel/http/api.ts';
import { lazy } from '../../kernel/lazy.ts';
import { AddButton } from '../../ui/noun/add-button.tsx';
import { useDefinedList } from '../../ui/noun/defined/defined-columns.tsx';
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
import { useNounList } from '../../ui/noun/use-noun-list.ts';
import { disableIfReadOnly } from '../../ui/table/rows/disable-if-read-only.ts';
import { useRecordBatch } from '../../ui/table/selection/use-record-batch.tsx';

const screens = {
  Drawer: lazy(
    async () =>
      (await import('../../ui/noun/defined/defined-screens.tsx')).definedScreens<Application>(applicationRecord).Drawer,
  ),
};

/** A record is opened, and a new one added, on a page of its own. */
export function ApplicationListPage() {
  const noun = useNounText();
  const navigate = useNavigate();
  const { text, columns, filters } = useDefinedList<Application>(applicationRecord);
  const list = useNounList(useList(application.list), screens);
  const open = (id: string) => navigate(`/applicationManage/${id}`);
  const actionsOf = (row: Application) => [
    viewAction(application.detail, () => open(row.id)),
    ...disableIfReadOnly(row, [
      toggleAction(application.setStatus, row, row.status === '1', ({ id }, on) =>
        request(application.setStatus, { id, status: on === 1 ? '1' : '0' }),
      ),
      extra(deleteAction(application.delete, row, deleteQuestion(text.say('thing'), row))),
    ]),
    accessAction(row, list),
  ];
  return (
    <NounListPage
      of={list}
      title={text.say('title')}
      filters={filters}
      columns={columns}
      actionsOf={actionsOf}
      batch={useRecordBatch(list.list, application)}
      add={
        <AddButton
          call={application.save}
          text={noun('add', { thing: text.say('thing') })}
          onClick={() => void open('0')}
        />
      }
      empty={{ title: text.say('emptyTitle'), detail: text.say('emptyDetail') }}
    />
  );
}
