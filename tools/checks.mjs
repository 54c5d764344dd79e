import { delimiter } from 'node:path';
import { commandPath } from './command-path.mjs';
import { inRoot } from './root.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';

const parts = ['contract', 'server', 'web', 'e2e', 'bench'];

const checks = [
  { name: 'lint', package: 'oxlint', args: ['--type-aware'] },
  ...parts.map((part) => ({ name: `types ${part}`, package: 'typescript', args: ['--noEmit', '-p', part] })),
  { name: 'unused code', package: 'knip', args: [] },
];

/** Runs every check, however many of them fail. */
export async function runChecks({ node, env }) {
  const withPrograms = { ...env, PATH: inRoot('node_modules', '.bin') + delimiter + env.PATH };
  const failures = [];
  for (const check of checks) {
    try {
      await step(check.name, () => runQuietly(node, [commandPath(check.package), ...check.args], { env: withPrograms }));
    } catch (error) {
      failures.push(check.name);
      console.log(error.message);
    }
  }
  return { passed: checks.length - failures.length, failed: failures.length, skipped: 0, failures };
}
