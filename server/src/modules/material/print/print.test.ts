import { job } from '@edp/contract/modules/job/job.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { jobKinds } from '../../../job-kinds.ts';
import { textsOf } from '../../../testing/pdf/read-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let ids: string[];

beforeAll(async () => {
  app = await startTestApp({}, { kinds: jobKinds, demo: 'whole' });
  admin = await app.as('admin');
  ids = (await admin.data(material.list, { pageSize: 2000 })).map(({ id }) => id);
});
afterAll(() => app.stop());

const open = async (url: string) => {
  const response = await fetch(app.baseUrl + url);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    content: Buffer.from(await response.arrayBuffer()),
  };
};

describe('打印物料', () => {
  it('标签：一个PDF，按所选的顺序，有编码与名称；链接无须登录即可打开', async () => {
    const rows = await admin.data(material.list, { itemName: '深沟球轴承', pageSize: 3, sort: 'itemCode' });
    const chosen = rows.toReversed();
    const { url, jobId } = await admin.data(material.print, { ids: chosen.map(({ id }) => id), layout: 'labels' });
    expect(jobId).toBe('');
    const { status, type, content } = await open(url);
    expect([status, type]).toEqual([200, 'application/pdf']);
    const text = (await textsOf(content))[0]!.join('\n');
    const places = chosen.map(({ itemCode }) => text.indexOf(itemCode));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('资料页：全部字段，中文或英文', async () => {
    const [row] = await admin.data(material.list, { itemCode: 'ZC-6204-2RS' });
    const { url } = await admin.data(material.print, { ids: [row!.id], layout: 'sheets' });
    const chinese = (await textsOf((await open(url)).content)).flat().join('\n');
    for (const text of ['佰瑞华集团', 'ZC-6204-2RS', '批次控制', '规格型号', '市场价', '陈志远'])
      expect(chinese).toContain(text);
    const english = await app.as('admin', { language: 'ENG' });
    const link = (await english.data(material.print, { ids: row!.id, layout: 'sheets' })).url;
    expect((await textsOf((await open(link)).content))[0]!.join('\n')).toContain('Lot control');
  });

  it('没有勾选时提示；别的租户的物料不存在；没有权限的不能打印', async () => {
    expect((await admin.attempt(material.print, { ids: [], layout: 'labels' })).body.message).toBe('请先勾选物料');
    const neighbour = await app.as('admin', { tenantCode: 'HXJT' });
    expect((await neighbour.attempt(material.print, { ids: ids.slice(0, 1), layout: 'labels' })).status).toBe(404);
    expect(
      (await (await app.as('kehu')).attempt(material.print, { ids: ids.slice(0, 1), layout: 'labels' })).status,
    ).toBe(403);
  });

  it('链接五分钟后失效，改动一个字符即无效；权限收回后不能再打开', async () => {
    const zhangwei = await app.as('zhangwei', { roleCode: 'MASTER_DATA' });
    const { url } = await zhangwei.data(material.print, { ids: ids.slice(0, 1), layout: 'labels' });
    expect((await open(url.replace('d=ey', 'd=ez'))).status).toBe(404);
    vi.useFakeTimers({ now: Date.now() + 5 * 60_000 + 1000, toFake: ['Date'] });
    try {
      const expired = await open(url);
      expect([expired.status, JSON.parse(expired.content.toString()).message]).toEqual([
        404,
        '打印链接已失效，请重新打印',
      ]);
    } finally {
      vi.useRealTimers();
    }
    const owner = await app.asTenant(1);
    await owner.query(
      `delete from role_resource where resource_id = (select id from resource where code = 'material.print') and role_id = (select id from role where code = 'MASTER_DATA')`,
    );
    expect((await open(url)).status).toBe(403);
  });

  it('一百个标签直接打开；更多的由后台任务完成，进度可见，结果可下载', async () => {
    const { url } = await admin.data(material.print, { ids: ids.slice(0, 100), layout: 'labels' });
    expect(await textsOf((await open(url)).content)).toHaveLength(5);
    const { jobId, url: none } = await admin.data(material.print, { ids: ids.slice(0, 300), layout: 'labels' });
    expect(none).toBe('');
    await expect
      .poll(async () => (await admin.data(job.list, {})).find((each) => each.id === jobId))
      .toMatchObject({
        title: '打印物料（300 项）',
        state: 'succeeded',
        done: 300,
        total: 300,
        resultName: 'labels.pdf',
      });
  });
});
