import pg from 'pg';
import { PgBoss, type Queue } from 'pg-boss';
import { appRole } from '../schema/roles.ts';
import { jobQueue, lostJobQueue, queueSchema, scheduleQueue } from './queue-names.ts';

/** A process that has not been heard of for this long is gone, and its jobs run again. */
const heartbeatSeconds = 15;
const hour = 60 * 60;

type QueueSettings = Required<Pick<Queue, 'name' | 'policy'>> & Omit<Queue, 'name' | 'policy'>;

const queues: readonly QueueSettings[] = [
  { name: lostJobQueue, policy: 'standard', notify: false, deleteAfterSeconds: hour, retryLimit: 100, retryDelay: 10 },
  {
    name: jobQueue,
    policy: 'standard',
    notify: true,
    deleteAfterSeconds: hour,
    heartbeatSeconds,
    deadLetter: lostJobQueue,
  },
  // Exclusive: while an occurrence waits or runs, in whichever process, the next one is dropped.
  {
    name: scheduleQueue,
    policy: 'exclusive',
    notify: true,
    deleteAfterSeconds: hour,
    heartbeatSeconds,
    retryLimit: 0,
    expireInSeconds: 6 * hour,
  },
];

/** Installs or upgrades the queue with the owner's rights, because the server's role may create nothing. */
export async function installQueue(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await install(client);
    await client.query(`
      grant usage on schema ${queueSchema} to ${appRole};
      grant select, insert, update, delete on all tables in schema ${queueSchema} to ${appRole};
      grant usage on all sequences in schema ${queueSchema} to ${appRole}`);
  } finally {
    await client.end();
  }
}

async function install(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: queueSchema,
    schedule: false,
    supervise: false,
  });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, policy, ...settings } of queues) {
    if (existing.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { policy, ...settings });
  }
  await boss.stop({ graceful: false });
  if (failures[0]) throw failures[0];
}
