import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { commandPath } from './command-path.mjs';
import { inRoot } from './root.mjs';
import { runWithOutput } from './run.mjs';
import { StepFailed } from './step.mjs';

/** Runs one project of vitest.config.ts and counts its tests; without a count it has failed. */
export async function runTests({ node, env }, project, filters) {
  const report = inRoot('test-output', `${project}.json`);
  mkdirSync(inRoot('test-output'), { recursive: true });
  rmSync(report, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${report}`, '--passWithNoTests', ...filters];
  const { code, stopped } = await runWithOutput(node, [commandPath('vitest'), ...args], { env: { ...env, NODE_ENV: 'test' } });
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
