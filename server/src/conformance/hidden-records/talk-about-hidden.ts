import { chat } from '@edp/contract/modules/chat/chat.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { messageSending } from '@edp/contract/modules/message/message-sending.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { expect } from 'vitest';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { messageTo } from '../../testing/http/message-to.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { type HiddenRecord, hiddenCode, hiddenName, isTold, toldIn } from './hide-records.ts';

/**
 * Others have the hidden records open and talk about them, in messages, notifications and chats, while the tester has a
 * window that asks for each of them. Gives a check of what that window has heard until then.
 */
export async function talkAboutHidden(
  app: TestApp,
  admin: TestClient,
  tester: TestClient,
  hidden: readonly HiddenRecord[],
): Promise<() => Promise<void>> {
  const other = await app.as('zhangwei');
  const [window, windowOfOther, windowOfAdmin] = [
    await openWindowOf(tester),
    await openWindowOf(other),
    await openWindowOf(admin),
  ];
  const { userId } = await other.data(session.info, {});
  const [{ id, noun }] = hidden as readonly [HiddenRecord];
  const text = `${hiddenName} ${hiddenCode(id)}`;
  for (const record of hidden) {
    const opened = { noun: record.noun, id: record.id };
    windowOfAdmin.say({ event: 'openRecord', data: { ...opened, mode: 'edit' } });
    window.say({ event: 'openRecord', data: { ...opened, mode: 'view' } });
  }
  const link = `/${noun}?open=${id}`;
  await admin.succeed(chat.send, { userId, text });
  await admin.succeed(messageSending.send, {
    kind: 'todo',
    title: text,
    content: text,
    link,
    recipients: { empIds: [userId] },
  });
  await messageTo(app, 'zhangwei', { kind: 'system', title: text, content: text, link });
  expect(isTold(await other.data(message.list, {}))).toBe(true);
  await expect.poll(() => windowOfOther.all('messagePush').filter(isTold).length).toBe(3);

  return async () => {
    const { userId: testerId } = await tester.data(session.info, {});
    await admin.succeed(chat.send, { userId: testerId, text: '以上你都没有听到' });
    await expect.poll(() => JSON.stringify(window.all('messagePush'))).toContain('以上你都没有听到');
    expect(toldIn(JSON.stringify(window.heard))).toBe('');
    expect(window.all('recordViewers')).toEqual([]);
    expect(windowOfAdmin.all('recordViewers').flatMap(({ people }) => people)).toEqual([]);
  };
}
