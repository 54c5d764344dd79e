import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { commandPath } from '../command-path.mjs';
import { inRoot } from '../root.mjs';
import { runWithOutput } from '../run.mjs';
import { StepFailed } from '../step.mjs';

/**
 * Runs one project of vitest.config.ts, counts its tests and names those that failed; without a count it has failed.
 */
export async function runTests({ node, env }, project, filters) {
  const report = inRoot('test-output', `${project}.json`);
  mkdirSync(inRoot('test-output'), { recursive: true });
  rmSync(report, { force: true });
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
    '--passWithNoTests',
    ...filters,
  ];
  const { code, stopped } = await runWithOutput(node, [commandPath('vitest'), ...args], {
    env: { ...env, NODE_ENV: 'test' },
  });
  if (stopped) throw new StepFailed('Stopped before the end.');
  const counted = count(report);
  if (code !== 0 && counted.failed === 0)
    return { ...counted, failed: 1, failures: [`${project}: an error outside the tests`] };
  return counted;
}

function count(report) {
  try {
    const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const failures = testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf);
    return { passed: numPassedTests, failed: failures.length, skipped: numPendingTests + numTodoTests, failures };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${relative(inRoot(), report)} was not written`] };
  }
}

/** A file that could not be loaded has no failed test and is a failure itself. */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(inRoot(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return [`${file}\n${beginning(message)}`];
  return failed.map((test) => `${file} > ${test.fullName}\n${beginning(test.failureMessages[0] ?? '')}`);
}

/**
 * The beginning has what a browser waited for and the line of the test, too: a failure that happens once in many runs is understood from
 * this alone.
 */
function beginning(text) {
  return stripVTControlCharacters(text)
    .split('\n', 30)
    .map((line) => `  ${line}`)
    .join('\n');
}
