import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { describe, expect, it } from 'vitest';
import { bomActions } from '../../testing/samples/bom-actions.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const { add, of } = bomActions(used);
const material = async (name: string, price: string | null = null) =>
  (await insertMaterials(used.app, [name], { price }))[0]!;

describe('单位换算', () => {
  const unitId = async (name: string) =>
    (await used.admin.data(unit.list, { name, pageNo: 1, pageSize: 10 })).find((each) => each.name === name)!.id;
  const buyIn = async (materialId: string, name: string) =>
    (await used.app.asTenant(1)).query('update material set unit_id = $2 where id = $1', [
      materialId,
      await unitId(name),
    ]);
  const use = async (bomId: string, proSpecId: string, quantity: string, name: string) =>
    used.admin.succeed(bomItem.save, { bomId, proSpecId, quantity, unitId: await unitId(name), sort: 99 });

  it('同类单位按换算系数折算；不能换算的不计入并说明', async () => {
    const [cable, oil] = [await material('电缆', '8'), await material('润滑脂', '30')];
    await buyIn(cable, '米');
    await buyIn(oil, '千克');
    const id = await add();
    await use(id, cable, '2500', '毫米');
    await use(id, oil, '250', '克');
    await use(id, oil, '2', '升');
    const { total, unconverted, missing, items } = await used.admin.data(bomAnalysis.cost, { id });
    expect(items.map(({ price, cost, source }) => [price, cost, source])).toEqual([
      ['0.008', '20', 'price'],
      ['0.03', '7.5', 'price'],
      ['0', '0', 'unit'],
    ]);
    expect([total, unconverted, missing]).toEqual(['27.5', 1, 0]);
    const sums = await used.admin.data(bomAnalysis.sums, { id });
    expect(
      sums.map(({ total: needed, unitText, marketPrice, cost, isUnconverted }) => [
        needed,
        unitText,
        marketPrice,
        cost,
        isUnconverted,
      ]),
    ).toEqual([
      ['2500', '毫米', '0.008', '20', false],
      ['250', '克', '0.03', '7.5', false],
      ['2', '升', '', '', true],
    ]);
  });

  it('子BOM的用量一并折算；不能换算时不展开', async () => {
    const [hose, rubber] = [await material('软管'), await material('橡胶', '3')];
    await buyIn(hose, '米');
    await of(hose, [{ material: rubber, quantity: 2 }], { isReleased: true });
    const id = await add();
    await use(id, hose, '500', '毫米');
    await use(id, hose, '1', '千克');
    const { components, lines } = await used.admin.data(bomAnalysis.explode, { id, quantity: 10 });
    expect(lines.map(({ component, total }) => [components[component]!.productName, total])).toEqual([
      ['软管', '5000'],
      ['橡胶', '10'],
      ['软管', '10'],
    ]);
    expect(await used.admin.data(bomAnalysis.cost, { id })).toMatchObject({
      total: '3',
      items: [{ price: '0.006', source: 'bom' }, { source: 'unit' }],
    });
    expect(
      (await used.admin.data(bomAnalysis.sums, { id })).map(({ productName, total }) => [productName, total]),
    ).toEqual([
      ['橡胶', '1'],
      ['软管', '1'],
    ]);
  });

  it('英文界面用单位的英文名', async () => {
    const cable = await material('电缆');
    const id = await add();
    await use(id, cable, '1', '毫米');
    const { components } = await (await used.app.as('admin', { language: 'ENG' })).data(bomAnalysis.explode, { id });
    expect(components.map(({ unitText }) => unitText)).toEqual(['Millimetre']);
  });
});
