import { chat } from '@edp/contract/modules/chat/chat.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { news } from '@edp/contract/modules/news/news.ts';
import { retention as retentionCalls } from '@edp/contract/modules/retention/retention.ts';
import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { openFileStore } from '../../kernel/files/file-store.ts';
import { removeDiscardedFiles } from '../../kernel/files/discarded-files.ts';
import { batchSize, removeExpired, type RetentionRule } from '../../kernel/jobs/retention.ts';
import { revealRetention } from '../certificate/certificate.retention.ts';
import { chatRetention } from '../chat/chat.retention.ts';
import { messageRetention } from '../message/message.retention.ts';
import { newsViewRetention } from '../news/news.retention.ts';
import { rejectedApplicationRetention } from '../tenant-application/tenant-application.retention.ts';

let app: TestApp;
let pool: pg.Pool;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp({
    KEEP_MESSAGES_DAYS: '100',
    KEEP_CHAT_DAYS: '100',
    KEEP_NEWS_VIEWS_DAYS: '100',
    KEEP_CERTIFICATE_REVEALS_DAYS: '100',
    KEEP_REJECTED_APPLICATIONS_DAYS: '100',
  });
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 8 });
  admin = await app.as('admin');
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

const failures: unknown[] = [];
const log = { warn: (...args: unknown[]) => void failures.push(args) };
async function clean(...rules: RetentionRule[]) {
  await removeExpired({ pool, log }, rules);
  expect(failures).toEqual([]);
}
/** As the owner, who sees every tenant. */
async function owned<Row extends object = Record<string, unknown>>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const owner = await app.owner();
  return (await owner.query<Row>(statement, values)).rows;
}
const idOf = async (account: string, tenantId = 1) =>
  (
    await owned<{ id: string }>('select id from user_account where account = $1 and tenant_id = $2', [
      account,
      tenantId,
    ])
  )[0]!.id;
const ago = (days: number) => `now() - interval '${days} days'`;

describe('消息', () => {
  const add = async (tenantId: number, title: string, age: number, readAge?: number, count = 1) =>
    owned(
      `insert into message (tenant_id, user_id, kind, title, content, created_time, read_time)
      select $1, $2, 'notice', $3, '', ${ago(age)}, ${readAge === undefined ? 'null' : ago(readAge)} from generate_series(1, $4)`,
      [tenantId, await idOf('admin', tenantId), title, count],
    );
  const titles = async () =>
    (
      await owned<{ title: string }>(
        `select distinct tenant_id || ' ' || title as title from message where title like 'r%'`,
      )
    )
      .map(({ title }) => title)
      .toSorted();

  it('阅读后保留设定的天数，未读的保留两倍；一批批删除，各租户都一样', async () => {
    await add(1, 'r 已读过期', 150, 101, batchSize * 2 + 7);
    await add(1, 'r 旧的刚读', 150, 1);
    await add(1, 'r 未读较旧', 150);
    await add(1, 'r 未读过期', 201);
    await add(2, 'r 已读过期', 150, 101);
    await add(2, 'r 新的', 1);
    await clean(...messageRetention(app.config));
    expect(await titles()).toEqual(['1 r 旧的刚读', '1 r 未读较旧', '2 r 新的']);
    expect((await admin.data(message.list, { pageSize: 100 })).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['r 旧的刚读', 'r 未读较旧']),
    );
  });

  it('0 天表示一直保留', async () => {
    await add(1, 'r 很旧', 5000, 5000);
    await clean(...messageRetention({ keepDays: { ...app.config.keepDays, messages: 0 } }));
    expect(await titles()).toContain('1 r 很旧');
  });

  it('两个进程同时进行，各行只删一次，没有失败', async () => {
    await add(1, 'r 已读过期', 150, 101, batchSize * 3);
    let removed = 0;
    const counting = messageRetention(app.config).map((rule) => ({
      ...rule,
      removeBatch: async (...args: Parameters<RetentionRule['removeBatch']>) => {
        const count = await rule.removeBatch(...args);
        removed += count;
        return count;
      },
    }));
    await Promise.all([clean(...counting), clean(...counting), clean(...counting)]);
    await clean(...counting);
    expect(removed).toBe(batchSize * 3 + 1);
    expect(await titles()).not.toContain('1 r 已读过期');
  });

  it('停止时做完一批就结束；一条规则失败不影响其他规则', async () => {
    await add(1, 'r 已读过期', 150, 101, batchSize + 1);
    const stopping = new AbortController();
    const broken: RetentionRule = { name: 'broken', days: 30, removeBatch: () => Promise.reject(new Error('坏了')) };
    const [read] = messageRetention(app.config);
    const once: RetentionRule = {
      ...read!,
      removeBatch: (...args) => {
        stopping.abort();
        return read!.removeBatch(...args);
      },
    };
    await removeExpired({ pool, log }, [broken, once], stopping.signal);
    expect(failures.splice(0)).toEqual([
      [{ error: 'Error: 坏了', rule: 'broken', tenantId: 1 }, 'expired rows could not be removed'],
    ]);
    expect((await owned(`select from message where title = 'r 已读过期'`)).length).toBe(1);
  });
});

describe('聊天', () => {
  const say = async (from: string, to: string, text: string) =>
    (await app.as(from)).data(chat.send, { userId: await idOf(to), text });
  const age = (days: number, ...texts: string[]) =>
    owned(`update chat_message set created_time = ${ago(days)} where content = any($1)`, [texts]);
  const history = async (beforeId = '') => admin.data(chat.history, { userId: await idOf('lina'), beforeId, limit: 2 });

  it('删去过期的开头之后，往前翻页到此为止，未读数随之减少', async () => {
    await owned('delete from chat_message where tenant_id = 1');
    const said = [];
    for (const text of ['一', '二', '三', '四', '五']) said.push(await say('lina', 'admin', text));
    const before = (await admin.data(chat.unread, {})).unreadChats;
    expect((await history()).hasMore).toBe(1);
    await age(101, '一', '二', '三');
    await age(99, '四');
    await clean(chatRetention(app.config));
    expect((await admin.data(chat.unread, {})).unreadChats).toBe(before - 3);
    const latest = await history();
    expect([latest.messages.map(({ text }) => text), latest.hasMore]).toEqual([['四', '五'], 0]);
    // A window that was open still asks for what stood before the oldest message that it has.
    expect(await history(said[2]!.id)).toEqual({ messages: [], hasMore: 0 });
    await admin.succeed(chat.markRead, { userId: await idOf('lina'), upToId: said[4]!.id });
    expect((await admin.data(chat.unread, {})).unreadChats).toBe(before - 5);
  });

  it('最后一条也过期的会话不再列出，可以重新开始', async () => {
    await owned(`update chat_message set created_time = ${ago(101)} where tenant_id = 1`);
    await clean(chatRetention(app.config));
    const people = await admin.data(chat.people, {});
    expect(people.filter(({ lastText, unread }) => lastText !== '' || unread > 0)).toEqual([]);
    await say('lina', 'admin', '又见面了');
    expect((await admin.data(chat.people, {}))[0]).toMatchObject({ lastText: '又见面了', unread: 1 });
  });

  it('服务器自己不能修改聊天记录，也不能删除较新的', async () => {
    const tenantOne = await app.asTenant(1);
    await expect(tenantOne.query('delete from chat_message')).rejects.toThrow(/permission denied/);
    for (const remove of ['app.remove_old_chat', 'app.remove_old_reveals']) {
      expect((await tenantOne.query(`select ${remove}(now() + interval '1 day', 1000) as removed`)).rows).toEqual([
        { removed: 0 },
      ]);
    }
  });

  it('别的租户的聊天不受影响', async () => {
    await owned(`insert into chat_message (tenant_id, from_id, to_id, content) values (2, $1, $2, '邻居的话')`, [
      await idOf('admin', 2),
      await idOf('lina', 2),
    ]);
    const theirs = (await owned('select from chat_message where tenant_id = 2')).length;
    await owned(`update chat_message set created_time = ${ago(101)}`);
    const { rows } = await (await app.asTenant(1)).query(`select app.remove_old_chat(now(), 100000) as removed`);
    expect(rows[0].removed).toBeGreaterThan(0);
    expect((await owned('select from chat_message where tenant_id = 2')).length).toBe(theirs);
  });
});

describe('浏览记录', () => {
  it('过期的删除，不留修改记录；仍在发布的必读公告不必再读一次', async () => {
    const userId = await idOf('admin');
    const [must, may] = await Promise.all(
      [true, false].map(
        async (forced) =>
          (
            await owned<{ id: string }>(
              `insert into news (tenant_id, title, type, content, published_time, forced) values (1, '旧闻', 'notice', '', ${ago(200)}, $1) returning id`,
              [forced],
            )
          )[0]!.id,
      ),
    );
    await owned(
      `insert into news_view (tenant_id, news_id, user_id, created_time) select 1, unnest($1::bigint[]), $2, ${ago(150)}`,
      [[must, may], userId],
    );
    const recorded = async () => (await owned(`select from change_record where table_name = 'news_view'`)).length;
    const before = await recorded();
    await clean(newsViewRetention(app.config));
    expect(
      (await owned('select news_id::text from news_view where news_id = any($1)', [[must, may]])).map(
        ({ news_id }) => news_id,
      ),
    ).toEqual([must]);
    expect((await admin.data(news.headlines, {})).find(({ newId }) => newId === must)?.forcedRead ?? 0).toBe(0);
    await admin.succeed(news.recordRead, { newId: may! });
    expect(await recorded()).toBe(before);
    await owned('update news set active = false where id = $1', [must]);
    await clean(newsViewRetention(app.config));
    expect(await owned('select from news_view where news_id = $1', [must])).toEqual([]);
  });
});

it('证书查看记录：过期的删除，较新的保留', async () => {
  const add = (days: number, what: string) =>
    owned(
      `insert into certificate_reveal (tenant_id, certificate_id, what, user_id, created_time) select 1, 7777, $1, id, ${ago(days)} from user_account where tenant_id = 1 and account = 'admin'`,
      [what],
    );
  await add(101, 'password');
  await add(99, 'file');
  await clean(revealRetention(app.config));
  expect(await owned('select what from certificate_reveal where certificate_id = 7777')).toEqual([{ what: 'file' }]);
});

describe('被驳回的申请', () => {
  const pictures = async (id: string) =>
    (await operator.data(tenantApplication.detail, { id })).pictures.map(({ url }) => app.baseUrl + url);
  let operator: TestClient;
  beforeAll(async () => {
    operator = await app.as('admin', { tenantCode: 'PLATFORM' });
  });

  it('连同照片一起删除，审核记录留下；其他申请不受影响', async () => {
    const listed = await operator.data(tenantApplication.list, { pageSize: 100 });
    const [old, recent] = listed.filter(({ status }) => status === 'rejected');
    const pending = listed.find(({ status }) => status === 'pending')!;
    await owned(`update app.tenant_application set rejected_time = ${ago(101)} where id = $1`, [old!.id]);
    await owned(`update app.tenant_application set created_time = ${ago(500)} where id <> $1`, [old!.id]);
    const [oldPictures, kept] = [
      await pictures(old!.id),
      [...(await pictures(recent!.id)), ...(await pictures(pending.id))],
    ];
    expect((await fetch(oldPictures[0]!)).status).toBe(200);
    const keys = await owned<{ storage_key: string }>(
      'select storage_key from app.public_upload where application_id = $1',
      [old!.id],
    );

    await clean(rejectedApplicationRetention(app.config));
    const files = openFileStore(app.config);
    await removeDiscardedFiles({ pool, files, log });

    expect((await operator.attempt(tenantApplication.detail, { id: old!.id })).status).toBe(404);
    for (const url of oldPictures) expect((await fetch(url)).status).toBe(404);
    for (const { storage_key } of keys) await expect(files.get(storage_key)).rejects.toThrow('ENOENT');
    for (const url of kept) expect((await fetch(url)).status).toBe(200);
    expect((await operator.data(tenantApplication.list, { pageSize: 100 })).map(({ id }) => id)).toEqual(
      listed.map(({ id }) => id).filter((id) => id !== old!.id),
    );
    expect(
      await owned(
        "select company_name, approved, reason <> '' as reasoned from tenant_review where application_id = $1",
        [old!.id],
      ),
    ).toEqual([{ company_name: old!.name, approved: false, reasoned: true }]);
    expect(await owned(`select from change_record where table_name = 'tenant_review' and action = 'delete'`)).toEqual(
      [],
    );
  });

  it('驳回之后才开始计算', async () => {
    const pending = (await operator.data(tenantApplication.list, { status: 'pending' }))[0]!;
    await operator.succeed(tenantApplication.reject, { id: pending.id, reason: '资料不全' });
    await clean(rejectedApplicationRetention(app.config));
    expect((await operator.attempt(tenantApplication.detail, { id: pending.id })).status).toBe(200);
  });
});

it('界面可以知道各保留多少天', async () => {
  expect(await admin.data(retentionCalls.days, {})).toEqual({
    messages: 100,
    unreadMessages: 200,
    chat: 100,
    newsViews: 100,
    certificateReveals: 100,
    rejectedApplications: 100,
    loginRecords: 180,
  });
});
