import { buildWebIfChanged } from './build-web.mjs';
import { ensureInstalled } from './install/install.mjs';
import { ensureNode } from './install/node-runtime.mjs';
import { runWithOutput } from './run.mjs';
import { tool } from './step.mjs';

await tool(async () => {
  const runtime = await ensureNode();
  await ensureInstalled(runtime, { development: false });
  await buildWebIfChanged(runtime);
  const { code } = await runWithOutput(runtime.node, ['server/src/main.ts'], { env: runtime.env });
  return code;
});
