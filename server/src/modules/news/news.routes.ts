import { news, newsComment } from '@edp/contract/modules/news/news.ts';
import { bind } from '../../kernel/http/bind.ts';
import { addComment, comments, contents, deleteComment, headlines, laudRecords, recordRead, setLiked, viewRecords } from './news.queries.ts';

export const newsRoutes = [
  ...bind(news, {
    headlines: ({ db, session, language }) => headlines(db, session.userId, language),
    contents: ({ db, input, session, language }) => contents(db, input.newsIds, session.userId, language),
    recordRead: async ({ db, input }) => {
      await recordRead(db, input.newId);
      return null;
    },
    laud: async ({ db, input, session }) => {
      await setLiked(db, input.newId, input.lauded === 1, session.userId);
      return null;
    },
    laudRecords: ({ db, input }) => laudRecords(db, input),
  }),
  ...bind(newsComment, {
    ofNews: ({ db, input, session }) => comments(db, input, session),
    views: ({ db, input }) => viewRecords(db, input),
    add: ({ db, input }) => addComment(db, input.newId, input.commentValue),
    delete: async ({ db, input, session }) => {
      await deleteComment(db, input.commentId, session);
      return null;
    },
  }),
];
