import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, root } from '../root.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30 });

/**
 * A copy of the repository to break: the working tree with what is not committed yet, or a commit. Packages are linked,
 * not copied.
 */
export function makeWorkingCopy(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'edp-breakages-'));
  // PostgreSQL works as another user where this one is root.
  chmodSync(folder, 0o755);
  if (commit) execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) });
  else copySources(folder);
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function copySources(folder) {
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .toString()
    .split('\0')
    .filter(Boolean);
  for (const file of files.filter((name) => existsSync(inRoot(name)))) cpSync(inRoot(file), join(folder, file));
  // With its stamp, so that it is built again only when the sources differ.
  if (existsSync(inRoot('web', 'dist')))
    cpSync(inRoot('web', 'dist'), join(folder, 'web', 'dist'), { recursive: true });
}

/**
 * One link for each package; those of the workspaces lead into the copy, because a breakage of the contract would else
 * reach no one.
 */
function linkPackages(folder) {
  const own = readdirSync(inRoot('node_modules', '@edp'));
  mkdirSync(join(folder, 'node_modules', '@edp'), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name !== '@edp' && !isCache(name))
      symlinkSync(inRoot('node_modules', name), join(folder, 'node_modules', name));
  }
  for (const name of own) symlinkSync(join(folder, name), join(folder, 'node_modules', '@edp', name));
}

const isCache = (name) => name.startsWith('.') && name !== '.bin' && name !== '.package-lock.json';

/**
 * Tests keep their databases under a hash of what these are made from. A breakage of that makes others, which take
 * their place: the function that is returned puts the unbroken ones back.
 */
export function keepTestData(folder) {
  const [used, kept] = [
    join(folder, 'node_modules', '.cache', 'test-template'),
    join(folder, 'node_modules', '.unbroken'),
  ];
  if (!existsSync(used)) return () => {};
  cpSync(used, kept, { recursive: true });
  return () => {
    if (existsSync(used) && readdirSync(used).join() === readdirSync(kept).join()) return;
    rmSync(used, { recursive: true, force: true });
    cpSync(kept, used, { recursive: true });
  };
}
