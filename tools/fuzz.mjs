import { ensureInstalled } from './install/install.mjs';
import { ensureNode } from './install/node-runtime.mjs';
import { runWithOutput } from './run.mjs';
import { tool } from './step.mjs';

await tool(async () => {
  const runtime = await ensureNode();
  await ensureInstalled(runtime, { development: true });
  const { code } = await runWithOutput(
    runtime.node,
    ['server/src/conformance/malformed/odd-requests-main.ts', ...process.argv.slice(2)],
    { env: runtime.env },
  );
  return code;
});
