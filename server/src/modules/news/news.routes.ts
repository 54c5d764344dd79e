import { news, newsComment } from '@edp/contract/modules/news/news.ts';
import { bind } from '../../kernel/http/bind.ts';
import { sendStoredFile } from '../file/send-file.ts';
import {
  addComment,
  comments,
  contents,
  deleteComment,
  findAttachment,
  headlines,
  laudRecords,
  recordRead,
  setLiked,
  viewRecords,
} from './news.queries.ts';

export const newsRoutes = [
  ...bind(news, {
    headlines: ({ db, session, language }) => headlines(db, session.userId, language),
    contents: (context) => contents(context, context.input.newsIds),
    recordRead: async ({ db, input, session }) => {
      await recordRead(db, input.newId, session.userId);
      return null;
    },
    async attachment({ db, input, kernel, session }) {
      const stored = await findAttachment(db, input, session.userId);
      return (reply) => sendStoredFile(reply, kernel.files, stored, 'attachment');
    },
    laud: async ({ db, input, session }) => {
      await setLiked(db, input.newId, input.lauded === 1, session.userId);
      return null;
    },
    laudRecords: ({ db, input, session }) => laudRecords(db, input, session.userId),
  }),
  ...bind(newsComment, {
    ofNews: ({ db, input, session }) => comments(db, input, session),
    views: ({ db, input, session }) => viewRecords(db, input, session.userId),
    add: ({ db, input, session }) => addComment(db, input.newId, input.commentValue, session.userId),
    delete: async ({ db, input, session }) => {
      await deleteComment(db, input.commentId, session);
      return null;
    },
  }),
];
