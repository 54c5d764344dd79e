import { z } from 'zod';
import { calls, type SampleRecord, post } from '../../kernel/call.ts';
import {
  byId,
  DateTime,
  emptyAsUndefined,
  filterDateRange,
  filterFlag,
  filterText,
  Id,
  optionalId,
  optionalIds,
  requiredText,
  Saved,
  Version,
} from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { conditionOf, rowOf, saveInputOf } from '../../kernel/record/record.ts';
import { rule, ruleAcross } from '../../kernel/rule.ts';
import { fileRefs } from '../../kernel/file-link.ts';
import { Reader } from '../message/message-sending.ts';
import { newsFields, newsRowFields, newsStates } from './news-fields.ts';

export const mostAttachments = 10;
const mostNamed = 1000;
const named = optionalIds(mostNamed);

const NewsInput = saveInputOf(newsFields)
  .extend({
    fileIds: fileRefs(mostAttachments),
    audience: z
      .object(
        { empIds: named, orgIds: named, roleIds: named, groupIds: named, invorgIds: named },
        rule('news.audienceRequired'),
      )
      .optional(),
  })
  .refine(
    ({ publishMode, publishDate }) => publishMode !== 'later' || publishDate !== undefined,
    ruleAcross(['publishMode', 'publishDate'], 'news.publishRequired'),
  )
  .refine(
    ({ publishMode, publishDate, expireDate }) =>
      publishMode !== 'later' || !publishDate || !expireDate || expireDate > publishDate,
    ruleAcross(['publishMode', 'publishDate', 'expireDate'], 'news.expiryBeforePublish'),
  )
  .refine(
    ({ everybody, audience }) => everybody === 1 || Object.values(audience ?? {}).some((ids) => ids.length > 0),
    ruleAcross(['everybody', 'audience'], 'news.audienceRequired'),
  );

const ManagedNews = rowOf(newsRowFields);
export type ManagedNews = z.output<typeof ManagedNews>;

const NewsDetail = rowOf(newsFields).extend({
  /** When those who have not read it were last reminded, or empty. */
  remindedTime: z.string(),
});
export type NewsDetail = z.output<typeof NewsDetail>;

const { createTime, title, publishDate, expireDate, forcedRead, commentsOpen, createdName, updatedTime } =
  newsRowFields;
/** A condition of the list can test these. */
export const newsTests = {
  createTime,
  title,
  publishDate,
  expireDate,
  forcedRead,
  commentsOpen,
  createdName,
  updatedTime,
};

const filters = {
  condition: conditionOf(newsTests),
  title: filterText(),
  newsTypeValue: filterText(),
  state: emptyAsUndefined(z.enum(newsStates, rule('rule.choice'))),
  forcedRead: filterFlag,
  publishDate: filterDateRange,
};

const sampleNews = ({ id, version }: SampleRecord) => ({
  id,
  version,
  title: '示例',
  newsTypeValue: '公司公告',
  newsContent: '<p>示例</p>',
  publishMode: 'now',
  everybody: 1,
});

/** The calls of those who write news; the readers' are in news.ts. */
export const newsManage = calls('news', 'news', '/v6/DcNewsController', {
  list: post('queryNewsList', {
    summary: 'A page of all news, whatever its state, with reading figures.',
    can: 'news.view',
    input: paged(filters, { sort: ['title', 'newsTypeValue', 'publishDate', 'expireDate', 'updatedTime'] }),
    page: ManagedNews,
  }),
  detail: post('getNewsDetail', {
    summary: 'One news item as its writers see it.',
    can: 'news.view',
    input: byId,
    output: NewsDetail,
  }),
  options: post('getNewsOptions', {
    summary: 'The types in use and the inventory organisations that news can be addressed to.',
    can: 'news.view',
    input: z.object({}),
    output: z.object({ types: z.array(z.string()), invorgs: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  save: post('saveOrUpdateNews', {
    summary: 'Writes a news item or, with an id, changes it; publishes it now or later if asked to.',
    can: 'news.edit',
    input: NewsInput,
    output: Saved,
    writes: true,
    sample: sampleNews,
  }),
  withdraw: post('withdrawNews', {
    summary: 'Takes published or scheduled news back.',
    can: 'news.edit',
    input: byId.extend({ version: Version }),
    output: z.null(),
    writes: true,
    done: 'news.withdrawn',
  }),
  publish: post('publishNews', {
    summary: 'Publishes a draft, or what is scheduled or withdrawn, at once.',
    can: 'news.edit',
    input: byId.extend({ version: Version }),
    output: z.null(),
    writes: true,
    done: 'news.published',
  }),
  copy: post('copyNews', {
    summary: 'Copies a news item with its audience and attachments as a draft.',
    can: 'news.edit',
    input: byId,
    output: Saved,
    writes: true,
    done: 'news.copied',
  }),
  readers: post('queryNewsReaders', {
    summary: 'The people whom a news item is for, and when each has read it.',
    can: 'news.view',
    input: paged({ id: Id, name: filterText(), read: filterFlag, orgId: optionalId }),
    page: Reader,
  }),
  remind: post('remindUnread', {
    summary: 'Sends a message to those who have not read a published item, at most once an hour.',
    can: 'news.edit',
    input: byId,
    output: z.object({ count: z.number() }),
    writes: true,
    bulk: true,
    done: 'news.reminded',
  }),
  delete: post('deleteNews', {
    summary: 'Deletes a news item with its comments and reading records.',
    can: 'news.delete',
    input: byId,
    output: z.null(),
    writes: true,
  }),
});

const ModeratedComment = z.object({
  id: z.string(),
  commentsDate: DateTime,
  commentSName: z.string(),
  commentValue: z.string(),
  status: z.enum(['normal', 'deleted', 'hidden']),
  hiddenReason: z.string(),
  hiddenName: z.string(),
  hiddenTime: z.string(),
});
export type ModeratedComment = z.output<typeof ModeratedComment>;

export const newsCommentManage = calls('newsComment', 'news', '/v6/DcNewsCommentController', {
  moderated: post('queryModeratedComments', {
    summary: 'The comments on a news item with those that were hidden, and why.',
    can: 'news.view',
    input: paged({
      newId: Id,
      commentValue: filterText(),
      status: emptyAsUndefined(z.enum(['normal', 'deleted', 'hidden'], rule('rule.choice'))),
    }),
    page: ModeratedComment,
  }),
  hide: post('hideComment', {
    summary: 'Hides a comment from its readers; the reason is recorded.',
    can: 'news.edit',
    input: z.object({ commentId: Id, reason: requiredText(200, 'news.hideReasonRequired') }),
    output: z.null(),
    writes: true,
    done: 'news.commentHidden',
  }),
  restore: post('restoreComment', {
    summary: 'Shows a hidden comment again.',
    can: 'news.edit',
    input: z.object({ commentId: Id }),
    output: z.null(),
    writes: true,
    done: 'news.commentRestored',
  }),
});
