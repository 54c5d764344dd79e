import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const server = fileURLToPath(new URL('../../../', import.meta.url));

interface Changes {
  /** By the name of the file in `server/functions`. */
  functions?: Record<string, (sql: string) => string>;
  /** New ones, by file name. */
  migrations?: Record<string, string>;
}

/** The migrations and functions of the product as a later version may have them, for `migrate`. */
export async function schemaFolder({ functions = {}, migrations = {} }: Changes): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'edp-schema-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of ['migrations', 'functions']) await cp(join(server, name), join(folder, name), { recursive: true });
  for (const [name, change] of Object.entries(functions)) {
    const file = join(folder, 'functions', name);
    const before = await readFile(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`functions/${name} is the same after the change`);
    await writeFile(file, after);
  }
  for (const [name, sql] of Object.entries(migrations)) await writeFile(join(folder, 'migrations', name), sql);
  return pathToFileURL(`${folder}/`);
}
