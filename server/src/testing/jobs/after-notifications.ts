import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import type { TestApp } from '../test-app.ts';

/**
 * Resolves when the server has handled what the database announced until now: notifications arrive in the order in
 * which they were sent.
 */
export async function afterNotifications(app: TestApp): Promise<void> {
  const owner = await app.owner();
  const id = randomUUID();
  await owner.query('listen invalidation_done');
  const confirmations = on(owner, 'notification');
  await owner.query(`select pg_notify('invalidation_requested', $1)`, [id]);
  for await (const [{ payload }] of confirmations) if (payload.startsWith(id)) return;
}
