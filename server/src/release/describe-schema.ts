import type pg from 'pg';
import { schemaQueries, undescribedCatalogs, undescribedObjects } from './schema-queries.ts';

/** Each object with all that is said of it, sorted. */
export type SchemaDescription = ReadonlyMap<string, readonly string[]>;

/** The whole schema, functions and privileges included, as texts that can be compared. */
export async function describeSchema(client: pg.Client): Promise<SchemaDescription> {
  await client.query(`set search_path = ''`);
  const objects = new Map<string, string[]>();
  for (const query of schemaQueries) {
    const { rows } = await client.query<{ object: string; line: string }>(query);
    for (const { object, line } of rows) objects.set(object, [...(objects.get(object) ?? []), line]);
  }
  for (const lines of objects.values()) lines.sort();
  return withoutDates(objects);
}

/** Objects of kinds that `describeSchema` does not know: while there are none, nothing is left out. */
export async function undescribed(client: pg.Client): Promise<string[]> {
  await client.query(`set search_path = ''`);
  const { rows: catalogs } = await client.query<{ catalog: string }>(undescribedCatalogs);
  const objects: string[] = [];
  for (const { catalog } of catalogs) {
    const { rows } = await client.query<{ object: string }>(undescribedObjects(catalog));
    objects.push(...rows.map(({ object }) => object));
  }
  return objects;
}

/**
 * Partitions are named after the days that they are for, and so are their indexes: two databases have different ones,
 * and constraints that come from the parent are named after the statement that made the partition. Each is described without these
 * names; a partition that differs from the others stands apart.
 */
function withoutDates(objects: ReadonlyMap<string, readonly string[]>): SchemaDescription {
  const described = new Map<string, readonly string[]>();
  for (const [object, lines] of objects) {
    const dated = /^(?:table|index) \S+?_(\d{4}_\d{2}|\d{8})(?=_|$)/.exec(object)?.[1];
    if (dated === undefined) {
      described.set(object, lines);
      continue;
    }
    const undated = lines
      .map((line) => line.replaceAll(dated, 'DATE').replace(/^constraint \S+ /, 'constraint '))
      .toSorted();
    const name = object.replace(dated, 'DATE');
    const same = described.get(name);
    if (!same) described.set(name, undated);
    else if (same.join('\n') !== undated.join('\n')) described.set(object, undated);
  }
  return described;
}

/** The statements that make the other schema of the expected one: empty where they are equal. */
export function differences(expected: SchemaDescription, found: SchemaDescription): string[] {
  const lines: string[] = [];
  for (const object of [...new Set([...expected.keys(), ...found.keys()])].toSorted()) {
    const [expectedLines, there] = [expected.get(object), found.get(object)].map((texts) =>
      texts?.flatMap((text) => text.split('\n')),
    );
    if (expectedLines?.join('\n') === there?.join('\n')) continue;
    lines.push(there ? (expectedLines ? object : `${object} should not be there`) : `${object} is missing`);
    if (!expectedLines || !there) continue;
    lines.push(...expectedLines.filter((line) => !there.includes(line)).map((line) => `  - ${line}`));
    lines.push(...there.filter((line) => !expectedLines.includes(line)).map((line) => `  + ${line}`));
  }
  return lines;
}
