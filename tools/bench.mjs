import { buildWebIfChanged } from './build-web.mjs';
import { ensureInstalled } from './install/install.mjs';
import { ensureNode } from './install/node-runtime.mjs';
import { runWithOutput } from './run.mjs';
import { tool } from './step.mjs';

await tool(async () => {
  const runtime = await ensureNode();
  await ensureInstalled(runtime, { development: true });
  await buildWebIfChanged(runtime);
  const { code } = await runWithOutput(runtime.node, ['bench/main.ts', ...process.argv.slice(2)], { env: runtime.env });
  return code;
});
