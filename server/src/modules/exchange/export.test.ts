import type { InputOf } from '@edp/contract/kernel/call.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { job } from '@edp/contract/modules/job/job.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobKinds } from '../../job-kinds.ts';
import { modules } from '../../modules.ts';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { openJobs } from '../../testing/jobs/open-jobs.ts';
import { fetchFile, readSheets } from '../../testing/imports/read-sheets.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { exportJob } from './export-job.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp({}, { kinds: jobKinds, demo: 'whole' });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

type Wanted = Partial<InputOf<typeof exchange.export>> & { noun: string; columns: string[] };
const exported = async (client: TestClient, input: Wanted) =>
  (await fetchFile(client, exchange.export, { format: 'xlsx', ...input })).content;
const rowsOf = async (client: TestClient, input: Wanted) => (await readSheets(await exported(client, input)))[0]!.rows;
const csvOf = async (client: TestClient, input: Wanted) =>
  (await exported(client, { ...input, format: 'csv' })).toString();

describe('导出', () => {
  it('列表的全部行，按所选的列与顺序；标题用用户的语言，首行冻结并可筛选', async () => {
    const rows = await admin.data(brand.list, { pageSize: 1000 });
    const [sheet] = await readSheets(
      await exported(admin, { noun: 'brand', columns: ['name', 'code', 'active', 'sortOrder', 'createTime'] }),
    );
    expect(sheet).toMatchObject({
      name: '品牌',
      freezePane: { rows: 1 },
      autoFilter: { range: `A1:E${rows.length + 1}` },
    });
    expect(sheet!.rows[0]).toEqual(['品牌名称', '品牌编码', '状态', '排序', '创建时间']);
    expect(sheet!.rows.slice(1).map(([name, code, active, sort]) => [name, code, active, sort])).toEqual(
      rows.map((row) => [row.name, row.code, row.active ? '有效' : '无效', row.sortOrder]),
    );
    const english = await app.as('admin', { language: 'ENG' });
    expect((await rowsOf(english, { noun: 'brand', columns: ['name', 'active'] }))[0]).toEqual([
      'Brand name',
      'Status',
    ]);
  });

  it('编码是文本，数字是数字，日期是日期；放不进双精度的小数写成文本', async () => {
    const [category] = await admin.data(unit.list, { pageSize: 1 });
    const add = (code: string, conversionFactor: string) =>
      admin.succeed(unit.save, {
        code,
        name: `单位${code}`,
        unitCategory: category!.unitCategory,
        active: 1,
        sortOrder: 7,
        conversionFactor,
      });
    await add('00120', '0.0025');
    await add('1E5', '1234567890.0123456789');
    const columns = ['code', 'conversionFactor', 'sortOrder', 'createTime'];
    const [, exact] = await rowsOf(admin, { noun: 'unit', columns, filters: { code: '00120' } });
    const [stored] = await admin.data(unit.list, { code: '00120' });
    expect(exact!.slice(0, 3)).toEqual(['00120', 0.0025, 7]);
    expect((exact![3] as Date).toISOString().slice(0, 19).replace('T', ' ')).toBe(stored!.createTime);
    const [, long] = await rowsOf(admin, { noun: 'unit', columns, filters: { code: '1E5' } });
    expect(long!.slice(0, 2)).toEqual(['1E5', '1234567890.0123456789']);
  });

  it('按列表自己的筛选与排序；路径写成“/”隔开的名称；说明页有条件、导出人、时间与时区', async () => {
    const filters = { itemName: '轴承', enabled: '1' };
    const rows = await admin.data(material.list, { ...filters, enabled: 1, sort: '-itemCode', pageSize: 1000 });
    expect(rows.length).toBeGreaterThan(3);
    const content = await exported(admin, {
      noun: 'material',
      columns: ['itemCode', 'itemCategoryId', 'unitId', 'marketPrice'],
      filters: { ...filters, pageSize: 1 },
      sort: '-itemCode',
    });
    const [sheet, notes] = await readSheets(content);
    expect(sheet!.rows.slice(1)).toEqual(
      rows.map((row) => [
        row.itemCode,
        row.itemCategoryText.replaceAll(',', '/'),
        row.unitText,
        row.marketPrice === '' ? null : Number(row.marketPrice),
      ]),
    );
    const said = Object.fromEntries(notes!.rows.map(([title, text]) => [title, text]));
    expect(notes!.name).toBe('说明');
    expect(said).toMatchObject({
      导出内容: '物料',
      行数: rows.length,
      导出人: '陈志远',
      时区: 'Asia/Shanghai',
      '筛选条件：物料名称': '轴承',
      '筛选条件：状态': '启用',
      排序: '物料编码 降序',
    });
    expect(said['导出时间']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('按类别筛选时说明页写类别的名称', async () => {
    const [row] = await admin.data(material.list, { itemCode: 'ZC-6204-2RS' });
    const [, notes] = await readSheets(
      await exported(admin, {
        noun: 'material',
        columns: ['itemCode'],
        filters: { itemCategoryId: row!.itemCategoryId.join(',') },
      }),
    );
    expect(notes!.rows).toContainEqual(['筛选条件：物料类别', row!.itemCategoryText.replaceAll(',', '/')]);
  });

  it('只导出勾选的行', async () => {
    const rows = await admin.data(brand.list, { pageSize: 3 });
    const codes = (await rowsOf(admin, { noun: 'brand', columns: ['code'], ids: [rows[2]!.id, rows[0]!.id] }))
      .slice(1)
      .flat();
    expect(codes).toEqual([rows[0]!.code, rows[2]!.code]);
  });

  it('没有行时仍有标题', async () => {
    expect(await rowsOf(admin, { noun: 'brand', columns: ['code'], filters: { code: 'NONE-SUCH' } })).toEqual([
      ['品牌编码'],
    ]);
  });
});

describe('不会被执行的单元格', () => {
  const names = ['=HYPERLINK("http://x")', '+1+1', '-2+3', '@SUM(A1)', '"引号",逗号', '_x0041_ & <b>'];
  beforeAll(async () => {
    for (const [index, name] of names.entries())
      await admin.succeed(brand.save, {
        code: `RUN-${index}`,
        name,
        active: 1,
        sortOrder: index,
        description: '第一行\n第二行',
      });
  });

  it('csv：UTF-8带BOM，会被当作公式的前面加撇号，负数照旧', async () => {
    const text = await csvOf(admin, {
      noun: 'brand',
      columns: ['code', 'name', 'sortOrder', 'description'],
      filters: { code: 'RUN-' },
      sort: 'code',
    });
    expect(text.startsWith('\uFEFF品牌编码,品牌名称,排序,描述\r\n')).toBe(true);
    expect(text).toContain(`RUN-0,"'=HYPERLINK(""http://x"")",0,"第一行\n第二行"\r\n`);
    for (const line of [`RUN-1,'+1+1,1,`, `RUN-2,'-2+3,2,`, `RUN-3,'@SUM(A1),3,`, 'RUN-4,"""引号"",逗号",4,'])
      expect(text).toContain(line);
  });

  it('xlsx：都是文本单元格，原样读回', async () => {
    const content = await exported(admin, {
      noun: 'brand',
      columns: ['name', 'description'],
      filters: { code: 'RUN-' },
      sort: 'code',
    });
    const [sheet] = await readSheets(content);
    expect(sheet!.rows.slice(1)).toEqual(names.map((name) => [name, '第一行\n第二行']));
    expect([...(sheet!.cells?.values() ?? [])].every(({ formula }) => formula === undefined)).toBe(true);
  });
});

describe('权限', () => {
  it('没有列表的权限不能导出；没有的名词、没有的列、不对的筛选被拒绝', async () => {
    const customer = await app.as('kehu');
    const input = { noun: 'brand', format: 'xlsx' as const, columns: ['code'] };
    expect((await customer.attempt(exchange.export, input)).status).toBe(403);
    expect((await customer.attempt(exchange.exportLater, input)).status).toBe(403);
    expect((await customer.attempt(exchange.columns, { noun: 'brand' })).status).toBe(403);
    expect((await admin.attempt(exchange.export, { ...input, noun: 'nothing' })).status).toBe(404);
    expect(await admin.attempt(exchange.export, { ...input, columns: ['id'] })).toMatchObject({
      status: 400,
      body: { data: { fields: [{ field: 'columns' }] } },
    });
    expect(await admin.attempt(exchange.export, { ...input, filters: { active: 'x' } })).toMatchObject({
      status: 400,
      body: { data: { fields: [{ field: 'active' }] } },
    });
    expect((await admin.attempt(exchange.export, { ...input, columns: [] })).body.message).toBe('请至少选择一列');
  });

  it('看不见的字段不在可选的列中，要了也没有；不能按它排序', async () => {
    const roleId = await addRole(app, 'NO_PRICES', ['material.view', 'material.edit'], ['INV01']);
    await restrictFields(app, roleId, { 'material.marketPrice': 'hidden', 'material.unitId': 'hidden' });
    const clerk = await addPerson(app, 'noprices', 'D0201', 'NO_PRICES');
    const fields = (await clerk.data(exchange.columns, { noun: 'material' })).map(({ field }) => field);
    expect(fields).toContain('listPricePerUnit');
    expect(fields).not.toContain('marketPrice');
    expect(fields).not.toContain('unitId');
    const [heading] = await rowsOf(clerk, {
      noun: 'material',
      columns: ['itemCode', 'marketPrice', 'unitId'],
      filters: { itemCode: 'ZC-6204' },
    });
    expect(heading).toEqual(['物料编码']);
    expect(
      (
        await clerk.attempt(exchange.export, {
          noun: 'material',
          format: 'csv',
          columns: ['itemCode'],
          sort: 'marketPrice',
        })
      ).status,
    ).toBe(403);
    const template = await readSheets((await fetchFile(clerk, exchange.template, { noun: 'material' })).content);
    expect(template[0]!.rows[0]).not.toContain('市场价');
  });

  it('只有自己看得见的行：按共享规则与列表相同，别的租户的更没有', async () => {
    const owner = await addPerson(app, '主人', 'D0302');
    const { id } = await owner.data(brand.save, { code: 'OWN-1', name: '自己的', active: 1, sortOrder: 1 });
    for (const rule of await admin.data(sharing.list, { pageSize: 50 }))
      await admin.succeed(sharing.setStatus, { sharingId: rule.id, status: 0 });
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
    const other = await addPerson(app, '旁人', 'D0201');
    const seen = async (client: TestClient, ids?: string[]) =>
      (await rowsOf(client, { noun: 'brand', columns: ['code'], ...(ids && { ids }) })).slice(1).flat();
    expect(await seen(owner)).toContain('OWN-1');
    expect(await seen(owner, [id])).toEqual(['OWN-1']);
    for (const client of [other, await app.as('admin', { tenantCode: 'HXJT' })]) {
      const rows = await client.data(brand.list, { pageSize: 1000 });
      expect(await seen(client)).toEqual(rows.map(({ code }) => code));
      expect(await seen(client, [id])).toEqual([]);
    }
    await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.public });
  });
});

describe('多于五千行', () => {
  it('不当场作答；由后台任务导出，进度可见，文件可下载；csv与xlsx一样多', async () => {
    await (
      await app.asTenant(1)
    ).query(`insert into brand (code, name) select 'MANY' || n, '许多' || n from generate_series(1, 5001) n`);
    const input = { noun: 'brand', format: 'xlsx' as const, columns: ['code', 'name'] };
    expect(await admin.attempt(exchange.export, input)).toMatchObject({
      status: 400,
      body: { message: '超过5000行，请改用后台任务导出' },
    });
    const { jobId } = await admin.data(exchange.exportLater, input);
    const find = async () => (await admin.data(job.list, {})).find(({ id }) => id === jobId);
    await expect
      .poll(find)
      .toMatchObject({
        title: '导出品牌',
        state: 'succeeded',
        resultName: expect.stringMatching(/^品牌-\d{14}\.xlsx$/),
      });
    const ended = (await find())!;
    expect(ended.done).toBe(ended.total);
    expect(ended.done).toBeGreaterThan(5000);
    const [sheet, notes] = await readSheets((await fetchFile(admin, job.download, { id: jobId })).content);
    expect(sheet!.rows).toHaveLength(ended.done + 1);
    expect(new Set(sheet!.rows.map(([code]) => code)).size).toBe(ended.done + 1);
    expect(notes!.rows).toContainEqual(['行数', ended.done]);
  });

  it('租户申请只在平台租户，也由后台任务导出', async () => {
    const platform = await app.as('admin', { tenantCode: 'PLATFORM' });
    const input = { noun: 'tenantApplication', format: 'xlsx' as const, columns: ['name', 'status'] };
    expect((await admin.attempt(exchange.exportLater, input)).status).toBe(403);
    const { jobId } = await platform.data(exchange.exportLater, input);
    const find = async () => (await platform.data(job.list, {})).find(({ id }) => id === jobId);
    await expect.poll(find).toMatchObject({ state: 'succeeded', error: '' });
  });

  it('权限在执行时再查一次：那时没有权限的，任务失败', async () => {
    const roleId = await addRole(app, 'NOTHING', []);
    const person = await addPerson(app, 'nothing', 'D0201', 'NOTHING');
    const jobs = await openJobs(app);
    const input = { noun: 'brand', format: 'csv', columns: ['code'] };
    const id = await jobs.start(exportJob(modules), {
      as: person,
      payload: { roleId, invorgId: null, language: 'ZHS', wanted: input },
      titleParams: { thing: '品牌' },
    });
    expect(await jobs.waitFor(person, id, 'failed')).toMatchObject({ resultName: '', error: '您没有执行此操作的权限' });
    await jobs.close();
  });
});

describe('模板', () => {
  it('只有标题，必填的带星号；编码是文本；可选的有下拉；说明页写明怎么填', async () => {
    const { content, name } = await fetchFile(admin, exchange.template, { noun: 'material' });
    expect(name).toBe('物料导入模板.xlsx');
    const [sheet, notes, choices] = await readSheets(content);
    expect(sheet!.rows).toHaveLength(1);
    expect(sheet!.rows[0]).toEqual(
      expect.arrayContaining(['物料编码*', '物料名称*', '物料类别*', '物料单位*', '市场价', '批次控制']),
    );
    expect(sheet!.rows[0]).not.toContain('创建时间');
    const list = (title: string) =>
      sheet!.dataValidations?.find(({ range }) =>
        range?.startsWith(`${String.fromCodePoint(65 + sheet!.rows[0]!.indexOf(title))}2:`),
      );
    expect(list('物料单位*')).toMatchObject({ type: 'list' });
    expect(list('批次控制')).toMatchObject({ type: 'list' });
    const column = choices!.rows.map((row) => row[choices!.rows[0]!.indexOf('批次控制')]);
    expect(column.slice(1, 3)).toEqual(['按批次', '不控制']);
    expect(choices!.rows.map((row) => row[choices!.rows[0]!.indexOf('物料类别')])).toContainEqual(
      expect.stringContaining('/'),
    );
    expect(notes!.rows).toContainEqual(['物料编码', '是', null]);
  });

  it('没有编辑权限的不能下载；不能导入的名词没有模板', async () => {
    expect((await (await app.as('lina')).attempt(exchange.template, { noun: 'brand' })).status).toBe(403);
  });
});
