import { brand } from '@edp/contract/modules/brand/brand.ts';
import { live } from '@edp/contract/modules/live/live.ts';
import { demoPicture } from '../../demo/demo-picture.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { withClient } from '../with-client.ts';
import { waitUntil } from './wait-until.ts';

/** Somebody who is online and has a record open, until the socket is closed. */
export async function openWindow(admin: TestClient, ownerUrl: string): Promise<() => void> {
  const { ticket } = admin.credentials;
  const socket = new WebSocket(admin.baseUrl.replace('http', 'ws') + live.path.replace('{ticket}', ticket));
  const say = (event: string, data: object) => socket.send(JSON.stringify({ event, data }));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const isWelcome = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  say('OnConnection', { token: ticket });
  await isWelcome;
  const [row] = await admin.data(brand.list, {});
  say('openRecord', { noun: 'brand', id: row!.id, mode: 'edit' });
  const noted = () => withClient(ownerUrl, (client) => client.query('select from app.presence, app.record_viewer'));
  await waitUntil(async () => (await noted()).rowCount === 1);
  return () => socket.close();
}

/** What happens by itself after days, and tables of the job queue that the product does not use. */
export async function fillRest(admin: TestClient, ownerUrl: string): Promise<void> {
  const { id } = await uploadFile(admin, 'unused.png', demoPicture('无用'));
  await withClient(ownerUrl, (client) =>
    client.query(`
    set app.tenant = '1';
    select app.refresh_row_estimates('public.brand');
    delete from public.file where tenant_id = 1 and id = ${Number(id)};
    insert into pgboss.bam (name, version, status, table_name, command) values ('release', 1, 'completed', 'job', 'select 1');
    insert into pgboss.subscription (event, name) values ('release', 'job');
    insert into pgboss.warning (type, message) values ('release', '示例');
    insert into pgboss.queue_stats (name) values ('job');
    -- Of a queue that does not exist: pg-boss removes dependencies of jobs that its queues do not have.
    insert into pgboss.job_dependency (child_name, child_id, parent_name, parent_id)
    values ('release', gen_random_uuid(), 'release', gen_random_uuid())`),
  );
}
