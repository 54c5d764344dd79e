import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureNode } from './install/node-runtime.mjs';
import { npm } from './install/npm.mjs';
import { inRoot, root } from './root.mjs';
import { runQuietly, runWithOutput } from './run.mjs';
import { step, tool } from './step.mjs';

// npm run release -- [version] [commit]: the version in package.json and the newest commit, unless others are named.
const [givenVersion, revision = 'HEAD'] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Writes the dump of a release into server/releases, from which later versions prove that they upgrade it. The database
 * is made by the code and the packages of the commit itself, in a copy; what fills and dumps it is today's, so that a
 * release from before this command can be dumped too.
 */
await tool(async () => {
  const runtime = await ensureNode();
  const copy = mkdtempSync(join(tmpdir(), 'edp-release-'));
  // PostgreSQL runs as another user when root runs this.
  chmodSync(copy, 0o755);
  try {
    const commit = git('rev-parse', `${revision}^{commit}`);
    await step('copy', async () => {
      await runQuietly('git', ['archive', '--output', join(copy, 'release.tar'), commit]);
      await runQuietly('tar', ['-xf', join(copy, 'release.tar'), '-C', copy]);
      cpSync(inRoot('server', 'src', 'release'), join(copy, 'server', 'src', 'release'), { recursive: true });
      return commit.slice(0, 12);
    });
    await step('dependencies', () =>
      npm(['install', '--no-save', '--omit=dev', '--no-audit', '--no-fund'], runtime, { cwd: copy }),
    );
    const version = givenVersion ?? JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')).version;
    mkdirSync(inRoot('server', 'releases'), { recursive: true });
    const file = inRoot('server', 'releases', `${version}.jsonl.br`);
    const args = ['server/src/release/main.ts', version, commit, file];
    const { code } = await runWithOutput(runtime.node, args, { cwd: copy, env: runtime.env });
    return code;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
