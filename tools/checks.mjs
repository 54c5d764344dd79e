import { delimiter } from 'node:path';
import { commandPath } from './command-path.mjs';
import { inRoot } from './root.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';

const checks = [
  // In one pass: the rules that know types need the same programs as the compiler's own errors.
  { name: 'lint and types', package: 'oxlint', args: ['--type-aware', '--type-check'] },
  { name: 'unused code', package: 'knip', args: [] },
];

/** Runs every check, however many of them fail. */
export async function runChecks({ node, env }) {
  const withPrograms = { ...env, PATH: inRoot('node_modules', '.bin') + delimiter + env.PATH };
  const failures = [];
  await Promise.all(
    checks.map(async (check) => {
      try {
        await step(check.name, () =>
          runQuietly(node, [commandPath(check.package), ...check.args], { env: withPrograms }),
        );
      } catch (error) {
        failures.push(check.name);
        console.log(error.message);
      }
    }),
  );
  return { passed: checks.length - failures.length, failed: failures.length, skipped: 0, failures };
}
