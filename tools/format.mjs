import { commandPath } from './command-path.mjs';
import { ensureInstalled } from './install/install.mjs';
import { ensureNode } from './install/node-runtime.mjs';
import { runQuietly } from './run.mjs';
import { step, tool } from './step.mjs';

/** Lays out the code as `npm run check` expects it: `npm run format [-- path …]`. */
await tool(async () => {
  const runtime = await ensureNode();
  await ensureInstalled(runtime, { development: true });
  await step('format', () =>
    runQuietly(runtime.node, [commandPath('oxfmt'), ...process.argv.slice(2)], { env: runtime.env }),
  );
  return 0;
});
