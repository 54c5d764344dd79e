import { z } from 'zod';
import { Id, optionalId, text } from '../fields.ts';
import { languages } from '../language.ts';
import { type FieldRight, matchedBy, withRight } from './field-rights.ts';
import { rule, tooMany } from '../rule.ts';

/** A record's name and remark in one language; `parentId` is the record. */
const shape = { type: z.enum(languages, rule('rule.choice')), name: text(50), remark: text(500), parentId: Id };

/** The remark of a noun is one of its fields. */
export const remarkOf = (right: FieldRight) => ({ remark: withRight(right, shape.remark) });

/** A row with what else a noun has in every language. */
export const multilingualRow = <More extends z.ZodRawShape>(more: More) =>
  z.object({ id: z.string(), ...shape, ...more });

export const MultilingualRow = multilingualRow({});

/** A form edits a row for every language. */
export const multilingualForm = z.object({ rows: z.array(MultilingualRow) });

interface Row {
  parentId: string;
  type: string;
}

/** A record has one row in a language. */
const byLanguage = (rows: readonly unknown[], stored: readonly { type: string }[]) =>
  rows.map((row) => stored.find(({ type }) => type === (row as Partial<Row> | null)?.type));

/** All rows of one record at once, with what else the noun has. */
export const multilingualRowsOf = <More extends z.ZodRawShape>(more: More) =>
  matchedBy(
    byLanguage,
    z
      .array(z.object({ id: optionalId, ...shape, ...more }), rule('rule.type'))
      .min(1, rule('rule.required'))
      .max(languages.length, tooMany(languages.length))
      .refine((rows) => new Set((rows as Row[]).map((row) => row.parentId)).size === 1, rule('rule.type'))
      .refine((rows) => new Set((rows as Row[]).map((row) => row.type)).size === rows.length, rule('rule.type')),
  );

export const multilingualRows = multilingualRowsOf({});
