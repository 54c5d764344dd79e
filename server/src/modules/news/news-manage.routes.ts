import { newsCommentManage, newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { bind } from '../../kernel/http/bind.ts';
import { deleteUnused } from '../../kernel/record/delete-unused.ts';
import { hideComment, moderatedComments, restoreComment } from './moderate-comments.ts';
import { findNews, listNews, newsOptions } from './news-list.ts';
import { pageOfReaders, remindUnread } from './news-readers.ts';
import { copyNews, publishNews, saveNews, withdrawNews } from './save-news.ts';

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
