import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { nouns } from '@edp/contract/nouns.ts';
import { expect, it } from 'vitest';

const folders = ['../functions/', 'kernel/', '../../contract/src/kernel/'];
/** Requests themselves depend on these: who works here, with which rights, where and how, and the items of dictionaries. */
const known = new Set([
  'user_account',
  'role',
  'organisation',
  'inventory_organisation',
  'sharing_rule',
  'dictionary',
  'security_setting',
]);
const tables = nouns.map(({ table }) => table).filter((table) => !known.has(table));
const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`;
// Fields have a label as well.
const quoted = tables.filter((name) => name !== 'label');
const named = new RegExp(
  String.raw`\b(?:from|join|into|update|only) (?:public\.)?${oneOf(tables)}\b|public\.${oneOf(tables)}\b|(?<! as )'${oneOf(quoted)}'`,
  'gi',
);

it('内核的代码与函数不提任何业务数据的表', async () => {
  const found = await Promise.all(folders.map(readNames));
  expect(found.flat()).toEqual([]);
});

async function readNames(folder: string): Promise<string[]> {
  const root = new URL(folder, import.meta.url);
  const files = (await readdir(fileURLToPath(root), { recursive: true })).filter(
    // One of the services that calls belong to is named news.
    (file) => /(?<!\.test|\.generated)\.(?:ts|sql)$/.test(file) && !file.startsWith('modules') && file !== 'call.ts',
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const code = (await readFile(new URL(file, root), 'utf8')).replaceAll(
        /\/\*\*?[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm,
        '',
      );
      return (code.match(named) ?? []).map((name) => `${folder}${file}: ${name}`);
    }),
  );
  return found.flat();
}
