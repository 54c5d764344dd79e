import { runChecks } from './checks/checks.mjs';
import { ensureInstalled } from './install/install.mjs';
import { ensureNode } from './install/node-runtime.mjs';
import { tool } from './step.mjs';

await tool(async () => {
  const runtime = await ensureNode();
  await ensureInstalled(runtime, { development: true });
  const { failed } = await runChecks(runtime);
  return failed ? 1 : 0;
});
