import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { wholeNumber } from '../../kernel/fields.ts';
import { rule, tooLong, tooMany } from '../../kernel/rule.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { tableLayoutTexts } from './table-layout.texts.ts';

addTexts(tableLayoutTexts);

const mostColumns = 100;
/** Of one person. */
export const mostTableLayouts = 200;

const Key = z
  .string(rule('rule.type'))
  .regex(/^[\w.-]+$/, rule('rule.type'))
  .max(50, tooLong(50));

const Column = z.object(
  {
    key: Key,
    /** In pixels. */
    width: wholeNumber(40, 2000).optional(),
    isHidden: z.boolean(rule('rule.type')).optional(),
    pinned: z.enum(['left', 'right'], rule('rule.choice')).optional(),
  },
  rule('rule.type'),
);

/**
 * How a person arranged a table. Columns stand in their order; one that the table does not have any more means nothing.
 */
export const TableLayout = z.object(
  {
    columns: z
      .array(Column, rule('rule.type'))
      .max(mostColumns, tooMany(mostColumns))
      .refine((columns) => new Set(columns.map(({ key }) => key)).size === columns.length, rule('rule.type')),
    density: z.enum(['compact', 'standard', 'loose'], rule('rule.choice')),
    pageSize: wholeNumber(1, 1000).optional(),
  },
  rule('rule.type'),
);
export type TableLayout = z.output<typeof TableLayout>;

/** Every user has their own layouts, and no other. */
export const tableLayout = calls('tableLayout', 'user', '/user/v6/tableLayout', {
  read: get('read', {
    can: 'member',
    input: z.object({}),
    output: z.array(z.object({ table: z.string(), layout: TableLayout })),
  }),
  /** Without a layout the table is again as it was made. */
  save: post('save', {
    can: 'member',
    input: z.object({ table: Key, layout: TableLayout.nullable() }),
    output: z.null(),
    writes: true,
  }),
});
