import { newsCommentManage, newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { bind } from '../../kernel/http/bind.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { hideComment, moderatedComments, restoreComment } from './moderate-comments.ts';
import { findNews, listNews, newsOptions } from './news-list.ts';
import { pageOfReaders, remindUnread } from './news-readers.ts';
import { copyNews, publishNews, saveNews, withdrawNews } from './save-news.ts';
import { flagColumn, type History, textColumn } from '../../kernel/record/history.ts';

export const newsManageRoutes = [
  ...bind(newsManage, {
    list: listNews,
    detail: (context) => findNews(context, context.input.id),
    options: newsOptions,
    save: saveNews,
    async withdraw(context) {
      await withdrawNews(context);
      return null;
    },
    async publish(context) {
      await publishNews(context);
      return null;
    },
    copy: copyNews,
    readers: ({ db, input }) => pageOfReaders(db, input),
    remind: ({ db, input }) => remindUnread(db, input.id),
    async delete(context) {
      await deleteUnused(context, 'news', context.input.id);
      return null;
    },
  }),
  ...bind(newsCommentManage, {
    moderated: ({ db, input }) => moderatedComments(db, input),
    async hide({ db, input }) {
      await hideComment(db, input);
      return null;
    },
    async restore({ db, input }) {
      await restoreComment(db, input.commentId);
      return null;
    },
  }),
];

/** By the columns of the audience: one of them is given. */
const tables = {
  user_id: 'user_account',
  organisation_id: 'organisation',
  role_id: 'role',
  group_id: 'user_group',
  inventory_organisation_id: 'inventory_organisation',
} as const;

/** The log has times as JSON writes them. */
const timeColumn = (name: string) => ({
  ...textColumn(name),
  toWire: (logged: string | null) => logged && logged.slice(0, 19).replace('T', ' '),
});

export const newsHistory: History = {
  columns: {
    title: textColumn('title'),
    type: textColumn('newsTypeValue'),
    active: flagColumn('active'),
    published_time: timeColumn('publishDate'),
    expires_time: timeColumn('expireDate'),
    forced: flagColumn('forcedRead'),
    comments_open: flagColumn('commentsOpen'),
    for_all: flagColumn('everybody'),
  },
  links: {
    news_audience: (parts) =>
      Object.entries(tables).map(([column, to]) => {
        const { before, after } = parts[column] ?? { before: null, after: null };
        return { name: 'audience', to, added: after === null ? [] : [after], removed: before === null ? [] : [before] };
      }),
  },
};
