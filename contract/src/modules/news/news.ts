import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { DateTime, Flag, Id, idList, requiredText, Saved } from '../../kernel/fields.ts';
import type { Language, Text } from '../../kernel/language.ts';
import { paged } from '../../kernel/paging.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { newsTexts } from './news.texts.ts';

addTexts(newsTexts);

/**
 * The types that are known by a name in both languages; a company may have others, which are shown as they were
 * written.
 */
const newsTypes: readonly Text[] = [
  { ZHS: '公司公告', ENG: 'Announcement' },
  { ZHS: '工作通知', ENG: 'Notice' },
  { ZHS: '安全提醒', ENG: 'Security' },
  { ZHS: '系统更新', ENG: 'System update' },
];

/** The types that every company may use, as the user reads them. */
export const knownNewsTypes = (language: Language) => newsTypes.map((type) => type[language]);

/** As a type is stored, whichever language it was chosen in. */
export const storedNewsType = (type: string) =>
  newsTypes.find(({ ZHS, ENG }) => ZHS === type || ENG === type)?.ZHS ?? type;

export const newsTypeIn = (language: Language, type: string) =>
  newsTypes.find(({ ZHS }) => ZHS === type)?.[language] ?? type;

/** One line of the ticker. */
const Headline = z.object({
  newId: z.string(),
  title: z.string(),
  publishDate: DateTime,
  newsTypeValue: z.string(),
  /** 1: the user must read it before going on. */
  forcedRead: z.literal([0, 1]),
});

const News = z.object({
  id: z.string(),
  title: z.string(),
  publishDate: DateTime,
  newsTypeValue: z.string(),
  numberViews: z.number(),
  commentNumber: z.number(),
  laudNumber: z.number(),
  /** 1: the user likes it. */
  lauded: z.literal([0, 1]),
  /** HTML, sanitised; what was written before there was an editor is plain text in paragraphs. */
  newsContent: z.string(),
  /** 0: no further comments. */
  commentsOpen: z.literal([0, 1]),
  files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number() })),
});

const Comment = z.object({
  id: z.string(),
  commentsDate: DateTime,
  commentSName: z.string(),
  commentValue: z.string(),
  /** A hidden comment keeps its place, without its words. */
  status: z.enum(['normal', 'deleted', 'hidden']),
  /** 1: the user may delete it. */
  deletable: z.literal([0, 1]),
});

const ofNews = paged({ newId: Id });

export const news = calls('news', 'news', '/v6/DcNewsController', {
  headlines: get('getNewImgList', {
    can: 'member',
    input: z.object({ userId: Id.optional() }),
    output: z.array(Headline),
  }),
  contents: post('getNewsContent', { can: 'member', input: z.object({ newsIds: idList(50) }), output: z.array(News) }),
  recordRead: get('forcedReadRecord', {
    can: 'member',
    input: z.object({ newId: Id }),
    output: z.null(),
    writes: true,
  }),
  attachment: get('downloadNewsFile', {
    summary: 'A file that is attached to news, for those whom the news is for.',
    can: 'member',
    input: z.object({ newId: Id, fileId: Id }),
    raw: true,
  }),
  laud: post('laud', { can: 'member', input: z.object({ newId: Id, lauded: Flag }), output: z.null(), writes: true }),
  laudRecords: get('queryLaudList', {
    can: 'staff',
    input: ofNews,
    /** Spelled as on the wire. */
    page: z.object({ laudTime: DateTime, loudPerson: z.string() }),
  }),
});

export const newsComment = calls('newsComment', 'news', '/v6/DcNewsCommentController', {
  ofNews: get('queryCommentList', { can: 'member', input: ofNews, page: Comment }),
  views: get('queryNewsViewsList', {
    can: 'staff',
    input: ofNews,
    page: z.object({ commentsDate: DateTime, commentSName: z.string() }),
  }),
  add: post('addComment', {
    can: 'member',
    input: z.object({ newId: Id, commentValue: requiredText(500, 'news.commentRequired') }),
    output: Saved,
    writes: true,
  }),
  delete: get('deleteComment', {
    can: 'member',
    input: z.object({ commentId: Id }),
    output: z.null(),
    writes: true,
    done: 'news.commentDeleted',
  }),
});
