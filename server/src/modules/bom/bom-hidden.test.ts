import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bomActions } from '../../testing/samples/bom-actions.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const { of, add, fill } = bomActions(used);

let number = 0;
/** One that all see under private materials, and one that belongs to a person who is gone. */
async function materials(): Promise<{ seen: string; hidden: string }> {
  number++;
  const [seen] = await insertMaterials(used.app, [`看得到${number}`]);
  const [hidden] = await insertMaterials(used.app, [`别人的${number}`], { createdBy: '999' });
  return { seen: seen!, hidden: hidden! };
}
const setMode = (mode: number) => used.admin.succeed(sharing.setMode, { sharingType: 'material', mode });
beforeEach(() => setMode(sharingModes.private));
afterEach(() => setMode(sharingModes.public));

describe('看不到的组件', () => {
  it('变更记录不说它的名称，改回文字、移动、移除时也一样；自己写的文字照旧', async () => {
    const { seen, hidden } = await materials();
    const bomId = await add();
    const item = { bomId, sort: 1, quantity: '1' };
    const { id } = await used.admin.data(bomItem.save, { ...item, proSpecId: hidden });
    const { id: other } = await used.admin.data(bomItem.save, { ...item, proSpecId: seen, sort: 2 });
    await used.admin.succeed(bomItem.move, { bomId, ids: [id], beforeId: undefined });
    await used.admin.succeed(bomItem.save, { ...item, id, productName: '螺丝' });
    await used.admin.succeed(bomItem.save, { ...item, id, proSpecId: hidden });
    await used.admin.succeed(bomItem.delete, { bomId, ids: [id, other] });

    const person = await used.app.as('zhangwei');
    const itemChanges = async (client: typeof person) =>
      (await client.data(record.changes, { noun: 'bom', id: bomId })).flatMap(({ fields }) =>
        fields.filter(({ name }) => name === 'items').map(({ old, new: now }) => [old, now]),
      );
    const told1 = await itemChanges(used.admin);
    expect(told1).toEqual([
      [expect.stringMatching(/^(?:别人的1、看得到1|看得到1、别人的1)$/), ''],
      ['螺丝', '别人的1'],
      ['别人的1', '螺丝'],
      ['', '看得到1'],
      ['', '别人的1'],
    ]);
    const asHidden = (value: unknown) => String(value).replaceAll('别人的1', '无权查看的物料');
    expect(await itemChanges(person)).toEqual(told1.map((values) => values.map(asHidden)));
    expect(JSON.stringify(await person.data(record.changes, { noun: 'bom', id: bomId }))).not.toContain('别人的');
  });

  it('何处使用的路径不说它的名称', async () => {
    const { seen, hidden } = await materials();
    await fill(await add(), [{ name: '支架', below: [{ material: hidden, below: [{ material: seen }] }] }]);
    const pathOf = async (client: typeof used.admin) =>
      (await client.data(bomAnalysis.whereUsed, { proSpecId: seen })).map(({ path }) => path);
    expect(await pathOf(used.admin)).toEqual([['支架', `别人的${number}`, `看得到${number}`]]);
    expect(await pathOf(await used.app.as('zhangwei'))).toEqual([['支架', '无权查看的物料', `看得到${number}`]]);
  });

  it('停用的看不到的物料同样阻止发布', async () => {
    const { hidden } = await materials();
    const id = await add();
    await fill(id, [{ material: hidden }]);
    await (await used.app.asTenant(1)).query('update material set active = false where id = $1', [hidden]);
    const { status, body } = await (await used.app.as('zhangwei')).attempt(bom.release, { id });
    expect([status, body.message]).toEqual([409, expect.stringContaining('无权查看的物料')]);
    expect((await used.admin.attempt(bom.release, { id })).body.message).toContain(`别人的${number}`);
  });
});

describe('看不到的产品或物料的BOM', () => {
  it('和它一样不存在：列表、查找、打开、变更记录、组件都没有；以前的名称也不说', async () => {
    const { seen, hidden } = await materials();
    const own = await of(hidden, [{ material: seen }]);
    const person = await used.app.as('zhangwei');
    expect(await person.data(bom.list, { productName: `别人的${number}` })).toEqual([]);
    expect((await used.admin.data(bom.list, { productName: `别人的${number}` })).map(({ id }) => id)).toEqual([own]);
    const refused = [
      await person.attempt(bomItem.tree, { bomId: own }),
      await person.attempt(record.changes, { noun: 'bom', id: own }),
      await person.attempt(bom.save, { id: own, productName: '改名', proSpecName: '规格', active: 1 }),
      await person.attempt(bom.release, { id: own }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);

    await used.admin.succeed(bom.save, { id: own, proSpecId: (await materials()).seen, active: 1 });
    const { body } = await person.succeed(record.changes, { noun: 'bom', id: own });
    expect(JSON.stringify(body)).not.toContain('别人的');
    expect(JSON.stringify(body)).toContain('无权查看的物料');
  });
});
