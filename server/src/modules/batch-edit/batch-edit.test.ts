import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { message } from '@edp/contract/modules/message/message.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { shownRows, startBatch } from '../../testing/imports/batch-edit.ts';
import { rowsOf, runImport, undoImport, waitForImport } from '../../testing/imports/import-file.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();
const brands = (filter: object) => used.admin.data(brand.list, { pageSize: 100, ...filter });
const brandOf = async (code: string) => (await brands({ code })).find((row) => row.code === code);
const descriptions = async (code: string) =>
  (await brands({ code, sort: 'code' })).map((row) => `${row.code} ${row.description}`);
/** New brands whose codes begin with the prefix; their ids. */
async function addBrands(prefix: string, count: number) {
  const saved = [];
  for (let at = 1; at <= count; at++)
    saved.push(
      await used.admin.data(brand.save, {
        code: `${prefix}-${at}`,
        name: `${prefix}品牌${at}`,
        active: 1,
        sortOrder: at,
        description: '旧',
      }),
    );
  return saved.map(({ id }) => id);
}

describe('试运行', () => {
  it('逐条说明改前与改后的值，不需要改的无变化；什么也不写入', async () => {
    const ids = await addBrands('DRY', 2);
    await used.admin.succeed(brand.save, { ...(await brandOf('DRY-2'))!, description: '新' });
    const run = await startBatch(
      used.admin,
      'brand',
      { ids },
      ['description', 'set', '新'],
      ['sortOrder', 'multiply', '10'],
      ['sortOrder', 'add', '-20'],
    );
    expect(run).toMatchObject({
      isBatchEdit: true,
      state: 'checked',
      fileName: '描述、排序',
      changedCount: 1,
      wrongCount: 1,
      newCount: 0,
    });
    expect(new Set(await shownRows(used.admin, run.id))).toEqual(
      new Set([
        ['DRY-1', 'DRY品牌1', '新', '-10：不能小于0'],
        ['DRY-2', 'DRY品牌2', '新', '2 → 0'],
      ]),
    );
    expect(await startBatch(used.admin, 'brand', { ids: ids.slice(1) }, ['description', 'set', '新'])).toMatchObject({
      unchangedCount: 1,
      changedCount: 0,
    });
    expect(new Set((await brands({ code: 'DRY' })).map(({ sortOrder }) => sortOrder))).toEqual(new Set([1, 2]));
  });

  it('选中的已不存在时说明；可以按条件选全部', async () => {
    const ids = await addBrands('GONE', 3);
    await used.admin.succeed(brand.delete, { id: ids[0]! });
    const run = await startBatch(used.admin, 'brand', { ids }, ['active', 'set', '0']);
    expect(await rowsOf(used.admin, run.id)).toEqual([
      [1, 'changed'],
      [2, 'changed'],
      [3, 'wrong', '已不存在，或没有查看权限'],
    ]);
    expect(await startBatch(used.admin, 'brand', { filters: { code: 'GONE' } }, ['active', 'set', '0'])).toMatchObject({
      changedCount: 2,
      wrongCount: 0,
    });
  });

  it('清空；再次试运行读取现在的数据', async () => {
    const ids = await addBrands('CLEAR', 1);
    const run = await startBatch(used.admin, 'brand', { ids }, ['description', 'clear']);
    expect(await shownRows(used.admin, run.id)).toEqual([['CLEAR-1', 'CLEAR品牌1', '旧 → ']]);
    await used.admin.succeed(brand.save, { ...(await brandOf('CLEAR-1'))!, description: '' });
    await used.admin.succeed(imports.check, { id: run.id, mapping: [] });
    expect(await waitForImport(used.admin, run.id)).toMatchObject({ unchangedCount: 1, changedCount: 0 });
  });
});

describe('写入与撤销', () => {
  it('写入、发送通知、撤销后恢复；试运行之后、修改之后被他人改过的都保留', async () => {
    const ids = await addBrands('RUN', 3);
    const run = await startBatch(used.admin, 'brand', { ids }, ['description', 'set', '新']);
    await used.admin.succeed(brand.save, { ...(await brandOf('RUN-1'))!, name: '别人改的' });
    expect(await runImport(used.admin, run.id, 'update')).toMatchObject({
      state: 'done',
      writtenCount: 2,
      failedCount: 1,
      canUndo: true,
    });
    expect(await rowsOf(used.admin, run.id, { failed: 1 })).toEqual([
      [expect.any(Number), 'changed', '试运行后已被他人修改'],
    ]);
    expect(await descriptions('RUN')).toEqual(['RUN-1 旧', 'RUN-2 新', 'RUN-3 新']);
    const [notice] = await used.admin.data(message.list, { pageSize: 1 });
    expect(notice).toMatchObject({ title: '批量修改完成：描述' });
    await used.admin.succeed(brand.save, { ...(await brandOf('RUN-2'))!, description: '再改' });
    expect(await undoImport(used.admin, run.id)).toMatchObject({ state: 'undone', undoneCount: 1, keptCount: 1 });
    expect(await descriptions('RUN')).toEqual(['RUN-1 旧', 'RUN-2 再改', 'RUN-3 旧']);
    expect(await rowsOf(used.admin, run.id, { failed: 1 })).toContainEqual([
      expect.any(Number),
      'changed',
      '之后又被修改，已保留',
    ]);
  });

  it('全部或不写入：有一条错误就什么也不写入', async () => {
    const ids = await addBrands('ALL', 2);
    const run = await startBatch(used.admin, 'brand', { ids }, ['sortOrder', 'add', '-2']);
    expect(run).toMatchObject({ changedCount: 1, wrongCount: 1 });
    expect((await used.admin.attempt(imports.run, { id: run.id, mode: 'update', allOrNone: 1 })).status).toBe(409);
    expect(new Set((await brands({ code: 'ALL-' })).map(({ sortOrder }) => sortOrder))).toEqual(new Set([1, 2]));
  });
});

describe('拒绝', () => {
  const start = (changes: object[], rows: object = { filters: {} }, noun = 'brand') =>
    used.admin.attempt(batchEdit.start, { noun, ...rows, changes } as never);

  it.each([
    ['不存在的字段', { field: 'nothing', operation: 'set', value: 'x' }, '请选择'],
    ['编码', { field: 'code', operation: 'set', value: 'x' }, '没有修改“品牌编码”的权限'],
    ['字段没有的操作', { field: 'name', operation: 'multiply', value: '2' }, '“品牌名称”不支持这种操作'],
    ['必填的清空', { field: 'name', operation: 'clear', value: '' }, '“品牌名称”不支持这种操作'],
    ['空值', { field: 'description', operation: 'set', value: '' }, '“描述”的值不正确'],
    ['不在选项中的值', { field: 'active', operation: 'set', value: '7' }, '“状态”的值不正确'],
    ['不是数字', { field: 'sortOrder', operation: 'multiply', value: '1e3' }, '“排序”的值不正确'],
    ['太多的小数位', { field: 'sortOrder', operation: 'round', value: '9' }, '“排序”的值不正确'],
  ])('%s', async (_what, change, text) => {
    const { status, body } = await start([change]);
    expect([400, 403]).toContain(status);
    expect(body.message).toContain(text);
  });

  it('列表没有的条件、没有选择、两种选择', async () => {
    const change = { field: 'active', operation: 'set', value: '0' };
    expect((await start([change], { filters: { nothing: 1 } })).status).toBe(400);
    expect((await start([change], {})).status).toBe(400);
    expect((await start([change], { ids: ['1'], filters: {} })).status).toBe(400);
    expect((await start([change], { filters: {} }, 'nothing')).status).toBe(400);
  });
});

describe('权限', () => {
  it('没有编辑权限的不能批量修改；看不见、不能改的字段不能选，也不能用来筛选', async () => {
    expect((await used.viewer.attempt(batchEdit.fields, { noun: 'brand' })).status).toBe(403);
    const roleId = await addRole(used.app, 'BATCH', ['unit.view', 'unit.edit']);
    await restrictFields(used.app, roleId, { 'unit.description': 'hidden', 'unit.conversionFactor': 'readonly' });
    const clerk = await addPerson(used.app, 'batcher', 'D0201', 'BATCH');
    const offered = (await clerk.data(batchEdit.fields, { noun: 'unit' })).map(({ field }) => field);
    expect(offered).toEqual(expect.arrayContaining(['name', 'unitCategory', 'active']));
    for (const field of ['code', 'description', 'conversionFactor']) expect(offered).not.toContain(field);
    for (const field of ['description', 'conversionFactor']) {
      expect(
        (
          await clerk.attempt(batchEdit.start, {
            noun: 'unit',
            filters: {},
            changes: [{ field, operation: 'clear', value: '' }],
          })
        ).status,
      ).toBe(403);
    }
    const all = (await clerk.succeed(unit.list, { exactTotal: 1 })).body.total;
    const run = await startBatch(clerk, 'unit', { filters: {} }, ['active', 'set', '1']);
    expect(run.unchangedCount + run.changedCount + run.wrongCount).toBe(all);
    for (const other of [used.neighbour, used.viewer])
      expect((await other.attempt(imports.detail, { id: run.id })).status).toBe(404);
  });

  it('别人的记录：只能查看的说明原因，看不到的不在其中', async () => {
    const ids = await addBrands('OWN', 1);
    const clerk = await addPerson(used.app, 'borrower', 'D0302');
    try {
      await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.publicRead });
      const seen = await startBatch(clerk, 'brand', { filters: { code: 'OWN-' } }, ['description', 'set', '改']);
      expect(await rowsOf(clerk, seen.id)).toEqual([[1, 'wrong', '您只能查看该记录，不能修改']]);
      await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.private });
      const unseen = await startBatch(clerk, 'brand', { ids }, ['description', 'set', '改']);
      expect(await shownRows(clerk, unseen.id)).toEqual([['：已不存在，或没有查看权限', '', '']]);
    } finally {
      await used.admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.public });
    }
  });
});
