import pg from 'pg';
import { onTestFinished } from 'vitest';

/** Connections that each test finds as if they were new: PostgreSQL has to read its catalogue again for one that is. */
export function keepConnections(url: string) {
  const idle: pg.Client[] = [];

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // Tests break connections: one that waits here is gone then, one in use says so itself.
    client.on('error', () => {});
    client.on('end', () => {
      if (idle.includes(client)) idle.splice(idle.indexOf(client), 1);
    });
    return client;
  }

  async function giveBack(client: pg.Client): Promise<void> {
    try {
      await client.query('rollback');
      await client.query('discard all');
      idle.push(client);
    } catch {
      await client.end();
    }
  }

  return {
    /** One that belongs to the running test until its end. */
    async forTest(): Promise<pg.Client> {
      const client = idle.pop() ?? (await open());
      onTestFinished(() => giveBack(client));
      return client;
    },
    /** One that belongs to `work` until its end, in a test or before it. */
    async during<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
      const client = idle.pop() ?? (await open());
      return work(client).finally(() => giveBack(client));
    },
    close: () => Promise.all(idle.map((client) => client.end())),
  };
}
