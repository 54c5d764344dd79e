import { calls, post } from '@edp/contract/kernel/call.ts';
import { byId, Saved } from '@edp/contract/kernel/fields.ts';
import { rowOf, saveInputOf } from '@edp/contract/kernel/record/record.ts';
import { nameField, richTextField } from '@edp/contract/kernel/record/record-fields.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPicture } from '../../demo/demo-picture.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { bind } from '../http/bind.ts';
import { findRecord } from '../record/read-record.ts';
import { type RecordTable, recordTable } from '../record/record-table.ts';
import { saveRecord } from '../record/save-record.ts';
import { checkFiles } from '../record/check-records.ts';
import { toColumns } from '../record/write-records.ts';

const fields = { name: nameField(50, 'brand.nameRequired'), details: richTextField(5000) };
const table = recordTable('leaflet' as 'brand', fields);
const leaflet = calls('leaflet', 'edp', '/test/leaflet', {
  save: post('save', { can: 'member', input: saveInputOf(fields), output: Saved, writes: true }),
  detail: post('detail', { can: 'member', input: byId, output: rowOf(fields) }),
});
const routes = bind(leaflet, {
  save: (context) => saveRecord(context, table, context.input),
  detail: (context) => findRecord(context, table, context.input.id),
});

let app: TestApp;
let admin: TestClient;
let lina: TestClient;
beforeAll(async () => {
  app = await startTestApp({}, { calls: routes });
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner
    .query(`
    create table public.leaflet (
      tenant_id int not null default app.current_tenant(), id bigint generated always as identity, name text not null, details text not null,
      like app.record including defaults, primary key (tenant_id, id));
    call app.protect('public.leaflet');
    call app.rich_text('public.leaflet', 'details')`)
    .finally(() => owner.end());
  [admin, lina] = [await app.as('admin'), await app.as('lina')];
});
afterAll(() => app.stop());

const save = (details: string) => admin.data(leaflet.save, { name: '说明', details });
const read = async (id: string, client = admin) => (await client.data(leaflet.detail, { id })).details;
const kept = async (details: string) => read((await save(details)).id);
const storedText = async (id: string) =>
  (await (await app.asTenant(1)).query('select details, details_file_ids from leaflet where id = $1', [id])).rows[0];
const statusOf = async (address: string) => (await fetch(app.baseUrl + address.replaceAll('&amp;', '&'))).status;
const sourceIn = (html: string) => /src="([^"]+)"/.exec(html)![1]!;

describe('图文：保存时净化', () => {
  it.each([
    ['脚本', '<p>正文</p><script>alert(1)</script>', '<p>正文</p>'],
    ['嵌套的脚本', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['事件', '<p onclick="alert(1)" onmouseover=alert(2)>正文</p>', '<p>正文</p>'],
    ['图片的事件', '<p>甲</p><img src=x onerror=alert(1)>', '<p>甲</p>'],
    ['javascript 地址', '<a href="javascript:alert(1)">点我</a>', '<a>点我</a>'],
    ['写法变化的 javascript 地址', '<a href=" JaVa\tScript&colon;alert(1)">点我</a>', '<a>点我</a>'],
    ['data 地址', '<a href="data:text/html,<script>alert(1)</script>">点我</a>', '<a>点我</a>'],
    ['不写协议的地址', '<a href="//evil.invalid/x">点我</a>', '<a>点我</a>'],
    ['别处的图片', '<p>甲<img src="https://evil.invalid/x.png">乙</p>', '<p>甲乙</p>'],
    ['框架与表单', '<iframe src="/x"></iframe><form action="/y"><input name="z">内容</form>', '内容'],
    ['样式', '<style>p{display:none}</style><p style="position:fixed" class="cover" id="a">正文</p>', '<p>正文</p>'],
    [
      'svg 与 math',
      '<svg onload=alert(1)><script>1</script></svg><math><mi xlink:href="javascript:alert(1)">x</mi></math>',
      'x',
    ],
    ['注释与条件', '<!--[if gte IE 4]><script>alert(1)</script><![endif]--><p>正文</p>', '<p>正文</p>'],
    ['没有写完的标签', '<p>正文<img src="/file/v6/view/1" onerror="alert(1)', '<p>正文</p>'],
    ['模板与 noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
  ])('%s', async (_what, input, safe) => {
    const html = await kept(input);
    expect(html).toBe(safe);
    expect(html).not.toMatch(/<script|onerror=|onclick=|javascript:/i);
  });

  it('编辑器写出的照原样保留', async () => {
    const everything =
      '<h2>标题</h2><p><strong>粗</strong><em>斜</em><u>线</u><s>删</s><code>1 &lt; 2</code></p><ul><li><p>一</p></li></ul><ol start="2"><li><p>二</p></li></ol><blockquote><p>引</p></blockquote><p><a href="https://brh.invalid/?a=1&amp;b=2">官网</a></p>';
    expect(await kept(everything)).toBe(everything);
  });

  it('层层嵌套的不会拖住服务器；太长的在字段上说明', async () => {
    expect((await kept('<blockquote>'.repeat(400))).length).toBeLessThan(5000);
    const { status, body } = await admin.attempt(leaflet.save, { name: '说明', details: '长'.repeat(5001) });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('details')]);
  });
});

describe('图文中的图片', () => {
  const upload = (client: TestClient) => uploadFile(client, '图.png', demoPicture('图'));
  const yearOld = (id: string) => `/file/v6/view/${id}?t=1&amp;e=1&amp;s=expired`;

  it('存的是文件的编号，读时给出当天有效的地址：一年之后仍能显示', async () => {
    const { id: fileId, url } = await upload(admin);
    const { id } = await save(`<p>图：</p><img src="${url.replaceAll('&', '&amp;')}" alt="示意">`);
    expect(await storedText(id)).toEqual({
      details: `<p>图：</p><img src="/file/v6/view/${fileId}" alt="示意" />`,
      details_file_ids: [fileId],
    });
    const source = sourceIn(await read(id));
    expect(await statusOf(source)).toBe(200);
    expect(await statusOf(`/file/v6/view/${fileId}`)).not.toBe(200);
    // As a page that was left open for long sends it back.
    await admin.data(leaflet.save, { id, name: '说明', details: `<img src="${yearOld(fileId)}">` });
    expect(await statusOf(sourceIn(await read(id)))).toBe(200);
  });

  it('文件在文本显示它时保留，之后才清除', async () => {
    const { id: fileId, url } = await upload(admin);
    const { id } = await save(`<img src="${url}">`);
    const owner = await app.owner();
    const remaining = async () => {
      await owner.query(`update file set created_time = now() - interval '2 days' where id = $1`, [fileId]);
      await (await app.asTenant(1)).query('select app.remove_orphaned_files(0, 1000)');
      return (await owner.query('select from file where id = $1', [fileId])).rowCount;
    };
    expect(await remaining()).toBe(1);
    await admin.data(leaflet.save, { id, name: '说明', details: '' });
    expect(await remaining()).toBe(0);
  });

  it('看得到这条记录的人修改时可保留其中的图片；别人的图片、不存在的图片不能用', async () => {
    const { id: fileId, url } = await upload(admin);
    const other = await lina.attempt(leaflet.save, { name: '说明', details: `<img src="${url}">` });
    expect([other.status, JSON.stringify(other.body)]).toEqual([400, expect.stringContaining('details')]);
    const { id } = await save(`<img src="${url}">`);
    await lina.data(leaflet.save, { id, name: '改名', details: await read(id, lina) });
    expect((await storedText(id)).details_file_ids).toEqual([fileId]);
    expect(
      (await admin.attempt(leaflet.save, { name: '说明', details: `<img src="${yearOld('999999')}">` })).status,
    ).toBe(400);
  });

  it('批量保存时同样检查；变更记录中没有文件的编号一栏', async () => {
    const { id: fileId, url } = await upload(admin);
    await app.inTransaction({ tenantId: 1 }, async (db) => {
      const rows = [
        { name: '批量', details: `<img src="${url}"><script>1</script>` },
        { name: '批量', details: `<img src="${yearOld('999999')}">` },
      ];
      const kit = table as unknown as RecordTable;
      const records = rows.map((row) => ({ input: toColumns(kit, row) }));
      const errors = (await Promise.all(checkFiles(db, kit, records))).flat();
      expect(errors.map(({ row, field }) => [row, field])).toContainEqual([1, 'details']);
    });
    const { id } = await save(`<img src="${url}">`);
    const { rows } = await (
      await app.owner()
    ).query(`select changes from change_record where table_name = 'leaflet' and record_id = $1`, [id]);
    expect(JSON.stringify(rows)).toContain(`/file/v6/view/${fileId}`);
    expect(JSON.stringify(rows)).not.toContain('file_ids');
  });
});
