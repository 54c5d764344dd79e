import { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { confirm } from '../../../kernel/feedback/confirm.ts';
import { request } from '../../../kernel/http/api.ts';
import { runAction } from '../../../kernel/http/run-action.ts';
import { wordOf } from '../../../ui/noun/defined/defined-columns.tsx';
import type { DefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { deleteAction } from '../../../ui/noun/standard-actions.ts';
import type { RowAction } from '../../../ui/table/rows/row-actions.tsx';
import { newsManageText } from './news-manage.texts.ts';
import { canPublish, canWithdraw, type NewsRow } from './news-row.ts';

async function publish({ id, version, title, everybody, audienceText }: NewsRow, text: DefinitionText) {
  const audience = everybody ? wordOf(text, 'everybody', everybody) : audienceText;
  const question = {
    title: newsManageText('publishTitle', { title }),
    detail: newsManageText('publishDetail', { audience }),
    yes: newsManageText('publish'),
  };
  if (await confirm(question)) await runAction('news', () => request(newsManage.publish, { id, version }));
}

async function withdraw({ id, version, title }: NewsRow) {
  const question = {
    title: newsManageText('withdrawTitle', { title }),
    detail: newsManageText('withdrawDetail'),
    yes: newsManageText('withdraw'),
  };
  if (await confirm(question)) await runAction('news', () => request(newsManage.withdraw, { id, version }));
}

/** What can be done with an item depends on where it stands. */
export const newsActions = (row: NewsRow, text: DefinitionText): RowAction[] => [
  ...(canPublish(row.state)
    ? [{ text: newsManageText('publish'), can: newsManage.publish.can, run: () => publish(row, text) }]
    : []),
  ...(canWithdraw(row.state)
    ? [{ text: newsManageText('withdraw'), can: newsManage.withdraw.can, run: () => withdraw(row) }]
    : []),
  {
    text: newsManageText('copy'),
    can: newsManage.copy.can,
    isExtra: true,
    run: () => runAction('news', () => request(newsManage.copy, { id: row.id })),
  },
  {
    ...deleteAction(newsManage.delete, row, {
      title: newsManageText('deleteTitle', { title: row.title }),
      detail: newsManageText('deleteDetail'),
    }),
    isExtra: true,
  },
];
