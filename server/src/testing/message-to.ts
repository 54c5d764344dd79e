import type { MessageKind } from '@edp/contract/modules/message.ts';
import pg from 'pg';
import { inTransaction } from '../kernel/database/tenant-database.ts';
import { sendMessages } from '../modules/message/send-messages.ts';
import type { TestApp } from './test-app.ts';

interface Said {
  kind: MessageKind;
  title: string;
  content: string;
  link?: string;
}

/** Sends a message to somebody of the first demo tenant, as the modules of the server do. */
export async function messageTo(app: TestApp, account: string, said: Said): Promise<void> {
  const pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 });
  try {
    await inTransaction(pool, { tenantId: 1 }, async (db) => {
      const { id } = await db.selectFrom('user_account').select('id').where('account', '=', account).executeTakeFirstOrThrow();
      await sendMessages(db, { ...said, to: [id] });
    });
  } finally {
    await pool.end();
  }
}
