import { z } from 'zod';
import { Id, optionalId, text } from '../fields.ts';
import { languages } from '../language.ts';
import { rule } from '../rule.ts';

/** A record's name and remark in one language; `parentId` is the record. */
const shape = {
  type: z.enum(languages, rule('rule.choice')),
  name: text(50),
  remark: text(500),
  parentId: Id,
};

export const MultilingualRow = z.object({ id: z.string(), ...shape });

/** What a form edits: a row for every language. */
export const multilingualForm = z.object({ rows: z.array(MultilingualRow) });

/** All rows of one record at once. */
export const multilingualRows = z
  .array(z.object({ id: optionalId, ...shape }), rule('rule.type'))
  .min(1, rule('rule.required'))
  .max(languages.length, rule('rule.tooMany', { max: languages.length }))
  .refine((rows) => new Set(rows.map((row) => row.parentId)).size === 1, rule('rule.type'))
  .refine((rows) => new Set(rows.map((row) => row.type)).size === rows.length, rule('rule.type'));
