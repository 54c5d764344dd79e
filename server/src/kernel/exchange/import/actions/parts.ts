import { sql } from 'kysely';
import type { Database } from '../../../database/tenant-database.ts';
import type { Schema } from '../../../schema/schema.generated.ts';

/**
 * Rows that are deleted with a record: those of `table` whose `field` refers to a row of the part `of`, or that are the
 * record itself.
 */
export interface Part {
  table: string;
  field: string;
  of: Part | undefined;
}

export const quoted = (name: string) => `"${name}"`;

/**
 * The record itself and all that foreign keys delete with it, however deep: the variants of a product with their
 * pictures. What is needed first comes first.
 */
export async function partsOf(db: Database, table: keyof Schema): Promise<Part[]> {
  const parts: Part[] = [{ table, field: 'id', of: undefined }];
  for (const part of parts) {
    const { rows } = await sql<{ table: string; field: string }>`
      select c.relname as table, r.field from app.references_to(${`public.${part.table}`}::regclass) r join pg_class c on c.oid = r.referrer where r.cascades order by c.relname, r.field`.execute(
      db,
    );
    // A tree is within its set already.
    for (const row of rows)
      if (row.table !== part.table && !parts.some((known) => known.table === row.table && known.field === row.field))
        parts.push({ ...row, of: part });
  }
  return parts;
}

/** Which rows `t` belong to the part; `root` says which the record is. */
export const conditionOf = ({ field, of }: Part, root: string, t = 't'): string =>
  of
    ? `${t}.${quoted(field)} in (select ${t}p.id from ${quoted(of.table)} ${t}p where ${conditionOf(of, root, `${t}p`)})`
    : `${t}.${quoted(field)} ${root}`;

/** What the records of a part are called in other languages. */
export const translationsOf = (part: Part, root: string): string =>
  `t.table_name = '${part.table}' and t.record_id in (select p.id from ${quoted(part.table)} p where ${conditionOf(part, root, 'p')})`;
