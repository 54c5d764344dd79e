import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { session } from '@edp/contract/modules/session/session.ts';
import { startProduct } from '../../chaos/product.ts';
import { fuzzFiles } from '../hostile-files/fuzz-files.ts';
import { freePort } from '../../testing/http/free-port.ts';
import { loginAs } from '../../testing/login-as.ts';
import { batchSize, sendOddRequests } from './odd-requests-run.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '50000' },
    files: { type: 'string', default: '1000' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const batches = Math.ceil(Number(values.count) / batchSize);
const files = Number(values.files);
if (!Number.isSafeInteger(seed) || !(batches > 0) || !Number.isSafeInteger(files))
  throw new Error('--seed, --count and --files are whole numbers');

const folder = await mkdtemp(join(tmpdir(), 'edp-fuzz-'));
const product = await startProduct({ PORT: String(await freePort()), EDP_DATA: folder, LOG_LEVEL: 'silent' });
try {
  const account = { account: 'admin', password: 'Admin123' };
  const [admin, operator] = [
    await loginAs(product.url, account),
    await loginAs(product.url, { ...account, tenantCode: 'PLATFORM' }),
  ];
  print(
    `seed ${seed}, ${batches * batchSize} requests, ${files} files; the same again with: npm run fuzz -- --seed=${seed} --count=${batches * batchSize} --files=${files}`,
  );
  const { statuses, wrong } = await sendOddRequests({
    baseUrl: product.url,
    clientFor: ({ platform }) => (platform ? operator : admin),
    seed,
    batches,
    onBatch: (sent) => sent % 5000 === 0 && print(`${String(sent).padStart(8)} sent`),
  });
  for (const [status, count] of [...statuses].toSorted(([a], [b]) => a - b))
    print(`${status === 0 ? 'closed' : String(status)} ${String(count).padStart(8)}`);
  for (const each of wrong.slice(0, 20)) print(`  ${each}`);
  const isAlive = (await admin.attempt(session.check, {})).status === 200;
  print(`${wrong.length} answered wrongly${isAlive ? '' : '; the session was lost on the way'}`);
  const client = isAlive ? admin : await loginAs(product.url, account);
  const isUnharmed = await fuzzFiles({ client, pid: product.workers()[0]!, seed, count: files, print });
  process.exitCode = wrong.length || !isAlive || !isUnharmed ? 1 : 0;
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
