import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { TableContent } from './table-content.ts';

/** A statement that made the schema. */
export interface Statement {
  /** Which of the connections that were used: a setting, a lock or a transaction belongs to its own. */
  connection: number;
  text: string;
  values?: unknown[];
}

/** A partition that was made at run time or by a migration that asks for the date. */
export interface Partition {
  name: string;
  parent: string;
  bound: string;
}

/** A database as a release left it: all that is needed to make it again, and what must be found in it afterwards. */
export interface ReleaseDump {
  version: string;
  commit: string;
  madeTime: string;
  statements: Statement[];
  partitions: Partition[];
  /** The last value of each sequence that was used. */
  sequences: Record<string, string>;
  tables: DumpedTable[];
}

export interface DumpedTable extends TableContent {
  /**
   * A JSON array with an array of texts for each row, in the order of `columns`. Never parsed here: numbers keep their
   * digits.
   */
  rows: string;
}

/**
 * The first line says what there is; each further one holds the rows of a table. So a table can be read without
 * unpacking JSON in JSON.
 */
export async function writeDump(path: string, { tables, ...rest }: ReleaseDump): Promise<number> {
  const head = {
    ...rest,
    tables: tables.map(({ name, columns, key, count, hashes }) => ({ name, columns, key, count, hashes })),
  };
  const text = [JSON.stringify(head), ...tables.map(({ rows }) => rows)].join('\n');
  // The highest quality takes ten times as long for a tenth of the size.
  const packed = await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  await writeFile(path, packed);
  return packed.length;
}

export async function readDump(path: string | URL): Promise<ReleaseDump> {
  const [head, ...rows] = (await promisify(brotliDecompress)(await readFile(path))).toString('utf8').split('\n');
  const dump = JSON.parse(head!) as Omit<ReleaseDump, 'tables'> & { tables: TableContent[] };
  return { ...dump, tables: dump.tables.map((table, index) => ({ ...table, rows: rows[index]! })) };
}
