import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { longestWaitMs } from '../testing/longest-wait.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const tool = new URL('../../../tools/checks/advisories.mjs', import.meta.url).href;

/** What the check of `npm run check` says, with a stand-in for npm. */
async function check(npm: string): Promise<unknown> {
  const folder = await temporaryFolder('edp-advisories-');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const cli = join(folder, 'npm-cli.js');
  await writeFile(cli, npm);
  const script = `
    const { checkAdvisories } = await import(${JSON.stringify(tool)});
    const said = await checkAdvisories({ node: process.execPath, env: process.env }, { timeoutMs: ${npm.includes('setInterval') ? 500 : longestWaitMs} }).catch((error) => ({ failed: error.message }));
    console.log(JSON.stringify(said));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH, npm_execpath: cli },
  });
  return JSON.parse(stdout);
}
const answering = (answer: object, code = 0) =>
  `console.error('npm warn something'); console.log(${JSON.stringify(JSON.stringify(answer))}); process.exitCode = ${code};`;
const advisory = (severity: string) => ({
  vulnerabilities: {
    leftover: {
      name: 'leftover',
      severity,
      range: '<1.2.3',
      via: [{ title: 'Prototype pollution', url: 'https://advisories.example/1' }],
    },
  },
  metadata: { vulnerabilities: { total: 1 } },
});

it('依赖的公告：严重的使检查失败并说明，较轻的只计数，没有时通过', async () => {
  for (const severity of ['high', 'critical']) {
    expect(await check(answering(advisory(severity), 1))).toEqual({
      failed: `leftover <1.2.3: ${severity}, Prototype pollution (https://advisories.example/1)`,
    });
  }
  expect(await check(answering(advisory('moderate')))).toEqual({ note: 'none of high severity, 1 lower' });
  expect(await check(answering({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } }))).toEqual({
    note: 'none',
  });
});

it('注册表不答复、答复错误或不是公告时跳过，并说明', async () => {
  const skipped = { note: 'skipped: the registry did not answer', skipped: 1 };
  expect(await check(answering({ message: 'request failed', error: { code: 'ENOTFOUND' } }, 1))).toEqual(skipped);
  expect(await check(`console.log('<html>502</html>'); process.exitCode = 1;`)).toEqual(skipped);
  expect(await check('setInterval(() => {}, 1000);')).toEqual(skipped);
});
