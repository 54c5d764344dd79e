import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { describe, expect, it } from 'vitest';
import { bomActions } from '../../testing/samples/bom-actions.ts';
import { insertMaterials } from '../../testing/samples/insert-materials.ts';
import { insertProducts } from '../../testing/samples/insert-products.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const { of, add, shape } = bomActions(used);
const materials = async (...names: string[]) =>
  (await insertMaterials(used.app, names)) as [string, string, string, string];
const addTo = (bomId: string, proSpecId: string) => used.admin.attempt(bomItem.save, { bomId, proSpecId, sort: 1 });

describe('BOM不包含自身', () => {
  it('直接的、隔着三个BOM的都被拒绝，并说明路径；什么也不改变', async () => {
    const [a, b, c, d] = await materials('甲', '乙', '丙', '丁');
    const own = await of(a, []);
    await of(b, [{ material: a }]);
    await of(c, [{ name: '组件', below: [{ material: b }] }], { isReleased: true });
    await of(d, [{ material: c }]);
    const direct = await addTo(own, a);
    expect([direct.status, direct.body.message]).toEqual([409, 'BOM不能包含自身：甲 → 甲']);
    expect((await addTo(own, d)).body.message).toBe('BOM不能包含自身：甲 → 丁 → 丙 → 乙 → 甲');
    expect((await addTo(own, b)).body.message).toBe('BOM不能包含自身：甲 → 乙 → 甲');
    expect(await shape(own)).toBe('');
  });

  it('修改部件、一次多项修改、粘贴、更换产品、替换都一样', async () => {
    const [a, b, c] = await materials('子甲', '子乙', '子丙');
    const own = await of(a, [{ material: c }]);
    const other = await of(b, [{ material: a }]);
    const message = 'BOM不能包含自身：子甲 → 子乙 → 子甲';
    const { id } = (await used.admin.data(bomItem.tree, { bomId: own }))[0]!;
    expect((await used.admin.attempt(bomItem.save, { id, bomId: own, proSpecId: b, sort: 1 })).body.message).toBe(
      message,
    );
    expect(
      (await used.admin.attempt(bomItem.apply, { bomId: own, changes: [{ op: 'add', proSpecId: b }] })).body.message,
    ).toBe(message);
    const source = await add();
    const { id: part } = await used.admin.data(bomItem.save, { bomId: source, proSpecId: b, sort: 1 });
    expect(
      (await used.admin.attempt(bomItem.paste, { bomId: own, sourceBomId: source, ids: [part] })).body.message,
    ).toBe(message);
    // The BOM of b becomes one of c, which a contains.
    expect((await used.admin.attempt(bom.save, { id: other, proSpecId: c, active: 1 })).body.message).toBe(
      'BOM不能包含自身：子丙 → 子甲 → 子丙',
    );
    const replacement = { fromProSpecId: c, proSpecId: b };
    expect(await used.admin.attempt(bomAnalysis.replace, replacement)).toMatchObject({
      status: 409,
      body: { status: false, message, data: { error: 'batch.refused', failed: [{ id: own, name: '子甲', message }] } },
    });
    const { boms, batch } = await used.admin.data(bomAnalysis.replace, { ...replacement, preview: 1 });
    expect([boms, batch]).toMatchObject([[{ id: own, message }], undefined]);
    expect([await shape(own), await shape(other)]).toEqual(['子丙', '子甲']);
  });

  it('通过产品的规格也不行', async () => {
    const [productId] = await insertProducts(used.app, ['整机']);
    const [variant] = await materials('整机 红色');
    const tenantOne = await used.app.asTenant(1);
    // As long as the product has no variant, its BOM is one of the whole product.
    const bomId = await add({ productId });
    await tenantOne.query('update material set product_id = $1 where id = $2', [productId, variant]);
    expect((await addTo(bomId, variant)).body.message).toBe('BOM不能包含自身：整机 → 整机 红色 → 整机');
    expect((await used.admin.attempt(bomItem.save, { bomId, productId, sort: 1 })).status).toBe(409);
  });

  it('两人同时各加一半：只有一个成功', async () => {
    const people = [used.admin, await used.app.as('zhangwei')];
    for (let round = 0; round < 10; round++) {
      const [a, b] = await materials(`左${round}`, `右${round}`);
      const boms = [await of(a, []), await of(b, [])];
      const answers = await Promise.all(
        people.map((person, index) =>
          person.attempt(bomItem.save, { bomId: boms[index]!, proSpecId: [b, a][index]!, sort: 1 }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)!.body.message).toContain('BOM不能包含自身');
    }
  });

  it('绕过服务器直接写入数据库也被拒绝，同时写入时也一样', async () => {
    const [a, b] = await materials('库甲', '库乙');
    const [one, two] = [await of(a, []), await of(b, [])];
    const clients = [await used.app.asTenant(1), await used.app.asTenant(1)];
    const insert = (index: number) =>
      clients[index]!.query(`insert into bom_item (bom_id, revision, material_id, name) values ($1, 1, $2, '部件')`, [
        [one, two][index],
        [b, a][index],
      ]);
    for (const client of clients) await client.query('begin');
    await insert(0);
    const second = insert(1).then(
      () => 'written',
      (error: Error) => error.message,
    );
    await clients[0]!.query('commit');
    expect(await second).toBe('a BOM cannot contain itself');
    await clients[1]!.query('rollback');
    await expect(clients[0]!.query('update bom set material_id = $2 where id = $1', [two, b])).resolves.toBeDefined();
  });

  it('看不到的物料在路径中不说名称', async () => {
    const [a] = await materials('看得到');
    const [hidden] = (await insertMaterials(used.app, ['看不到'], { createdBy: '999' })) as [string];
    const own = await of(a, []);
    await of(hidden, [{ material: a }]);
    const top = (await materials('顶层'))[0];
    await of(top, [{ material: hidden }]);
    await used.admin.succeed(sharing.setMode, { sharingType: 'material', mode: sharingModes.private });
    const person = await used.app.as('zhangwei');
    const { body } = await person.attempt(bomItem.save, { bomId: own, proSpecId: top, sort: 1 });
    await used.admin.succeed(sharing.setMode, { sharingType: 'material', mode: sharingModes.public });
    expect(body.message).not.toContain('看不到');
  });
});
