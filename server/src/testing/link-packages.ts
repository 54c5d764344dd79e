import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const packages = resolve(import.meta.dirname, '../../../node_modules');

/**
 * Gives a copy of the repository the packages that are installed here. Those of the workspaces lead into the copy:
 * otherwise its server would have the contract of the original.
 */
export async function linkPackages(folder: string, workspaces: readonly string[]): Promise<void> {
  const links = join(folder, 'node_modules');
  await mkdir(join(links, '@edp'), { recursive: true });
  const installed = (await readdir(packages)).filter((name) => name !== '@edp' && !name.startsWith('.'));
  await Promise.all([
    ...installed.map((name) => symlink(join(packages, name), join(links, name))),
    ...workspaces.map((name) => symlink(join(folder, name), join(links, '@edp', name))),
  ]);
}
