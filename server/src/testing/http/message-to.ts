import type { MessageKind } from '@edp/contract/modules/message/message.ts';
import { sendMessages } from '../../modules/message/send-messages.ts';
import type { TestApp } from '../test-app.ts';

interface Said {
  kind: MessageKind;
  title: string;
  content: string;
  link?: string;
}

/** Sends a message to a user of the first demo tenant, as the modules of the server do. */
export async function messageTo(app: TestApp, account: string, said: Said): Promise<void> {
  await app.inTransaction({ tenantId: 1 }, async (db) => {
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('account', '=', account)
      .executeTakeFirstOrThrow();
    await sendMessages(db, { ...said, to: [id] });
  });
}
