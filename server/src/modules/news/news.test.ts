import { news, newsComment } from '@edp/contract/modules/news/news.ts';
import { start } from '@edp/contract/modules/start/start.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let lina: TestClient;
let zhangwei: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [lina, zhangwei] = [await app.as('lina'), await app.as('zhangwei')];
});
afterAll(() => app.stop());

const headlineOf = async (client: TestClient, title: string) =>
  (await client.data(news.headlines, {})).find((each) => each.title.includes(title))!;
const contentOf = async (client: TestClient, newId: string) =>
  (await client.data(news.contents, { newsIds: [newId] }))[0]!;

describe('新闻', () => {
  it('按发布时间从新到旧，标出必须阅读的', async () => {
    const rows = await lina.data(news.headlines, {});
    expect(rows.map((row) => [row.title, row.forcedRead])).toEqual([
      ['新版品牌管理上线', 0],
      ['信息安全提醒：定期修改登录密码', 1],
      ['月末库存盘点安排', 0],
      ['主数据编码规范（2026版）发布', 1],
    ]);
  });

  it('类型以用户的语言给出；企业自己的类型照原样', async () => {
    await (
      await app.asTenant(1)
    ).query(`insert into news (title, type, content, published_time) values ('厂庆', '文体活动', 'x', '2026-01-01')`);
    const english = await app.as('zhangwei', { language: 'ENG' });
    const typeOf = async (client: TestClient, title: string) => {
      const { newId, newsTypeValue } = await headlineOf(client, title);
      expect((await contentOf(client, newId)).newsTypeValue).toBe(newsTypeValue);
      return newsTypeValue;
    };
    expect([await typeOf(english, '盘点'), await typeOf(zhangwei, '盘点')]).toEqual(['Notice', '工作通知']);
    expect(await typeOf(english, '厂庆')).toBe('文体活动');
    expect((await english.data(start.all, {})).headlines.map((each) => each.newsTypeValue)).toContain('System update');
    await (await app.asTenant(1)).query(`delete from news where title = '厂庆'`);
  });

  it('确认阅读后不再要求，重复确认只算一次', async () => {
    const { newId } = await headlineOf(lina, '编码规范');
    await lina.succeed(news.recordRead, { newId });
    await lina.succeed(news.recordRead, { newId });
    expect((await headlineOf(lina, '编码规范')).forcedRead).toBe(0);
    expect((await headlineOf(zhangwei, '编码规范')).forcedRead).toBe(1);
    expect((await contentOf(lina, newId)).numberViews).toBe(1);
    expect(await lina.data(newsComment.views, { newId })).toMatchObject([{ commentSName: '李娜' }]);
  });

  it('未到发布时间和已停用的新闻不可见', async () => {
    const tenantOne = await app.asTenant(1);
    await tenantOne.query(
      `insert into news (title, type, content, published_time, active) values ('明天', 'x', 'x', now() + interval '1 day', true), ('停用', 'x', 'x', now(), false)`,
    );
    const { rows } = await tenantOne.query(`select id from news where title in ('明天', '停用')`);
    expect((await lina.data(news.headlines, {})).map((row) => row.title)).not.toContain('明天');
    expect(await lina.data(news.contents, { newsIds: rows.map((row) => row.id) })).toEqual([]);
    expect((await lina.attempt(newsComment.add, { newId: rows[0].id, commentValue: 'x' })).status).toBe(404);
  });

  it('编号可以是列表，也可以是逗号分隔的文本', async () => {
    const [first, second] = await lina.data(news.headlines, {});
    expect(await lina.data(news.contents, { newsIds: `${first!.newId},${second!.newId}` })).toHaveLength(2);
    expect((await lina.attempt(news.contents, { newsIds: [] })).status).toBe(400);
  });

  it('点赞与取消', async () => {
    const { newId } = await headlineOf(lina, '盘点');
    await lina.succeed(news.laud, { newId, lauded: 1 });
    await lina.succeed(news.laud, { newId, lauded: 1 });
    expect(await contentOf(lina, newId)).toMatchObject({ laudNumber: 1, lauded: 1 });
    expect(await contentOf(zhangwei, newId)).toMatchObject({ laudNumber: 1, lauded: 0 });
    expect(await zhangwei.data(news.laudRecords, { newId })).toMatchObject([{ loudPerson: '李娜' }]);
    await lina.succeed(news.laud, { newId, lauded: 0 });
    expect((await contentOf(lina, newId)).laudNumber).toBe(0);
  });
});

describe('评论', () => {
  it('发表后最新的在前，脚本只是文字', async () => {
    const { newId } = await headlineOf(lina, '上线');
    await lina.succeed(newsComment.add, { newId, commentValue: '第一条' });
    await zhangwei.succeed(newsComment.add, { newId, commentValue: '<script>alert(1)</script>' });
    const { body } = await lina.succeed(newsComment.ofNews, { newId });
    expect(body.total).toBe(2);
    expect(body.data.map((row) => [row.commentSName, row.commentValue, row.status, row.deletable])).toEqual([
      ['张伟', '<script>alert(1)</script>', 'normal', 0],
      ['李娜', '第一条', 'normal', 1],
    ]);
    const [second] = await lina.data(newsComment.ofNews, { newId, pageNo: 2, pageSize: 1 });
    expect(second!.commentValue).toBe('第一条');
    expect((await contentOf(lina, newId)).commentNumber).toBe(2);
    expect((await lina.attempt(newsComment.add, { newId, commentValue: ' ' })).body.message).toBe('请输入评论内容');
  });

  it('只能删除自己的；删除后保留位置，不能再删', async () => {
    const { newId } = await headlineOf(lina, '安全');
    const { id: commentId } = await lina.data(newsComment.add, { newId, commentValue: '要删的' });
    expect((await zhangwei.attempt(newsComment.delete, { commentId })).body.message).toBe('只能删除自己的评论');
    expect((await lina.succeed(newsComment.delete, { commentId })).body.message).toBe('删除成功');
    expect(await lina.data(newsComment.ofNews, { newId })).toMatchObject([
      { commentValue: '', status: 'deleted', deletable: 0 },
    ]);
    expect(await lina.attempt(newsComment.delete, { commentId })).toMatchObject({
      status: 409,
      body: { message: '该评论已被删除' },
    });
  });

  it('管理员可以删除任何人的评论', async () => {
    const { newId } = await headlineOf(lina, '安全');
    const { id: commentId } = await lina.data(newsComment.add, { newId, commentValue: '不当言论' });
    await (await app.as('admin')).succeed(newsComment.delete, { commentId });
    expect((await lina.data(newsComment.ofNews, { newId }))[0]).toMatchObject({ id: commentId, status: 'deleted' });
  });

  it('别的租户的新闻和评论不存在', async () => {
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    const { newId } = await headlineOf(lina, '安全');
    const { id: commentId } = await lina.data(newsComment.add, { newId, commentValue: '内部' });
    for (const attempt of [
      neighbour.attempt(news.recordRead, { newId }),
      neighbour.attempt(news.laud, { newId, lauded: 1 }),
      neighbour.attempt(newsComment.ofNews, { newId }),
      neighbour.attempt(newsComment.views, { newId }),
      neighbour.attempt(newsComment.delete, { commentId }),
    ])
      expect((await attempt).status).toBe(404);
    expect(await neighbour.data(news.contents, { newsIds: [newId] })).toEqual([]);
  });
});
