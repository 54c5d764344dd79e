import { message } from '@edp/contract/modules/message/message.ts';
import { news, newsComment } from '@edp/contract/modules/news/news.ts';
import { newsCommentManage, newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { named, newsSample } from '../../testing/samples/news-sample.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let lina: TestClient;
let [first, second]: Person[] = [];
beforeAll(async () => {
  app = await startTestApp();
  [admin, lina] = [await app.as('admin'), await app.as('lina')];
  [first, second] = [await addPerson(app, '王一', 'D05'), await addPerson(app, '王二', 'D05')];
});
afterAll(() => app.stop());

const save = async (title: string, more: object = {}) =>
  (await admin.data(newsManage.save, { ...newsSample(title), ...more })).id;
const detail = (id: string) => admin.data(newsManage.detail, { id });
const forD05 = async () => {
  const { rows } = await (await app.asTenant(1)).query(`select id from organisation where code = 'D05'`);
  return { everybody: 0, audience: named({ orgIds: [rows[0].id] }) };
};

describe('新闻管理列表', () => {
  it('各种状态都在，可按标题、类型、状态、必读、发布日期查询', async () => {
    const titles = async (input: object) => (await admin.data(newsManage.list, input)).map((row) => row.title);
    expect((await admin.data(newsManage.list, {})).map((row) => [row.title, row.state])).toEqual(
      expect.arrayContaining([
        ['员工体检报名（草稿）', 'draft'],
        ['元旦假期发货安排', 'scheduled'],
        ['营销中心季度会议通知', 'expired'],
        ['新版品牌管理上线', 'published'],
      ]),
    );
    expect(await titles({ state: 'expired' })).toEqual(['营销中心季度会议通知']);
    expect(await titles({ title: '编码规范' })).toEqual(['主数据编码规范（2026版）发布']);
    expect(await titles({ newsTypeValue: '安全提醒' })).toEqual(['信息安全提醒：定期修改登录密码']);
    expect(await titles({ forcedRead: 1, publishDate: '2026-11-10,2026-11-12' })).toEqual([
      '采购合同模板更新，请按新模板签订',
    ]);
    const [row] = await admin.data(newsManage.list, { title: '采购合同' });
    expect(row).toMatchObject({
      audienceText: '采购部',
      everybody: 0,
      readers: 3,
      read: 0,
      forcedRead: 1,
      publishDate: '2026-11-12 09:30:00',
      expireDate: '',
    });
  });

  it('类型以用户的语言给出和查询', async () => {
    const english = await app.as('admin', { language: 'ENG' });
    expect(
      (await english.data(newsManage.list, { newsTypeValue: 'Security' })).map((row) => row.newsTypeValue),
    ).toEqual(['Security']);
    expect((await english.data(newsManage.options, {})).types).toContain('Notice');
  });

  it('可选的类型与库存组织一个也不少，停用的组织除外', async () => {
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(
      `insert into news (title, type, content, active) select '类型' || n, '自定类型' || n, '', false from generate_series(1, 101) n`,
    );
    await tenantOne.query(
      `insert into inventory_organisation (code, name, active) select 'NEWS' || n, '新闻仓' || n, n < 10001 from generate_series(1, 10001) n`,
    );
    const { types, invorgs } = await admin.data(newsManage.options, {});
    expect(types.filter((type) => type.startsWith('自定类型'))).toHaveLength(101);
    const names = new Set(invorgs.map(({ name }) => name));
    expect(['新闻仓1', '新闻仓10000', '新闻仓10001'].map((name) => names.has(name))).toEqual([true, true, false]);
    await tenantOne.query(`delete from news where type like '自定类型%'`);
    await tenantOne.query(`delete from inventory_organisation where code like 'NEWS%'`);
  });

  it('没有权限的人看不到管理接口', async () => {
    for (const attempt of [lina.attempt(newsManage.list, {}), lina.attempt(newsManage.save, newsSample('x'))])
      expect((await attempt).status).toBe(403);
  });
});

describe('撰写与发布', () => {
  it('保存为草稿，发布，撤回，再发布', async () => {
    const id = await save('状态', { publishMode: 'draft' });
    const stateOf = async () => (await detail(id)).state;
    const isSeen = async () => (await lina.data(news.contents, { newsIds: [id] })).length === 1;
    expect([await stateOf(), await isSeen()]).toEqual(['draft', false]);
    expect((await admin.attempt(newsManage.withdraw, { id })).body.message).toBe('该新闻没有发布');
    expect((await admin.succeed(newsManage.publish, { id })).body.message).toBe('发布成功');
    expect([await stateOf(), await isSeen()]).toEqual(['published', true]);
    expect((await admin.attempt(newsManage.publish, { id })).status).toBe(409);
    await admin.succeed(newsManage.withdraw, { id });
    expect([await stateOf(), await isSeen()]).toEqual(['withdrawn', false]);
    await admin.succeed(newsManage.publish, { id });
    expect(await isSeen()).toBe(true);
  });

  it('修改已发布的不改变发布时间；改为草稿即撤回', async () => {
    const id = await save('修改前');
    const { publishDate, version } = await detail(id);
    await admin.succeed(newsManage.save, { ...newsSample('修改后'), id, version });
    expect(await detail(id)).toMatchObject({ title: '修改后', publishDate, state: 'published', publishMode: 'now' });
    await admin.succeed(newsManage.save, { ...newsSample('修改后'), id, publishMode: 'draft' });
    expect((await detail(id)).state).toBe('withdrawn');
  });

  it.each([
    ['定时但没有时间', { publishMode: 'later' }, 'publishDate', '请选择发布时间'],
    [
      '定时在过去',
      { publishMode: 'later', publishDate: '2020-01-01 08:00' },
      'publishDate',
      '发布时间已过，请重新选择，或选择立即发布',
    ],
    [
      '截止早于发布',
      { publishMode: 'later', publishDate: '2099-01-02 08:00', expireDate: '2099-01-01 08:00' },
      'expireDate',
      '截止时间必须晚于发布时间',
    ],
    ['截止在过去', { expireDate: '2020-01-01 08:00' }, 'expireDate', '截止时间必须晚于发布时间'],
    ['没有这一天', { expireDate: '2099-02-30 08:00' }, 'expireDate', '请输入正确的日期和时间'],
    ['没有选择范围', { everybody: 0, audience: named({}) }, 'audience', '请选择接收范围'],
    ['只有空的标记', { newsContent: '<p><br></p>' }, 'newsContent', '请填写正文'],
    ['净化后什么也没有', { newsContent: '<script>alert(1)</script>' }, 'newsContent', '请填写正文'],
  ])('%s时在该字段提示', async (_what, more, field, text) => {
    const { status, body } = await admin.attempt(newsManage.save, { ...newsSample('不应保存'), ...more } as never);
    expect([status, body.data.fields]).toEqual([400, [{ field, message: text }]]);
    expect(await admin.data(newsManage.list, { title: '不应保存' })).toEqual([]);
  });

  it('正文经净化后保存；英文界面选择的类型与中文的是同一个', async () => {
    const id = await save('脚本', {
      newsContent: '<p onclick="alert(1)">正文</p><script>alert(1)</script>',
      newsTypeValue: 'Notice',
    });
    expect((await lina.data(news.contents, { newsIds: [id] }))[0]).toMatchObject({
      newsContent: '<p>正文</p>',
      newsTypeValue: '工作通知',
      commentsOpen: 1,
      files: [],
    });
  });

  it('复制为草稿，范围一并复制；删除后不存在', async () => {
    const id = await save('原件', { ...(await forD05()), forcedRead: 1 });
    const { id: copy } = await admin.data(newsManage.copy, { id });
    expect(await detail(copy)).toMatchObject({
      title: '原件（副本）',
      state: 'draft',
      forcedRead: 1,
      audienceText: '新业务筹备组',
      publishDate: '',
    });
    await admin.succeed(newsManage.delete, { id: copy });
    expect((await admin.attempt(newsManage.detail, { id: copy })).status).toBe(404);
  });

  it('变更记录说明改了什么', async () => {
    const id = await save('记录', await forD05());
    await admin.succeed(newsManage.save, { ...newsSample('记录二'), id });
    const names = (await admin.data(record.changes, { noun: 'news', id })).flatMap((change) =>
      change.fields.map((field) => field.name),
    );
    expect(names).toEqual(expect.arrayContaining(['title', 'everybody', 'audience']));
  });
});

describe('阅读情况与提醒', () => {
  it('谁读了、谁没读，可按姓名和部门查找；提醒只发给没读的人，一小时内一次', async () => {
    const id = await save('请大家阅读', await forD05());
    await first!.succeed(news.recordRead, { newId: id });
    const people = async (input: object) =>
      (await admin.data(newsManage.readers, { id, ...input })).map((row) => row.name);
    expect(await people({ read: 1 })).toEqual(['王一']);
    expect(await people({ read: 0 })).toEqual(['王二']);
    expect(await people({ name: '二' })).toEqual(['王二']);
    const { rows } = await (
      await app.asTenant(1)
    ).query(`select id, code from organisation where code in ('D00', 'D01')`);
    const orgId = (code: string) => rows.find((row) => row.code === code).id;
    expect([await people({ orgId: orgId('D00') }), await people({ orgId: orgId('D01') })]).toEqual([
      ['王一', '王二'],
      [],
    ]);
    expect((await admin.data(newsManage.readers, { id, pageNo: 2, pageSize: 1 }))[0]).toMatchObject({
      name: '王二',
      readTime: '',
      orgName: '新业务筹备组',
    });
    expect((await admin.data(newsManage.list, { title: '请大家阅读' }))[0]).toMatchObject({ readers: 2, read: 1 });

    expect(await admin.data(newsManage.remind, { id })).toEqual({ count: 1 });
    expect((await second!.data(message.list, {}))[0]).toMatchObject({
      kind: 'todo',
      title: '请阅读公告：请大家阅读',
      link: `/home?news=${id}`,
      senderName: '陈志远',
    });
    expect(await first!.data(message.list, {})).toEqual([]);
    expect((await admin.attempt(newsManage.remind, { id })).body.message).toMatch(/一小时内已提醒过，请\d+分钟后再试/);
    await second!.succeed(news.recordRead, { newId: id });
    await (
      await app.owner()
    ).query(`update news set reminded_time = now() - interval '61 minutes' where id = $1`, [id]);
    expect((await admin.attempt(newsManage.remind, { id })).body.message).toBe('所有人都已阅读，无需提醒');
  });

  it('没有发布的不能提醒', async () => {
    const id = await save('草稿不提醒', { publishMode: 'draft' });
    expect((await admin.attempt(newsManage.remind, { id })).body.message).toBe('该新闻没有发布');
  });
});

describe('评论管理', () => {
  it('屏蔽后读者看不到内容，原因留存，可以恢复', async () => {
    const newId = await save('评论管理');
    const { id: commentId } = await lina.data(newsComment.add, { newId, commentValue: '不当言论' });
    expect((await admin.attempt(newsCommentManage.hide, { commentId, reason: ' ' })).body.data.fields).toEqual([
      { field: 'reason', message: '请输入屏蔽原因' },
    ]);
    await admin.succeed(newsCommentManage.hide, { commentId, reason: '人身攻击' });
    expect(await lina.data(newsComment.ofNews, { newId })).toMatchObject([
      { commentValue: '', status: 'hidden', deletable: 0 },
    ]);
    expect((await lina.data(news.contents, { newsIds: [newId] }))[0]!.commentNumber).toBe(0);
    expect(await admin.data(newsCommentManage.moderated, { newId, status: 'hidden' })).toMatchObject([
      { commentValue: '不当言论', hiddenReason: '人身攻击', hiddenName: '陈志远' },
    ]);
    expect((await admin.attempt(newsCommentManage.hide, { commentId, reason: '再次' })).status).toBe(409);
    const { rows } = await (
      await app.asTenant(1)
    ).query(
      `select changes from change_record where table_name = 'news_comment' and record_id = $1 and action = 'update'`,
      [commentId],
    );
    expect(JSON.stringify(rows)).toContain('人身攻击');
    await admin.succeed(newsCommentManage.restore, { commentId });
    expect(await lina.data(newsComment.ofNews, { newId })).toMatchObject([
      { commentValue: '不当言论', status: 'normal' },
    ]);
    expect((await lina.attempt(newsCommentManage.hide, { commentId, reason: 'x' })).status).toBe(403);
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await neighbour.attempt(newsCommentManage.hide, { commentId, reason: 'x' })).status).toBe(404);
    expect((await neighbour.attempt(newsCommentManage.moderated, { newId })).status).toBe(404);
  });

  it('关闭评论后不能再发表，已有的仍可见', async () => {
    const newId = await save('先开后关');
    await lina.succeed(newsComment.add, { newId, commentValue: '第一条' });
    await admin.succeed(newsManage.save, { ...newsSample('先开后关'), id: newId, commentsOpen: 0 });
    expect((await lina.attempt(newsComment.add, { newId, commentValue: '第二条' })).body.message).toBe(
      '该公告已关闭评论',
    );
    expect(await lina.data(newsComment.ofNews, { newId })).toHaveLength(1);
  });
});
