import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { DateTime, Id } from '../../kernel/fields.ts';
import { paged } from '../../kernel/paging.ts';
import { RecordUse } from '../../kernel/record/record-use.ts';
import { rule } from '../../kernel/rule.ts';
import { nouns } from '../../nouns.ts';

const ofRecord = {
  noun: z.enum(
    nouns.map(({ name }) => name),
    rule('rule.choice'),
  ),
  id: Id,
};

const Value = z.union([z.string(), z.number(), z.null()]);

/**
 * - `value`: as the calls of the noun have it
 * - `reference`: names of other records; those that the caller does not see are left out
 * - `file`: 1 with a file, 0 without
 * - `secret`: never told, only that it changed
 */
const ChangedField = z.object({
  /** As the calls of the noun name it. */
  name: z.string(),
  /** The language of a translation; empty for the record itself. */
  language: z.string(),
  kind: z.enum(['value', 'reference', 'file', 'secret']),
  old: Value,
  new: Value,
});
export type ChangedField = z.output<typeof ChangedField>;

/** A record that is a part of another one, such as a variant of a product. */
const ChangedPart = z.object({
  id: z.string(),
  action: z.enum(['insert', 'update', 'delete']),
  code: z.string(),
  /** The text that tells it from the other parts: 蓝色/DN15. Empty for the only one. */
  name: z.string(),
  /** The fields of an update; their names begin with that of the list: `specList.marketPrice`. */
  fields: z.array(ChangedField),
});
export type ChangedPart = z.output<typeof ChangedPart>;

/** The changes that one call made to a record. */
const RecordChange = z.object({
  id: z.string(),
  time: DateTime,
  /** Empty: the system itself. */
  userName: z.string(),
  action: z.enum(['insert', 'update']),
  fields: z.array(ChangedField),
  /** The first of its parts that were changed, and how many there are; of a new record the number alone. */
  parts: z.array(ChangedPart),
  partCount: z.number(),
});
export type RecordChange = z.output<typeof RecordChange>;

/** Users who may view a noun and see the record can ask these about a record of any noun. */
export const record = calls('record', 'user', '/user/v6/record', {
  /** Where it is used. Of a set, where its nodes are used as well. */
  uses: post('uses', { can: 'member', input: z.object(ofRecord), output: z.array(RecordUse) }),
  /** The newest first, as far back as the change log is kept. */
  changes: post('changes', { can: 'member', input: paged(ofRecord), page: RecordChange }),
});
