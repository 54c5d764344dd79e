import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { describe, expect, it } from 'vitest';
import { bomActions } from '../../testing/samples/bom-actions.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const { of, shape } = bomActions(used);
const material = async (name: string, price: string | null = null) =>
  (await insertMaterials(used.app, [name], { price }))[0]!;

describe('替换部件', () => {
  it('先预览；草稿直接替换，已发布的得到新的草稿；数量不变', async () => {
    const [old, now, one, two] = [
      await material('旧轴承'),
      await material('新轴承'),
      await material('机甲'),
      await material('机乙'),
    ];
    const draft = await of(one, [
      { material: old, quantity: 4 },
      { name: '组件', below: [{ material: old, quantity: 2 }] },
    ]);
    const fixed = await of(two, [{ material: old, quantity: 3 }], { isReleased: true });
    const preview = await used.admin.data(bomAnalysis.replace, { fromProSpecId: old, proSpecId: now, preview: 1 });
    expect(preview).toMatchObject({
      replaced: 0,
      boms: [
        { id: fixed, status: 'released', items: 1, message: '' },
        { id: draft, status: 'draft', items: 2, message: '' },
      ],
    });
    expect(await shape(draft)).toBe('旧轴承, 组件(旧轴承)');
    expect(
      await used.admin.data(bomAnalysis.replace, { fromProSpecId: old, proSpecId: now, ids: [fixed] }),
    ).toMatchObject({ replaced: 1 });
    expect(await used.admin.data(bom.detail, { id: fixed })).toMatchObject({ revision: 2, status: 'draft' });
    expect([await shape(fixed), await shape(fixed, 1), await shape(draft)]).toEqual([
      '新轴承',
      '旧轴承',
      '旧轴承, 组件(旧轴承)',
    ]);
    expect(await used.admin.data(bomAnalysis.replace, { fromProSpecId: old, proSpecId: now })).toMatchObject({
      replaced: 2,
      boms: [{ id: draft }],
    });
    expect((await used.admin.data(bomItem.tree, { bomId: draft }))[0]).toMatchObject({
      productName: '新轴承',
      quantity: '4',
    });
  });

  it('预览如实给出版本状态和生效日期；单位跟着物料走，另选的单位不变', async () => {
    const [old, now, one, two] = [
      await material('旧油'),
      await material('新油'),
      await material('机丙'),
      await material('机丁'),
    ];
    const units = await used.admin.data(unit.list, { pageNo: 1, pageSize: 100 });
    const [bought, litre] = ['千克', '升'].map((name) => units.find((each) => each.name === name)!.id);
    await (await used.app.asTenant(1)).query('update material set unit_id = $2 where id = $1', [now, bought]);
    const planned = await of(one, [{ material: old }]);
    await used.admin.succeed(bomItem.save, { bomId: planned, proSpecId: old, unitId: litre, sort: 20 });
    await used.admin.succeed(bom.release, { id: planned, effectiveFrom: '2031-01-01', effectiveTo: '2031-12-31' });
    await of(two, [{ material: old }]);
    const { boms } = await used.admin.data(bomAnalysis.replace, { fromProSpecId: old, proSpecId: now, preview: 1 });
    expect(
      boms.map(({ revision, status, effectiveFrom, effectiveTo }) => [revision, status, effectiveFrom, effectiveTo]),
    ).toEqual([
      [1, 'draft', '', ''],
      [1, 'released', '2031-01-01', '2031-12-31'],
    ]);
    await used.admin.succeed(bomAnalysis.replace, { fromProSpecId: old, proSpecId: now });
    expect(
      (await used.admin.data(bomItem.tree, { bomId: planned })).map(({ productName, unitText }) => [
        productName,
        unitText,
      ]),
    ).toEqual([
      ['新油', '千克'],
      ['新油', '升'],
    ]);
  });

  it('手工输入的部件换成物料：名称和规格都相同的才换', async () => {
    const [now, head] = [await material('标准垫圈', '0.2'), await material('机戊')];
    const id = await of(head, [
      { name: '手写垫圈', quantity: 3 },
      { name: '组件', below: [{ name: '手写垫圈' }] },
      { name: '手写垫圈二' },
    ]);
    await used.admin.succeed(bomItem.save, { bomId: id, productName: '手写垫圈', proSpecName: 'M8', sort: 99 });
    expect(
      await used.admin.data(bomAnalysis.replace, { fromProductName: '手写垫圈', proSpecId: now, preview: 1 }),
    ).toMatchObject({ boms: [{ id, items: 2 }] });
    expect(await used.admin.data(bomAnalysis.replace, { fromProductName: '手写垫圈', proSpecId: now })).toMatchObject({
      replaced: 2,
    });
    expect(await shape(id)).toBe('标准垫圈, 组件(标准垫圈), 手写垫圈二, 手写垫圈');
    expect((await used.admin.data(bomItem.tree, { bomId: id }))[0]).toMatchObject({
      proSpecId: now,
      quantity: '3',
      marketPrice: '0.2',
    });
    expect(
      (await used.admin.data(bomAnalysis.replace, { fromProductName: '标准垫圈', proSpecId: head, preview: 1 })).boms,
    ).toEqual([]);
  });

  it('部分BOM不能替换时说明共几个、成功几个、失败几个；全部不能替换时失败，什么也不改变', async () => {
    const [old, now] = [await material('旧阀'), await material('新阀')];
    const [free, inside] = [await of(await material('机己'), [{ material: old }]), await of(now, [{ material: old }])];
    const replacement = { fromProSpecId: old, proSpecId: now };
    const reason = 'BOM不能包含自身：新阀 → 新阀';
    const failed = [{ id: inside, name: '新阀', message: reason }];
    const all = await used.admin.attempt(bomAnalysis.replace, { ...replacement, ids: [inside] });
    expect(all).toMatchObject({ status: 409, body: { message: reason, data: { failed } } });
    const part = await used.admin.attempt(bomAnalysis.replace, replacement);
    expect(part).toMatchObject({
      status: 200,
      body: { message: '共2条，成功1条，失败1条', data: { replaced: 1, batch: { done: 1, failed } } },
    });
    expect([await shape(free), await shape(inside)]).toEqual(['新阀', '旧阀']);
    const none = await used.admin.attempt(bomAnalysis.replace, { ...replacement, ids: [free] });
    expect(none).toMatchObject({ status: 409, body: { data: { error: 'batch.noneMatched' } } });
  });

  it('同一物料、停用的物料、没有选择时说明', async () => {
    const [one, two] = [await material('甲'), await material('乙')];
    const refused = async (input: object) => (await used.admin.attempt(bomAnalysis.replace, input)).body.message;
    expect(await refused({ fromProSpecId: one, proSpecId: one })).toBe('替换前后是同一物料');
    expect(await refused({ fromProSpecId: one, proSpecId: '999999999' })).toBe('所选物料已停用或不存在，请重新选择');
    expect(await refused({ proSpecId: two })).toBe('请选择要替换的部件');
    expect(await refused({ fromProSpecId: one })).toBe('请选择物料或产品');
    expect((await used.viewer.attempt(bomAnalysis.replace, { fromProSpecId: one, proSpecId: two })).status).toBe(403);
  });
});
