import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { programOf } from './program-of.mjs';
import { inRoot } from './root.mjs';
import { runOpenly } from './run.mjs';
import { StepFailed } from './step.mjs';

/** Runs one project of vitest.config.ts in the open and counts its tests; one that cannot be counted has failed. */
export async function runTests({ node, env }, project, filters) {
  const report = inRoot('test-output', `${project}.json`);
  mkdirSync(inRoot('test-output'), { recursive: true });
  rmSync(report, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${report}`, '--passWithNoTests', ...filters];
  const { code, stopped } = await runOpenly(node, [programOf('vitest'), ...args], { env: { ...env, NODE_ENV: 'test' } });
  if (stopped) throw new StepFailed('Stopped before the end.');
  const counted = count(report);
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

function count(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const unloadable = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'));
    return { passed: numPassedTests, failed: numFailedTests + unloadable.length, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
