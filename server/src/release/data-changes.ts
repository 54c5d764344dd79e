import { readdir, readFile } from 'node:fs/promises';

/**
 * What may differ from the rows that a release wrote: `brand.name` what stands in a column, `brand +` rows that are
 * added to those of the release, which stay as they are, and `brand` whatever is in the table. A table outside the
 * schema public is named with its schema.
 */
export type DataChange = string;

const declaration = /^-- Changes data: (.+)$/gm;

/**
 * What a migration says that it does to rows, in a comment of its own line: `-- Changes data: brand.name, translation
 * +`.
 */
const declaredChanges = (sql: string): DataChange[] =>
  [...sql.matchAll(declaration)].flatMap(([, list]) => list!.split(',').map((each) => each.trim().replace(/\.$/, '')));

/** What the migrations say that the release did not have. */
export async function changesSince(applied: ReadonlySet<string>): Promise<DataChange[]> {
  const folder = new URL('../../migrations/', import.meta.url);
  const later = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !applied.has(name));
  return (await Promise.all(later.map((name) => readFile(new URL(name, folder), 'utf8')))).flatMap(declaredChanges);
}

/** With its schema: `public.brand.name`. */
export const isAllowed = (changes: readonly DataChange[], column: string) =>
  changes.some((change) => change === column || `public.${change}` === column);
