import { type Condition, testsOf } from '@edp/contract/kernel/list/condition.ts';
import { testTypeOf } from '@edp/contract/kernel/list/test.ts';
import type { Fields, ReadField, WriteField } from '@edp/contract/kernel/record/record.ts';
import type { ViewContent } from '@edp/contract/modules/saved-view/saved-view.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { z } from 'zod';

/** The ids of the records that the caller sees, by table, of those that views name. */
export type KnownRecords = ReadonlyMap<string, ReadonlySet<string>>;

const isId = (value: string) => /^[1-9]\d{0,17}$/.test(value);

/** The table that the values of a field name records of. */
function tableNamedBy(field: ReadField | WriteField | undefined): string | undefined {
  const type = field && testTypeOf(field);
  if (type === 'tree') return 'category';
  return type === 'reference' && 'noun' in field! ? nouns.find(({ name }) => name === field.noun)?.table : undefined;
}

/** Of several values the others still find something. */
export function hasGone(field: ReadField | undefined, values: readonly string[], records: KnownRecords): boolean {
  const table = tableNamedBy(field);
  return table !== undefined && values.length > 0 && !values.some((value) => records.get(table)?.has(value));
}

/** One statement for each table that the filters name records of; none for most views. */
export async function readNamed(
  db: Database,
  views: readonly { fields: Fields; content: ViewContent }[],
): Promise<KnownRecords> {
  const named = new Map<string, Set<string>>();
  const add = (field: ReadField | undefined, values: readonly string[] = []) => {
    const table = tableNamedBy(field);
    if (table) named.set(table, new Set([...(named.get(table) ?? []), ...values.filter(isId)]));
  };
  for (const {
    fields,
    content: { filters },
  } of views) {
    for (const [name, value] of Object.entries(filters)) add(fields[name], value.split(',').slice(-1));
    const condition = conditionIn(filters.condition);
    for (const { field, values } of condition ? testsOf(condition) : []) add(fields[field], values);
  }
  const found = await Promise.all(
    [...named].map(async ([table, ids]) => {
      const { rows } = await sql<{
        id: string;
      }>`select id from ${sql.table(table)} where id = any(${[...ids]}::bigint[])`.execute(db);
      return [table, new Set(rows.map(({ id }) => id))] as const;
    }),
  );
  return new Map(found);
}

const StoredTest = z.object({ field: z.string(), values: z.array(z.string()) });
const Stored = z.object({ tests: z.array(z.union([StoredTest, z.object({ tests: z.array(StoredTest) })])) });

/** Undefined for what is no condition. */
export function conditionIn(json: string | undefined): Condition | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return Stored.safeParse(value).success ? (value as Condition) : undefined;
  } catch {
    return undefined;
  }
}
