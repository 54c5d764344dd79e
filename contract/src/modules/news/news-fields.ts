import { z } from 'zod';
import { filterDateRange, Flag, requiredText, requiredWord } from '../../kernel/fields.ts';
import { hasContent } from '../../kernel/html-content.ts';
import {
  computedField,
  countField,
  createdTimeField,
  creatorField,
  enumField,
  flagField,
  requiredTextField,
  richTextField,
  sortable,
  updatedTimeField,
  viewed,
  yesOrNo,
} from '../../kernel/record/record-fields.ts';
import { recordLabels } from '../../kernel/record/record-labels.ts';
import { rule } from '../../kernel/rule.ts';
import { RecordFile } from '../../kernel/file-link.ts';

/** `draft` was never published, `scheduled` will be, `expired` was until its expiry, `withdrawn` was taken back. */
export const newsStates = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const;
export type NewsState = (typeof newsStates)[number];
const stateTexts = {
  draft: { ZHS: '草稿', ENG: 'Draft' },
  scheduled: { ZHS: '待发布', ENG: 'Scheduled' },
  published: { ZHS: '已发布', ENG: 'Published' },
  expired: { ZHS: '已过期', ENG: 'Expired' },
  withdrawn: { ZHS: '已撤回', ENG: 'Withdrawn' },
};

/** Saving keeps news as a draft, publishes it at once (published news stay so), or at the given time. */
const publishModes = ['draft', 'now', 'later'] as const;
const modeTexts = {
  draft: { ZHS: '存为草稿', ENG: 'Keep as a draft' },
  now: { ZHS: '立即发布', ENG: 'Now' },
  later: { ZHS: '定时发布', ENG: 'Later' },
};

/** Characters of HTML. */
const longestContent = 50_000;

/** `YYYY-MM-DD HH:mm`, with or without seconds, or empty. */
const optionalMoment = z
  .union([z.literal(''), z.null(), z.string()], { error: rule('news.dateTime') })
  .optional()
  .transform((value) => (value ? value.trim().replace(' ', 'T') : undefined))
  .pipe(
    z.iso
      .datetime({ local: true, error: rule('news.dateTime') })
      .refine((value) => value >= '1000' && !value.endsWith('Z'), rule('news.dateTime'))
      .optional(),
  );
/** Empty for what has no time yet. */
const momentField = () =>
  sortable({ kind: 'createdTime' as const, input: optionalMoment, output: z.string(), filter: filterDateRange });

/** The list cannot be sorted by it. */
const flagOf = (initial: 0 | 1) => {
  const { sortable: _sortable, ...flag } = flagField();
  return { ...flag, input: Flag.default(initial), initial };
};

const Named = z.array(z.object({ id: z.string(), name: z.string(), detail: z.string() }));
const Audience = z.object({ empIds: Named, orgIds: Named, roleIds: Named, groupIds: Named, invorgIds: Named });
export type NewsAudience = z.output<typeof Audience>;

const momentPlaceholder = { ZHS: '请选择日期和时间', ENG: 'Select date and time' };

export const newsRowFields = {
  title: viewed(requiredTextField(100, 'news.titleRequired'), {
    isName: true,
    label: { ZHS: '标题', ENG: 'Title' },
    list: { grows: true },
  }),
  newsTypeValue: viewed(requiredTextField(20, 'news.typeRequired'), {
    label: { ZHS: '类型', ENG: 'Type' },
    placeholder: { ZHS: '选择类型，或输入新的类型', ENG: 'Select a type or enter your own' },
    list: { width: 116, wraps: true },
  }),
  state: viewed(computedField(z.enum(newsStates)), {
    label: { ZHS: '状态', ENG: 'State' },
    words: newsStates.map((value) => ({ value, text: stateTexts[value], key: `state_${value}` })),
  }),
  publishDate: viewed(momentField(), {
    label: { ZHS: '发布时间', ENG: 'Published at' },
    placeholder: momentPlaceholder,
  }),
  expireDate: viewed(momentField(), {
    label: { ZHS: '截止时间', ENG: 'Expires at' },
    hint: {
      ZHS: '到时不再显示；不填则一直显示',
      ENG: 'It is no longer shown then; leave it empty to show it for good',
    },
    placeholder: momentPlaceholder,
  }),
  forcedRead: viewed(flagOf(0), {
    label: { ZHS: '必读', ENG: 'Required reading' },
    hint: {
      ZHS: '打开系统时先阅读并确认，才能继续',
      ENG: 'People must confirm that they have read it before they go on',
    },
    words: yesOrNo,
  }),
  /** 1: everybody; then `audience` does not matter. */
  everybody: viewed(flagOf(1), {
    label: { ZHS: '接收范围', ENG: 'For whom' },
    words: [
      { value: 1, text: { ZHS: '所有人', ENG: 'Everybody' } },
      { value: 0, text: { ZHS: '指定范围', ENG: 'Some people' } },
    ],
    sheet: { column: 'audience', title: { ZHS: '所有人', ENG: 'Everybody' }, choices: yesOrNo },
    list: false,
  }),
  /** Names, shortened: 采购部、张伟 等3项; empty for everybody. */
  audienceText: viewed(computedField(z.string()), {
    label: { ZHS: '接收范围', ENG: 'For whom' },
    column: 'audience',
    sheet: { kind: 'text' },
    list: { width: 112, grows: true },
  }),
  /** How many people it is for, and how many of them have read it. */
  readers: viewed(countField(), {
    label: { ZHS: '应读人数', ENG: 'People it is for' },
    sheet: { column: 'read', kind: 'integer' },
    list: false,
  }),
  read: viewed(computedField(z.number()), {
    label: { ZHS: '阅读情况', ENG: 'Reading' },
    sheet: { title: { ZHS: '已读人数', ENG: 'People who read it' }, kind: 'integer' },
    list: { width: 148 },
  }),
  commentNumber: viewed(countField(), { label: { ZHS: '评论', ENG: 'Comments' }, list: { isHidden: true } }),
  commentsOpen: viewed(flagOf(1), {
    label: { ZHS: '允许评论', ENG: 'Comments' },
    words: yesOrNo,
    sheet: false,
    list: false,
  }),
  createdName: viewed(creatorField(), { list: { isHidden: true } }),
  createTime: viewed(createdTimeField(), { list: { isHidden: true } }),
  updatedTime: viewed(updatedTimeField(), { label: recordLabels.updatedTime, list: { isHidden: true } }),
};

const content = richTextField(longestContent);

export const newsFields = {
  ...newsRowFields,
  newsContent: viewed(
    {
      ...content,
      input: requiredText(longestContent, 'news.contentRequired').refine(hasContent, rule('news.contentRequired')),
    },
    { label: { ZHS: '正文', ENG: 'Content' }, sheet: false },
  ),
  fileIds: viewed(computedField(z.array(RecordFile)), {
    label: { ZHS: '附件', ENG: 'Attachments' },
    hint: { ZHS: '只有接收范围内的人可以下载', ENG: 'Only those whom it is for can download them' },
    column: 'files',
    sheet: false,
  }),
  publishMode: viewed(
    { ...enumField(z.enum(publishModes)), input: requiredWord(publishModes, 'rule.required').default('draft') },
    {
      label: { ZHS: '发布方式', ENG: 'Publish' },
      words: publishModes.map((value) => ({ value, text: modeTexts[value], key: `mode_${value}` })),
      initial: 'now',
      sheet: false,
    },
  ),
  audience: viewed(computedField(Audience), {
    label: { ZHS: '接收对象', ENG: 'Chosen' },
    hint: {
      ZHS: '部门包含其下级部门；角色指拥有该角色的所有人',
      ENG: 'A department includes those below it; a role means all who have it',
    },
    column: 'audienceNames',
    sheet: false,
  }),
};
