import { ensureInstalled } from './install.mjs';
import { ensureNode } from './node-runtime.mjs';
import { programOf } from './program-of.mjs';
import { inRoot } from './root.mjs';
import { endOf, openly, stopWhenToldTo } from './run.mjs';
import { tool } from './step.mjs';

await tool(async () => {
  const runtime = await ensureNode();
  await ensureInstalled(runtime, { development: true });
  const env = { ...runtime.env, EDP_DEV: '1', PORT: process.env.PORT ?? '8080' };
  const server = openly(runtime.node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], { env });
  const web = openly(runtime.node, [programOf('vite'), '--port', '5173', '--strictPort'], { env, cwd: inRoot('web') });
  const both = [server, web];
  stopWhenToldTo(both);
  const ends = both.map(endOf);
  const code = await Promise.race(ends);
  both.forEach((child) => child.kill('SIGTERM'));
  await Promise.all(ends);
  return code;
});
