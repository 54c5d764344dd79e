import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { beforeAll, expect, it } from 'vitest';
import { shownRows, startBatch } from '../../testing/imports/batch-edit.ts';
import { rowsOf, runImport, undoImport, waitForImport } from '../../testing/imports/import-file.ts';
import { type MaterialChoices, materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();
let choices: MaterialChoices;
beforeAll(async () => {
  choices = await materialChoices(used.admin);
});
let number = 0;
const create = async (fields: object = {}) =>
  (await used.admin.data(material.save, { ...materialSample(choices, ++number), ...fields })).id;
const pricesOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (skuId) => (await used.admin.data(material.detail, { skuId })).marketPrice));

it('价格乘以 1.1 再保留两位：精确，四舍五入；没有价格的不变；结果不合规则的说明', async () => {
  const ids = [
    await create({ marketPrice: '0.35' }),
    await create({ marketPrice: '10.05' }),
    await create({ marketPrice: '' }),
    await create({ marketPrice: '999999999999' }),
  ];
  const run = await startBatch(
    used.admin,
    'material',
    { ids },
    ['marketPrice', 'multiply', '1.1'],
    ['marketPrice', 'round', '2'],
  );
  expect((await shownRows(used.admin, run.id)).map((cells) => cells[2])).toEqual(
    expect.arrayContaining(['', '0.35 → 0.39', '10.05 → 11.06', expect.stringMatching(/^1099999999998\.9：/)]),
  );
  expect(run).toMatchObject({ changedCount: 2, unchangedCount: 1, wrongCount: 1 });
  await runImport(used.admin, run.id, 'update');
  expect(await pricesOf(ids)).toEqual(['0.39', '11.06', '', '999999999999']);
  await used.admin.succeed(imports.undo, { id: run.id });
  await waitForImport(used.admin, run.id);
  expect(await pricesOf(ids)).toEqual(['0.35', '10.05', '', '999999999999']);
});

it('按条件把一千多条物料改到另一类别：每条一次，撤销后恢复', async () => {
  const tenant = await used.app.asTenant(1);
  const source = await create({ itemName: '大批物料' });
  const { rows } = await tenant.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'material' and is_generated = 'NEVER' and column_name not in ('id', 'code', 'tenant_id')`,
  );
  const columns = rows.map(({ column_name: name }) => `"${name}"`).join(', ');
  await tenant.query(
    `insert into material (code, ${columns}) select 'MANY-' || n, ${columns} from material, generate_series(1, 1200) n where id = ${source}`,
  );
  await tenant.query(
    `insert into material_assignment (material_id, inventory_organisation_id) select m.id, a.inventory_organisation_id from material m, material_assignment a where m.code like 'MANY-%' and a.material_id = ${source}`,
  );
  const target = choices.categories.at(-1)!;
  const count = async () =>
    (
      await tenant.query<{ count: number }>(
        `select count(*)::int as count from material where code like 'MANY-%' and category_id = ${target.id}`,
      )
    ).rows[0]!.count;
  const run = await startBatch(
    used.admin,
    'material',
    { filters: { itemCode: 'MANY-', enabled: 1 } },
    ['itemCategoryId', 'set', target.id],
    ['itemCategoryId', 'set', target.id],
  );
  expect(run).toMatchObject({ changedCount: 1200, wrongCount: 0, unchangedCount: 0 });
  const [first] = await shownRows(used.admin, run.id);
  expect(first!.at(-1)).toMatch(new RegExp(`^.+ → ${target.name}$`));
  expect(await count()).toBe(0);
  expect(await runImport(used.admin, run.id, 'update', 1)).toMatchObject({ writtenCount: 1200, failedCount: 0 });
  expect(await count()).toBe(1200);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 1200, keptCount: 0 });
  expect(await count()).toBe(0);
});

it('只改当前库存组织看得到的；停用的单位与不存在的类别说明原因', async () => {
  const id = await create();
  const zhangwei = await used.app.as('zhangwei');
  const [, second] = await used.admin.data(material.assignable, { pageSize: 50 });
  await zhangwei.succeed(session.setInvOrg, { invorgId: second!.invorgId });
  const hidden = await startBatch(zhangwei, 'material', { ids: [id] }, ['enabled', 'set', '0']);
  expect(await rowsOf(zhangwei, hidden.id)).toEqual([[1, 'wrong', '已不存在，或没有查看权限']]);
  const wrong = await startBatch(
    used.admin,
    'material',
    { ids: [id] },
    ['unitId', 'set', '999999'],
    ['itemCategoryId', 'set', '999999'],
  );
  expect((await rowsOf(used.admin, wrong.id))[0]).toEqual(
    expect.arrayContaining(['wrong', '所选单位已停用或不存在，请重新选择']),
  );
});

it('尺寸与重量也可以批量修改，撤销后恢复', async () => {
  const id = await create();
  const sizes = async () => (await used.admin.data(material.detail, { skuId: id })).combinedUnitVo;
  const before = await sizes();
  const run = await startBatch(
    used.admin,
    'material',
    { ids: [id] },
    ['netWeight', 'set', '12.5'],
    ['lengthStr', 'set', '７'],
  );
  expect(run).toMatchObject({ changedCount: 1, wrongCount: 0 });
  await runImport(used.admin, run.id, 'update');
  expect(await sizes()).toEqual({ ...before, netWeight: '12.5', lengthStr: '7' });
  await used.admin.succeed(imports.undo, { id: run.id });
  await waitForImport(used.admin, run.id);
  expect(await sizes()).toEqual(before);
  const { status } = await used.admin.attempt(batchEdit.start, {
    noun: 'material',
    ids: [id],
    changes: [{ field: 'netWeight', operation: 'set', value: '重' }],
  });
  expect(status).toBe(400);
});
