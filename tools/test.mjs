import { ensureBrowser, isBrowserNeeded } from './tests/browser.mjs';
import { buildWebIfChanged } from './build-web.mjs';
import { runChecks } from './checks/checks.mjs';
import { ensureInstalled } from './install/install.mjs';
import { ensureNode } from './install/node-runtime.mjs';
import { makeTestData } from './tests/test-data.mjs';
import { runTests } from './tests/run-tests.mjs';
import { tool } from './step.mjs';

const filters = process.argv.slice(2);

await tool(async () => {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  let executed = 0;
  const add = (counts) => {
    Object.keys(total).forEach((key) => (total[key] += counts[key]));
    failures.push(...counts.failures);
  };
  const run = async (runtime, project) => {
    const counts = await runTests(runtime, project, filters);
    executed += counts.passed + counts.failed;
    add(counts);
  };
  try {
    const runtime = await ensureNode();
    await ensureInstalled(runtime, { development: true });
    if (isBrowserNeeded(filters)) await ensureBrowser(runtime);
    const [checked] = await Promise.all([
      filters.length === 0 && runChecks(runtime),
      buildWebIfChanged(runtime),
      makeTestData(runtime),
    ]);
    if (checked) add(checked);
    for (const project of ['web', 'server', 'e2e']) await run(runtime, project);
    if (executed === 0) throw new Error('No test was executed.');
  } catch (error) {
    console.log(error.message);
    total.failed++;
  }
  // At the end of a long output: what a reader looks for first.
  for (const failure of failures) console.log(`FAILED ${failure}`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
  return total.failed ? 1 : 0;
});
