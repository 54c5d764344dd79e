import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { describe, expect, it } from 'vitest';
import { bomActions } from '../../testing/samples/bom-actions.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const { add, fill, of } = bomActions(used);
const material = async (name: string, price: string | null = null) =>
  (await insertMaterials(used.app, [name], { price }))[0]!;

/** 泵(转子(2 轴承, 0.1 油 +10%), 8 O形圈 +5%, 4 中段(壳体, 导叶)): the rotor has a BOM of its own. */
async function pump() {
  const [rotor, bearing, oil, ring, shell, vane, head] = [
    await material('转子', '999'),
    await material('轴承', '18.5'),
    await material('油', '12'),
    await material('O形圈', '1.15'),
    await material('壳体', '152'),
    await material('导叶', '58'),
    await material('泵'),
  ];
  const rotorBom = await of(
    rotor,
    [
      { material: bearing, quantity: 2 },
      { material: oil, quantity: '0.1', scrapRate: 10 },
    ],
    { isReleased: true },
  );
  const id = await of(head, [
    { material: rotor },
    { material: ring, quantity: 8, scrapRate: 5 },
    { name: '中段', quantity: 4, below: [{ material: shell }, { material: vane }] },
  ]);
  return { id, rotor, rotorBom, bearing, oil, ring, head, vane };
}

describe('展开', () => {
  it('逐级列出，含部件自己的BOM；数量含损耗，精确相乘', async () => {
    const { id, rotorBom } = await pump();
    const { components, lines, isTruncated } = await used.admin.data(bomAnalysis.explode, { id, quantity: 3 });
    expect(lines.map(({ level, component, total }) => [level, components[component]!.productName, total])).toEqual([
      [1, '转子', '3'],
      [2, '轴承', '6'],
      [2, '油', '0.33'],
      [1, 'O形圈', '25.2'],
      [1, '中段', '12'],
      [2, '壳体', '12'],
      [2, '导叶', '12'],
    ]);
    expect([lines[1]!.bomId, isTruncated]).toEqual([rotorBom, false]);
  });

  it('汇总只数最底层的部件，给出金额', async () => {
    const { id } = await pump();
    const sums = await used.admin.data(bomAnalysis.sums, { id });
    expect(sums.map(({ productName, total, cost }) => [productName, total, cost])).toEqual([
      ['轴承', '2', '37'],
      ['油', '0.11', '1.32'],
      ['O形圈', '8.4', '9.66'],
      ['壳体', '4', '608'],
      ['导叶', '4', '232'],
    ]);
  });

  it('停用的BOM、未发布的BOM不展开；停用的部件连同下级不算；日期决定版本', async () => {
    const { id, rotor, rotorBom } = await pump();
    const names = async (more: object = {}) => {
      const { components, lines } = await used.admin.data(bomAnalysis.explode, { id, ...more });
      return lines.map(({ component }) => components[component]!.productName);
    };
    expect(await names({ date: '2000-01-01' })).toEqual(['转子', 'O形圈', '中段', '壳体', '导叶']);
    await used.admin.succeed(bom.setActive, { ids: [rotorBom], status: 0 });
    expect(await names()).toEqual(['转子', 'O形圈', '中段', '壳体', '导叶']);
    await used.admin.succeed(bom.setActive, { ids: [rotorBom], status: 1 });
    const middle = (await used.admin.data(bomItem.tree, { bomId: id })).find(
      ({ productName }) => productName === '中段',
    )!;
    await used.admin.succeed(bomItem.save, { ...middle, active: 0 });
    expect(await names()).toEqual(['转子', '轴承', '油', 'O形圈']);
    expect((await used.admin.data(bomItem.tree, { bomId: id }))[0]).toMatchObject({
      proSpecId: rotor,
      subBomId: rotorBom,
      subRevision: 1,
    });
  });

  it('超过五万行时截断并说明', async () => {
    const [leaf, middle, top] = [await material('叶'), await material('中'), await material('顶')];
    await of(middle, [{ material: leaf }], { isReleased: true });
    const id = await of(top, []);
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(
      `insert into bom_item (bom_id, revision, material_id, name, sort_order) select $1, 1, $2, '中', n from generate_series(1, 20000) n`,
      [await of(await material('大'), []), middle],
    );
    const { rows } = await tenantOne.query<{ id: string; head: string }>(
      `select b.id, b.material_id as head from bom b where (select count(*) from bom_item i where i.bom_id = b.id) = 20000`,
    );
    await used.admin.succeed(bom.release, { id: rows[0]!.id });
    await fill(id, [{ material: rows[0]!.head }, { material: rows[0]!.head, quantity: 2 }]);
    const { lines, isTruncated } = await used.admin.data(bomAnalysis.explode, { id });
    expect([lines.length, isTruncated]).toEqual([50_000, true]);
    expect(await used.admin.data(bomAnalysis.sums, { id })).toMatchObject([{ productName: '叶', total: '60000' }]);
  });
});

describe('成本卷算', () => {
  it('从最底层的价格卷算；有下级或自己的BOM的按下级，缺价的数出来', async () => {
    const { id } = await pump();
    const tree = await used.admin.data(bomItem.tree, { bomId: id });
    const { total, missing, items } = await used.admin.data(bomAnalysis.cost, { id });
    const costs = tree
      .map((node) => items.find((each) => each.id === node.id)!)
      .map(({ price, cost, source }) => [price, cost, source]);
    expect(costs).toEqual([
      ['38.32', '38.32', 'bom'],
      ['1.15', '9.66', 'price'],
      ['210', '840', 'children'],
    ]);
    expect([total, missing, items.length]).toEqual(['887.98', 0, 5]);
    await used.admin.succeed(bomItem.save, { bomId: id, productName: '未定价', sort: 99 });
    expect(await used.admin.data(bomAnalysis.cost, { id })).toMatchObject({ total: '887.98', missing: 1 });
  });
});

describe('何处使用', () => {
  it('各级都列出，近的在前，给出路径；只看直接使用的', async () => {
    const { id, bearing, rotorBom, vane } = await pump();
    const uses = await used.admin.data(bomAnalysis.whereUsed, { proSpecId: bearing });
    expect(
      uses.map(({ bomId, level, productName, path, quantity }) => [bomId, level, productName, path, quantity]),
    ).toEqual([
      [rotorBom, 1, '转子', ['轴承'], '2'],
      [id, 2, '泵', ['转子', '轴承'], '1'],
    ]);
    expect(await used.admin.data(bomAnalysis.whereUsed, { proSpecId: vane })).toMatchObject([
      { bomId: id, level: 1, path: ['中段', '导叶'], status: 'draft' },
    ]);
    const direct = await used.admin.succeed(bomAnalysis.whereUsed, { proSpecId: bearing, direct: 1 });
    expect([direct.body.total, direct.body.data.map(({ bomId }) => bomId)]).toEqual([1, [rotorBom]]);
  });

  it('可翻页，超出末页时总数不变；被新版本取代的不算；没有选择时提示', async () => {
    const [part, ...heads] = await insertMaterials(used.app, [
      '螺栓',
      ...Array.from({ length: 5 }, (_, index) => `总成${index}`),
    ]);
    const boms = [];
    for (const head of heads) boms.push(await of(head, [{ material: part! }], { isReleased: true }));
    const pageOf = async (pageNo: number) =>
      (await used.admin.succeed(bomAnalysis.whereUsed, { proSpecId: part, pageNo, pageSize: 3 })).body;
    expect([(await pageOf(1)).data.length, (await pageOf(2)).data.length, (await pageOf(9)).data.length]).toEqual([
      3, 2, 0,
    ]);
    expect([(await pageOf(1)).total, (await pageOf(9)).total]).toEqual([5, 5]);
    await used.admin.succeed(bom.newVersion, { id: boms[0]! });
    const [node] = await used.admin.data(bomItem.tree, { bomId: boms[0]! });
    await used.admin.succeed(bomItem.apply, {
      bomId: boms[0]!,
      changes: [
        { op: 'delete', id: node!.id },
        { op: 'add', productName: '别的' },
      ],
    });
    await used.admin.succeed(bom.release, { id: boms[0]! });
    expect((await pageOf(1)).total).toBe(4);
    expect((await used.admin.attempt(bomAnalysis.whereUsed, {})).body.message).toBe('请选择物料或产品');
  });
});

describe('对比', () => {
  it('两个版本：新增、移除、数量变化、移动', async () => {
    const id = await add();
    const ids = await fill(id, [{ name: '甲', below: [{ name: '乙' }] }, { name: '丙', quantity: 6 }, { name: '丁' }]);
    await used.admin.succeed(bom.release, { id });
    await used.admin.succeed(bom.newVersion, { id });
    const nodes = (await used.admin.data(bomItem.tree, { bomId: id })).flatMap((node) => [
      node,
      ...(node.children ?? []),
    ]);
    const now = (name: string) => nodes.find(({ productName }) => productName === name)!;
    await used.admin.succeed(bomItem.apply, {
      bomId: id,
      changes: [
        { op: 'move', id: now('乙').id, supId: now('丁').id },
        { op: 'update', id: now('丙').id, productName: '丙', quantity: 8 },
        { op: 'add', productName: '戊' },
      ],
    });
    await used.admin.succeed(bomItem.delete, { bomId: id, ids: [now('甲').id] });
    const { differences, ...counts } = await used.admin.data(bomAnalysis.compare, {
      id,
      otherId: id,
      otherRevision: 1,
    });
    expect(counts).toEqual({ added: 1, removed: 1, changed: 1, moved: 1 });
    const rows = differences.map(({ changes, fields, item, other }) => [
      changes.join(),
      fields.join(),
      item?.productName ?? '',
      other?.productName ?? '',
    ]);
    expect(rows.toSorted(([a], [b]) => a!.localeCompare(b!))).toEqual([
      ['added', '', '戊', ''],
      ['changed', 'quantity', '丙', '丙'],
      ['moved', '', '乙', '乙'],
      ['removed', '', '', '甲'],
    ]);
    expect(differences.find(({ changes }) => changes.includes('changed'))).toMatchObject({
      item: { quantity: '8' },
      other: { id: ids['丙'], quantity: '6' },
    });
    expect(await used.admin.data(bomAnalysis.compare, { id, otherId: id })).toMatchObject({ differences: [] });
  });

  it('移除的部件说明原来的位置', async () => {
    const id = await add();
    const old = await fill(id, [
      { name: '甲', below: [{ name: '乙' }, { name: '丙', below: [{ name: '丁' }] }, { name: '戊' }] },
      { name: '己' },
      { name: '庚' },
    ]);
    await used.admin.succeed(bom.release, { id });
    await used.admin.succeed(bom.newVersion, { id });
    const nodes = (await used.admin.data(bomItem.tree, { bomId: id })).flatMap((node) => [
      node,
      ...(node.children ?? []),
    ]);
    const now = (name: string) => nodes.find(({ productName }) => productName === name)!.id;
    await used.admin.succeed(bomItem.apply, {
      bomId: id,
      changes: [
        { op: 'delete', id: now('丙') },
        { op: 'delete', id: now('戊') },
        { op: 'move', id: now('己'), supId: now('甲') },
        { op: 'delete', id: now('庚') },
      ],
    });
    const { differences } = await used.admin.data(bomAnalysis.compare, { id, otherId: id, otherRevision: 1 });
    expect(
      Object.fromEntries(differences.flatMap(({ other, place }) => (place ? [[other!.productName, place]] : []))),
    ).toEqual({
      丙: { supId: now('甲'), afterId: now('乙') },
      丁: { supId: old['丙'], afterId: '' },
      戊: { supId: now('甲'), afterId: old['丙'] },
      庚: { supId: '', afterId: now('甲') },
    });
  });

  it('两个BOM按部件对应', async () => {
    const [bolt, nut] = [await material('螺栓'), await material('螺母')];
    const [one, other] = [await add(), await add()];
    await fill(one, [{ name: '组件', below: [{ material: bolt, quantity: 4 }, { material: nut }] }]);
    await fill(other, [{ name: '组件', below: [{ material: bolt, quantity: 6 }] }]);
    const { differences } = await used.admin.data(bomAnalysis.compare, { id: one, otherId: other });
    expect(differences.map(({ changes, item }) => [changes.join(), item?.productName])).toEqual([
      ['changed', '螺栓'],
      ['added', '螺母'],
    ]);
  });
});
