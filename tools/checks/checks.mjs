import { delimiter } from 'node:path';
import { checkAdvisories } from './advisories.mjs';
import { commandPath } from '../command-path.mjs';
import { checkExpressions } from './expressions.mjs';
import { checkModuleImports } from './module-imports.mjs';
import { inRoot } from '../root.mjs';
import { runQuietly } from '../run.mjs';
import { step } from '../step.mjs';

// The programs of the compiler, which is written in Go, live as long as the pass: to look for garbage less often takes a
// fifth off its work. Near the limit it looks as often as ever.
const lessCollecting = { GOGC: '400', GOMEMLIMIT: '1500MiB' };
// In one pass: the rules that know types need the same programs as the compiler's own errors. It uses one processor.
const lint =
  (...files) =>
  ({ node, env }) =>
    program('oxlint', '--type-aware', '--type-check', ...files)({ node, env: { ...lessCollecting, ...env } });

const checks = [
  { name: 'lint: web', run: lint('web') },
  { name: 'lint: others', run: lint('--ignore-pattern', 'web/**') },
  { name: 'format', run: program('oxfmt', '--check') },
  { name: 'unused code', run: program('knip') },
  { name: 'modules', run: checkModuleImports },
  { name: 'expressions', run: checkExpressions },
  { name: 'advisories', run: checkAdvisories },
];

function program(packageName, ...args) {
  return async ({ node, env }) => {
    const withPrograms = { ...env, PATH: inRoot('node_modules', '.bin') + delimiter + env.PATH };
    await runQuietly(node, [commandPath(packageName), ...args], { env: withPrograms });
    return {};
  };
}

/** Runs every check, however many of them fail. */
export async function runChecks(runtime) {
  const failures = [];
  let skipped = 0;
  await Promise.all(
    checks.map(async ({ name, run }) => {
      try {
        await step(name, async () => {
          const done = await run(runtime);
          skipped += done.skipped ?? 0;
          return done.note;
        });
      } catch (error) {
        failures.push(name);
        console.log(error.message);
      }
    }),
  );
  return { passed: checks.length - failures.length - skipped, failed: failures.length, skipped, failures };
}
