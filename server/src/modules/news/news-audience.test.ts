import { news, newsComment } from '@edp/contract/modules/news/news.ts';
import { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { file } from '@edp/contract/modules/file/file.ts';
import { start } from '@edp/contract/modules/start/start.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPaper } from '../../demo/demo-paper.ts';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { openWindowOf } from '../../testing/http/live-window.ts';
import { named, newsSample } from '../../testing/samples/news-sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendParts } from '../../testing/upload-file.ts';

let app: TestApp;
let admin: TestClient;
let buyer: Person;
let seller: Person;
beforeAll(async () => {
  app = await startTestApp({}, { live: { dueNewsMs: 200 } });
  admin = await app.as('admin');
  [buyer, seller] = [await addPerson(app, 'buyer', 'D0301', 'VIEWER'), await addPerson(app, 'seller', 'D0401')];
});
afterAll(() => app.stop());

const query = async <Row extends object>(statement: string, values: unknown[] = []) =>
  (await (await app.asTenant(1)).query<Row>(statement, values)).rows;
const idOf = async (table: string, column: string, value: string) =>
  (await query<{ id: string }>(`select id from ${table} where ${column} = $1`, [value]))[0]!.id;
const publish = async (title: string, audience: Parameters<typeof named>[0], more: object = {}) =>
  (await admin.data(newsManage.save, { ...newsSample(title), everybody: 0, audience: named(audience), ...more })).id;
const sees = async (client: TestClient, title: string) =>
  (await client.data(news.headlines, {})).some((each) => each.title === title);

describe('新闻只给接收范围内的人', () => {
  it.each([
    ['部门（含下级部门）', async () => ({ orgIds: [await idOf('organisation', 'code', 'D03')] })],
    ['角色', async () => ({ roleIds: [await idOf('role', 'code', 'VIEWER')] })],
    ['个人', () => ({ empIds: [buyer.id] })],
    [
      '用户组',
      async () => {
        const [group] = await query<{ id: string }>(`insert into user_group (name) values ('采购项目组') returning id`);
        await query(`insert into user_group_member (group_id, user_id) values ($1, $2)`, [group!.id, buyer.id]);
        return { groupIds: [group!.id] };
      },
    ],
    [
      '库存组织',
      async () => {
        const [organisation] = await query<{ id: string }>(
          `insert into inventory_organisation (code, name) values ('INV77', '新仓') returning id`,
        );
        await query(
          `insert into role_inventory_organisation (role_id, inventory_organisation_id) select id, $1 from role where code = 'VIEWER'`,
          [organisation!.id],
        );
        return { invorgIds: [organisation!.id] };
      },
    ],
  ] as const)('%s', async (what, audienceOf) => {
    const title = `给${what}`;
    const newId = await publish(title, await audienceOf());
    expect([await sees(buyer, title), await sees(seller, title)]).toEqual([true, false]);
    expect((await buyer.data(start.all, {})).headlines.some((each) => each.title === title)).toBe(true);
    expect((await seller.data(start.all, {})).headlines.some((each) => each.title === title)).toBe(false);
    expect(await seller.data(news.contents, { newsIds: [newId] })).toEqual([]);
    expect(await buyer.data(news.contents, { newsIds: [newId] })).toHaveLength(1);
    for (const attempt of [
      seller.attempt(news.recordRead, { newId }),
      seller.attempt(news.laud, { newId, lauded: 1 }),
      seller.attempt(news.laudRecords, { newId }),
      seller.attempt(newsComment.ofNews, { newId }),
      seller.attempt(newsComment.views, { newId }),
      seller.attempt(newsComment.add, { newId, commentValue: '插话' }),
    ])
      expect((await attempt).status).toBe(404);
    await buyer.succeed(newsComment.add, { newId, commentValue: '收到' });
  });

  it('两个方向算出的范围一致：谁能看到，与给谁看', async () => {
    const rows = await query<{ count: number; differing: number }>(`
      select count(*)::int as count, count(*) filter (where (u.active and u.id in (select user_id from app.news_readers(n.id))) is distinct from (u.active and n.id in (select news_id from app.news_naming(u.id))))::int as differing
        from news n cross join user_account u where not n.for_all`);
    expect(rows[0]!.count).toBeGreaterThan(100);
    expect(rows[0]!.differing).toBe(0);
  });

  it('推送、未读数只到范围内的人', async () => {
    const [inside, outside] = [await openWindowOf(buyer), await openWindowOf(seller)];
    const before = outside.all('initMessage')[0]!.unreadNews;
    await publish('只推送给采购', { empIds: [buyer.id] }, { forcedRead: 1 });
    expect(await inside.next('newsMessage')).toMatchObject({ title: '只推送给采购', forcedRead: 1 });
    await admin.data(newsManage.save, newsSample('推送给所有人'));
    expect(await outside.next('newsMessage')).toMatchObject({ title: '推送给所有人' });
    const again = await openWindowOf(seller);
    expect(again.all('initMessage')[0]!.unreadNews).toBe(before + 1);
  });

  it('到点才发布，推送也只到范围内的人；截止后谁也看不到', async () => {
    const [inside, outside] = [await openWindowOf(buyer), await openWindowOf(seller)];
    const newId = await publish(
      '定时的',
      { empIds: [buyer.id] },
      { publishMode: 'later', publishDate: '2099-01-01 08:00' },
    );
    expect(await sees(buyer, '定时的')).toBe(false);
    // As if the time had come: the row was written before.
    const owner = await app.owner();
    await owner.query(`alter table news disable trigger user`);
    await owner.query(
      `update news set published_time = now() + interval '150 ms', updated_time = now() - interval '1 minute' where id = $1`,
      [newId],
    );
    await owner.query(`alter table news enable trigger user`);
    expect(await inside.next('newsMessage')).toMatchObject({ newId, title: '定时的' });
    expect(outside.all('newsMessage')).toEqual([]);
    expect(await sees(buyer, '定时的')).toBe(true);
    await owner.query(
      `update news set published_time = now() - interval '2 days', expires_time = now() - interval '1 day' where id = $1`,
      [newId],
    );
    expect(await sees(buyer, '定时的')).toBe(false);
    expect((await buyer.attempt(newsComment.add, { newId, commentValue: 'x' })).status).toBe(404);
    expect((await admin.data(newsManage.list, { title: '定时的' })).map((row) => row.state)).toEqual(['expired']);
  });

  it('别的租户的部门、角色不能选', async () => {
    const owner = await app.owner();
    const { rows } = await owner.query<{ id: string }>(
      `select id from role where tenant_id = 2 and id not in (select id from role where tenant_id = 1) limit 1`,
    );
    const { status, body } = await admin.attempt(newsManage.save, {
      ...newsSample('越界'),
      everybody: 0,
      audience: named({ roleIds: [rows[0]!.id] }),
    });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('"audience"')]);
    expect(await admin.data(newsManage.list, { title: '越界' })).toEqual([]);
  });
});

describe('附件', () => {
  const upload = async (client: TestClient, purpose: string) =>
    (await sendParts(
      client,
      [
        ['purpose', purpose],
        ['file', await demoPaper({ title: '附件', lines: [] })],
      ],
      undefined,
      '附件.pdf',
    )) as unknown as { status: number; body: { data: { id: string } } };
  const statusOf = async (client: TestClient, newId: string, fileId: string) =>
    (await client.send('GET', news.attachment.path, { newId, fileId })).status;

  it('只有接收范围内的人能下载，在哪个地址都一样', async () => {
    const { id: fileId } = (await upload(admin, 'newsAttachment')).body.data;
    const newId = await publish('带附件', { empIds: [buyer.id] }, { fileIds: [fileId] });
    expect((await buyer.data(news.contents, { newsIds: [newId] }))[0]!.files).toMatchObject([
      { id: fileId, name: '附件.pdf' },
    ]);
    expect([await statusOf(buyer, newId, fileId), await statusOf(seller, newId, fileId)]).toEqual([200, 404]);
    const direct = (client: TestClient) => client.send('GET', file.attachment.path.replace('{appId}', fileId), {});
    expect([(await direct(seller)).status, (await direct(admin)).status]).toEqual([404, 200]);
    const other = await publish('别的新闻', {}, { everybody: 1 });
    expect(await statusOf(seller, other, fileId)).toBe(404);
    await admin.succeed(newsManage.withdraw, { id: newId });
    expect(await statusOf(buyer, newId, fileId)).toBe(404);
  });

  it('没有编辑权限的人不能为新闻上传；别人上传的文件不能附上', async () => {
    expect((await upload(buyer, 'newsAttachment')).status).toBe(403);
    const { id: fileId } = (await upload(admin, 'newsAttachment')).body.data;
    const second = await addPerson(app, 'secondadmin', 'D01', 'SYS_ADMIN');
    const { status, body } = await second.attempt(newsManage.save, { ...newsSample('借用附件'), fileIds: [fileId] });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('fileIds')]);
    const id = await publish('原作者的', {}, { everybody: 1, fileIds: [fileId] });
    await second.succeed(newsManage.save, { ...newsSample('他人修改时保留'), id, fileIds: [{ id: fileId }] });
    expect((await admin.data(newsManage.detail, { id })).fileIds).toMatchObject([
      { id: fileId, orginalName: '附件.pdf' },
    ]);
  });
});
