import { createHash, randomBytes } from 'node:crypto';
import { signedHeaders } from '@edp/contract/kernel/signature.ts';
import { readConfig } from '@edp/server/config.ts';
import { prepareDatabase } from '@edp/server/kernel/database/open-database.ts';
import { spawn } from 'node:child_process';
import { withScratchPostgres } from './scratch.ts';
import { load } from './list/load.ts';
import { addSessions, seedMillion, tenants } from './list/seed-million.ts';
const secret = 'x'.repeat(40);
await withScratchPostgres(async (url, folder) => {
  await prepareDatabase(readConfig({ EDP_SECRET: secret }), url);
  await seedMillion(url);
  const tickets = Array.from({ length: tenants }, () => randomBytes(32).toString('base64url'));
  await addSessions(url, tickets.map((t) => createHash('sha256').update(t).digest('hex')));
  const child = spawn(process.execPath, ['--cpu-prof', '--cpu-prof-dir=/tmp/prof', 'server/src/main.ts'], { env: { ...process.env, PORT: '18081', NODE_ENV: 'production', EDP_SECRET: secret, DATABASE_URL: url, EDP_DATA: folder, REQUESTS_PER_MINUTE: '0', HOST: '127.0.0.1' }, stdio: 'inherit' });
  await new Promise((r) => setTimeout(r, 3000));
  const requests = tickets.map((ticket) => {
    const body = JSON.stringify({ pageNo: 1, pageSize: 10 });
    const s = signedHeaders(ticket);
    return Buffer.from(`POST /api/v1/procenter/proBrand/list HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\ncorTicket: ${ticket}\r\ntimestamp: ${s.timestamp}\r\nnonce: ${s.nonce}\r\nsignature: ${s.signature}\r\n\r\n${body}`);
  });
  console.log(await load('http://127.0.0.1:18081', requests, 16, 12));
  child.kill('SIGTERM');
  await new Promise((r) => child.once('exit', r));
});
