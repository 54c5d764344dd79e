import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../process/start-error.ts';

export interface SqlFile {
  name: string;
  sql: string;
  sha256: string;
}

/** The SQL files of a folder, in the order of their names. */
export async function readSqlFiles(folder: URL): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The functions of the kernel, then those of the modules, which use them. */
export async function readFunctions(folder: URL): Promise<SqlFile[]> {
  const modules = await readSqlFiles(new URL('modules/', folder));
  return [...(await readSqlFiles(folder)), ...modules.map((file) => ({ ...file, name: `modules/${file.name}` }))];
}

/** Run one by one outside a transaction, because PostgreSQL builds an index beside readers and writers only there. */
export const isConcurrent = ({ name }: SqlFile) => name.endsWith('.concurrent.sql');

/** Each may run twice, because a migration that was interrupted begins again. */
const repeatable = [
  /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+[a-z0-9_]+\s+on\s+/i,
  /^drop\s+index\s+concurrently\s+if\s+exists\s+/i,
  /^comment\s+on\s+index\s+/i,
  /^alter\s+table\s+\S+\s+validate\s+constraint\s+/i,
];

/** The statements of a concurrent migration; each ends with a semicolon at the end of a line. */
export function statementsOf({ name, sql }: SqlFile): string[] {
  const withoutComments = sql.replaceAll(/^\s*--.*$/gm, '');
  const statements = withoutComments
    .split(/;\s*$/m)
    .map((part) => part.trim())
    .filter(Boolean);
  const other = statements.find((statement) => !repeatable.some((pattern) => pattern.test(statement)));
  if (other) {
    throw new StartError(
      `migration ${name}: "${other.slice(0, 60)}" cannot stand in a concurrent migration, whose statements may run twice and outside a transaction`,
    );
  }
  return statements;
}
