import { ensureInstalled } from './install/install.mjs';
import { ensureNode } from './install/node-runtime.mjs';
import { commandPath } from './command-path.mjs';
import { inRoot } from './root.mjs';
import { waitForExit, spawnWithOutput, forwardSignals } from './run.mjs';
import { tool } from './step.mjs';

await tool(async () => {
  const runtime = await ensureNode();
  await ensureInstalled(runtime, { development: true });
  const env = { ...runtime.env, EDP_DEV: '1', PORT: process.env.PORT ?? '8080' };
  const server = spawnWithOutput(runtime.node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], { env });
  const web = spawnWithOutput(runtime.node, [commandPath('vite'), '--port', '5173', '--strictPort'], {
    env,
    cwd: inRoot('web'),
  });
  const both = [server, web];
  forwardSignals(both);
  const ends = both.map(waitForExit);
  const code = await Promise.race(ends);
  both.forEach((child) => child.kill('SIGTERM'));
  await Promise.all(ends);
  return code;
});
