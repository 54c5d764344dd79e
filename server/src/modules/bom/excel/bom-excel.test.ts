import { bom } from '@edp/contract/modules/bom/bom.ts';
import type { OutputOf } from '@edp/contract/kernel/call.ts';
import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../../testing/imports/read-sheets.ts';
import { readWorkbook } from '../../../testing/samples/read-workbook.ts';
import { bomActions } from '../../../testing/samples/bom-actions.ts';
import { insertMaterials } from '../../../testing/samples/insert-materials.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const used = useTestApp();
const { add, fill, shape } = bomActions(used);

async function download(bomId: string, client = used.admin): Promise<Buffer> {
  const response = await fetch(`${client.baseUrl}${bom.exportExcel.path}?bomId=${bomId}`, {
    headers: client.headersOf(),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  return Buffer.from(await response.arrayBuffer());
}

async function upload(bomId: string, content: Buffer, more: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ bomId, ...more })) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(content)]), 'bom.xlsx');
  const response = await fetch(used.admin.baseUrl + bom.importExcel.path, {
    method: 'POST',
    headers: used.admin.headersOf(),
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Envelope<OutputOf<typeof bom.importExcel>> };
}

const header = ['层级', '物料编码', '名称', '规格', '数量', '单位', '损耗率(%)', '位号', '备注'];
const sheet = (...rows: (string | number)[][]) =>
  writeWorkbook({ name: '部件', columns: header.map((each) => ({ header: each, width: 10 })), rows });

describe('BOM的Excel', () => {
  it('导出带层级，导入后是同一棵树；英文界面的列名也认得', async () => {
    const [materialId] = await insertMaterials(used.app, ['轴承']);
    const source = await add();
    await fill(source, [
      {
        name: '甲',
        quantity: '2.5',
        scrapRate: 3,
        below: [{ material: materialId! }, { name: '乙', below: [{ name: '丙' }] }],
      },
      { name: '丁' },
    ]);
    const rows = await readWorkbook(await download(source));
    expect(rows.map((row) => [row[0], row[2], row[4], row[6]])).toEqual([
      ['层级', '名称', '数量', '损耗率(%)'],
      ['1', '甲', '2.5', '3'],
      ['2', '轴承', '1', '0'],
      ['2', '乙', '1', '0'],
      ['3', '丙', '1', '0'],
      ['1', '丁', '1', '0'],
    ]);
    for (const client of [used.admin, await used.app.as('admin', { language: 'ENG' })]) {
      const target = await add();
      await fill(target, [{ name: '会被替换' }]);
      const content = await download(source, client);
      expect((await upload(target, content, { preview: '1' })).body.data).toEqual({ count: 5, levels: 3, errors: [] });
      expect(await shape(target)).toBe('会被替换');
      await upload(target, content);
      expect(await shape(target)).toBe('甲(轴承, 乙(丙)), 丁');
    }
  });

  it('有错的逐行说明，什么也不改变', async () => {
    const bomId = await add();
    await fill(bomId, [{ name: '留下' }]);
    const { status, body } = await upload(
      bomId,
      await sheet(
        [1, '', '甲'],
        [3, '', '跳级'],
        [1, 'NO-SUCH-CODE', ''],
        [1, '', '乙', '', 0],
        [1, '', '丙', '', 1, '不存在的单位'],
        [31, '', '丁'],
        [1, '', '戊', '', 1, '', 200],
      ),
    );
    expect(status).toBe(200);
    expect(body.data.errors.map(({ row, column, message }) => `${row} ${column} ${message}`)).toEqual([
      '3 层级 层级不能跳级',
      '4 物料编码 物料编码“NO-SUCH-CODE”不存在',
      '4 名称 请选择物料或输入部件名称',
      '5 数量 数量必须大于0',
      '6 单位 单位“不存在的单位”不存在',
      '7 层级 最多30级，不能放在这里',
      '8 损耗率(%) 不能大于100',
    ]);
    expect(await shape(bomId)).toBe('留下');
  });

  it('不是工作簿、缺少列、已发布的版本、别的租户：都明确拒绝', async () => {
    const bomId = await add();
    expect((await upload(bomId, Buffer.from('not a workbook'))).status).toBe(415);
    const broken = (await sheet([1, '', '甲'])).fill(0, 200, 260);
    expect([400, 415]).toContain((await upload(bomId, broken)).status);
    const other = await writeWorkbook({ name: 'x', columns: [{ header: '名称', width: 10 }], rows: [['甲']] });
    expect((await upload(bomId, other)).body.message).toBe('缺少“层级”列');
    await fill(bomId, [{ name: '甲' }]);
    await used.admin.succeed(bom.release, { id: bomId });
    expect((await upload(bomId, await sheet([1, '', '乙']))).body.message).toBe('V1 已发布，不能修改，请先新建版本');
    const [theirs] = await used.neighbour.data(bom.list, {});
    expect((await upload(theirs!.id, await sheet([1, '', '乙']))).status).toBe(404);
    expect((await used.admin.attempt(bom.exportExcel, { bomId: theirs!.id })).status).toBe(404);
  });
});
