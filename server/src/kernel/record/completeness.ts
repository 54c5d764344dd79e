import {
  type Completeness,
  completenessOf,
  type CompletenessRules,
  rightOf,
} from '@edp/contract/kernel/record/completeness.ts';
import type { Fields } from '@edp/contract/kernel/record/record.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema/schema.generated.ts';
import type { Session } from '../session/session.ts';
import { snakeCase } from './record-table.ts';

/** A bit for each of the items, in one number that JavaScript knows exactly. */
const mostItems = 52;

const isText = new Set(['text', 'richText']);

/**
 * Which of the items of a row are filled in, read with the row and without any other table: the number of a bit is the
 * place of its item.
 */
export function filledItems(
  table: keyof Schema,
  fields: Fields,
  { items }: CompletenessRules,
  columns: Readonly<Record<string, string>> = {},
): RawBuilder<unknown> {
  if (items.length > mostItems) throw new Error(`${table} has more than ${mostItems} items of completeness`);
  const bits = items.map((name, place) => {
    const column = sql.ref(`${table}.${columns[name] ?? snakeCase(name)}`);
    const isFilled = isText.has(fields[name]!.kind) ? sql`${column} <> ''` : sql`${column} is not null`;
    // Four bytes as long as they do, which PostgreSQL adds faster.
    return sql`case when ${isFilled} then ${sql.lit(2 ** place)} else 0 end`;
  });
  return sql`(${sql.join(bits, sql` + `)})`;
}

const parsed = new Map<string, readonly string[]>();
/** Categories have few requirements that differ; what none has any more is forgotten with the others. */
const mostParsed = 1000;

function parse(needed: string): readonly string[] {
  const known = parsed.get(needed);
  if (known) return known;
  if (parsed.size >= mostParsed) parsed.clear();
  const names = JSON.parse(needed) as string[];
  parsed.set(needed, names);
  return names;
}

/**
 * How complete a record is: `filled` as `filledItems` has it, `needed` what its category says, or null. Fields that the
 * role may not see do not count, or the share would tell whether they are filled in.
 */
export function answerCompleteness(
  { fields: access }: Pick<Session, 'fields'>,
  fields: Fields,
  { items, byDefault }: CompletenessRules,
  filled: unknown,
  needed: string | null,
): Completeness {
  const bits = Number(filled);
  const isFilled = (name: string) => Math.floor(bits / 2 ** items.indexOf(name)) % 2 === 1;
  const isCounted = (name: string) => {
    if (!items.includes(name)) return false;
    const right = access && rightOf(fields[name]!);
    return !right || !access.hidden.has(right);
  };
  return completenessOf((needed === null ? byDefault : parse(needed)).filter(isCounted), isFilled);
}
