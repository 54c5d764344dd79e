import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import {
  DateTime,
  filterFlag,
  filterText,
  Id,
  optionalId,
  optionalIds,
  requiredText,
  requiredWord,
  Saved,
  text,
} from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { createdTimeField, creatorField, enumField, textField } from '../../kernel/record/record-fields.ts';
import { rule } from '../../kernel/rule.ts';
import { conditionOf } from '../../kernel/record/record.ts';

export const sentKinds = ['notice', 'todo'] as const;

const mostNamed = 1000;
const named = optionalIds(mostNamed);

/** People, departments with those below them, roles and groups; at least one of any kind. */
const recipients = z
  .object({ empIds: named, orgIds: named, roleIds: named, groupIds: named }, rule('message.recipientsRequired'))
  .refine((lists) => Object.values(lists).some((ids) => ids.length > 0), rule('message.recipientsRequired'));

/** A route of the application, or empty. */
const link = text(200).refine((value) => value === '' || /^\/(?![/\\])\S*$/.test(value), rule('message.linkInside'));

const Sending = z.object({
  id: z.string(),
  kind: z.enum(sentKinds),
  title: z.string(),
  content: z.string(),
  link: z.string(),
  senderName: z.string(),
  /** Names, shortened: 采购部、张伟 等3项. */
  addressedTo: z.string(),
  createTime: DateTime,
  recipients: z.number(),
  readers: z.number(),
});
export type Sending = z.output<typeof Sending>;

/** A person whom something was sent to; `readTime` is empty until they read it. */
export const Reader = z.object({ id: z.string(), name: z.string(), orgName: z.string(), readTime: z.string() });

/** A condition of the list can test these. */
export const sendingTests = {
  title: textField(100),
  content: textField(500),
  kind: enumField(z.enum(sentKinds)),
  senderName: creatorField(),
  createTime: createdTimeField(),
};

/** Messages to many people. Senders see what they sent, administrators what everybody sent. */
export const messageSending = calls('messageSending', 'live', '/bpm/api/message', {
  list: post('sent/list', {
    summary: 'What was sent to many people, the newest first, with the number of those who have read it.',
    can: 'message.send',
    input: paged({ title: filterText(), condition: conditionOf(sendingTests) }, { sort: ['title', 'createTime'] }),
    page: Sending,
  }),
  detail: post('sent/detail', {
    summary: 'One message that was sent to many.',
    can: 'message.send',
    input: z.object({ id: Id }),
    output: Sending,
  }),
  recipients: post('sent/recipients', {
    summary: 'Who got a message, and when they read it.',
    can: 'message.send',
    input: paged({ id: Id, name: filterText(), read: filterFlag, orgId: optionalId }),
    page: Reader,
  }),
  count: post('send/count', {
    summary: 'How many people a message would reach.',
    can: 'message.send',
    input: z.object({ recipients }),
    output: z.object({ count: z.number() }),
    sample: () => ({ recipients: { empIds: ['1'] } }),
  }),
  send: post('send', {
    summary: 'Sends a message to people, departments with those below them, roles and user groups.',
    can: 'message.send',
    input: z.object({
      kind: requiredWord(sentKinds, 'rule.required').default('notice'),
      title: requiredText(100, 'message.titleRequired'),
      content: requiredText(2000, 'message.contentRequired'),
      link,
      recipients,
    }),
    output: Saved,
    writes: true,
    bulk: true,
    done: 'message.sent',
  }),
});
