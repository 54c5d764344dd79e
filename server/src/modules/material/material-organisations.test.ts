import { material } from '@edp/contract/modules/material/material.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { materialChoices, materialSample, type MaterialChoices } from '../../testing/samples/material-sample.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const used = useTestApp([], 'whole');
let choices: MaterialChoices;
/** 张伟 works in the second inventory organisation, which is not the master. */
let zhangwei: TestClient;
let organisations: { invorgId: string; invOrgName: string }[];
let number = 0;

beforeAll(async () => {
  choices = await materialChoices(used.admin);
  organisations = await used.admin.data(material.assignable, { pageSize: 50 });
  zhangwei = await used.app.as('zhangwei');
  await zhangwei.succeed(session.setInvOrg, { invorgId: organisations[1]!.invorgId });
});

const newMaterial = (fields: object = {}) => ({ ...materialSample(choices, ++number), ...fields });
const create = async (fields: object = {}, who = used.admin) => (await who.data(material.save, newMaterial(fields))).id;
const read = (skuId: string, who = used.admin) => who.data(material.detail, { skuId });
const codes = async (who: TestClient, filter: object) =>
  (await who.data(material.list, filter)).map(({ itemCode }) => itemCode);
const namesOf = async (skuId: string, filter: object = {}) =>
  (await used.admin.data(material.organisations, { skuId, ...filter })).map(({ invOrgName }) => invOrgName);
const setStock = async (skuId: string, invOrgCode: string, quantity: string | number, key = `k${++number}`) =>
  used.admin.attempt(material.setStock, {
    key,
    entries: [{ itemCode: (await read(skuId)).itemCode, invOrgCode, quantity }],
  });

describe('物料属于库存组织', () => {
  it('总部看得到全部，其他组织只看得到分配给它的；未分配的不存在', async () => {
    const id = await create();
    const { itemCode } = await read(id);
    expect(await codes(used.admin, { itemCode })).toEqual([itemCode]);
    expect(await codes(zhangwei, { itemCode })).toEqual([]);
    expect((await zhangwei.attempt(material.detail, { skuId: id })).status).toBe(404);
    expect((await zhangwei.attempt(material.update, { ...(await read(id)), itemName: '改' })).status).toBe(404);
    expect((await zhangwei.attempt(material.delete, { id })).status).toBe(404);
    expect(await zhangwei.refuseAll(material.deleteBatch, { ids: [id] })).toMatchObject([
      404,
      [{ id, message: '数据不存在或已被删除' }],
    ]);
    await used.admin.succeed(material.assign, { skuId: id, ids: [organisations[1]!.invorgId] });
    expect(await codes(zhangwei, { itemCode })).toEqual([itemCode]);
    expect(await read(id, zhangwei)).toMatchObject({
      itemCode,
      invorgId: organisations[1]!.invorgId,
      invOrgName: organisations[1]!.invOrgName,
    });
  });

  it('新增的归入当前组织，并可同时分配给其他组织', async () => {
    const id = await create({ invOrgList: [organisations[2]!.invorgId] }, zhangwei);
    expect(await namesOf(id)).toEqual([organisations[1]!.invOrgName, organisations[2]!.invOrgName]);
  });

  it('名称在企业中很多、在当前组织中较少的：按名称或状态查找都列出该组织的，总数准确', async () => {
    const id = await create();
    const tenantOne = await used.app.asTenant(1);
    await tenantOne.query(`
      insert into material (code, name, organisation_id, unit_id, category_id, type_id)
      select 'SMDP' || n, '石墨垫片' || n, organisation_id, unit_id, category_id, type_id from material, generate_series(1, 6000) n where id = ${id}`);
    await tenantOne.query(`
      insert into material_assignment (tenant_id, material_id, inventory_organisation_id)
      select tenant_id, id, ${organisations[1]!.invorgId} from material where code like 'SMDP%' and code like '%7_'`);
    await (await used.app.owner()).query('analyze material, material_assignment');
    const find = async (filter: object) => {
      const { total, approximate, data } = (await zhangwei.succeed(material.list, filter)).body;
      return [total, approximate, data.length];
    };
    const found = [600, undefined, 10];
    expect([
      await find({ itemName: '墨垫' }),
      await find({ itemName: '石墨垫片' }),
      await find({ itemName: '墨垫', enabled: 1 }),
      await find({ keyword: 'SMDP' }),
    ]).toEqual([found, found, found, found]);
    expect(await find({ itemName: '墨垫', pageNo: 60 })).toEqual(found);
  });

  it('加载：列出当前组织没有的，可按编码、名称或首字母查找；加载后出现在列表中', async () => {
    const ids = [await create({ itemName: '待加载齿轮泵甲' }), await create({ itemName: '待加载齿轮泵乙' })];
    const find = async (itemCodeOrName: string) =>
      (await zhangwei.data(material.loadable, { itemCodeOrName })).map((row) => row.id);
    expect(await find('djzclb')).toEqual(ids.toReversed());
    expect((await zhangwei.attempt(material.load, [])).body.message).toBe('请选择物料!!!');
    expect((await zhangwei.attempt(material.load, { ids: '' })).body.message).toBe('请选择物料!!!');
    expect((await zhangwei.succeed(material.load, [ids[0]!])).body.message).toBe('物料已加载到当前库存组织');
    expect(await find('待加载齿轮泵')).toEqual([ids[1]]);
    await zhangwei.succeed(material.load, { ids: [{ id: ids[1]! }] });
    expect(await find('待加载齿轮泵')).toEqual([]);
    expect((await zhangwei.data(material.list, { itemName: '待加载齿轮泵' })).map((row) => row.id)).toEqual(
      ids.toReversed(),
    );
    expect((await zhangwei.attempt(material.load, [999_999_999])).status).toBe(404);
  });

  it('分配与移除，可按两种组织名称查找；没有选择时提示；当前组织不能移除', async () => {
    const id = await create();
    const free = await used.admin.data(material.assignable, { skuId: id, invOrgName: '仓', unitOrgName: '阀门' });
    expect(free.map(({ invOrgName }) => invOrgName)).toEqual(['温州成品仓库存组织']);
    const [byInitials] = await used.admin.data(material.assignable, { skuId: id, keyword: 'wzcpc' });
    expect(byInitials).toMatchObject({ id: free[0]!.id, name: '温州成品仓库存组织' });
    expect(await used.admin.data(material.assignable, { skuId: id, keyword: byInitials!.code })).toEqual([byInitials]);
    expect(
      await used.admin.succeed(material.assign, { skuId: id, ids: free.map((row) => row.invorgId) }),
    ).toMatchObject({ body: { code: 0 } });
    expect(await namesOf(id)).toEqual(['佰瑞华总部库存组织', '温州成品仓库存组织']);
    expect(await namesOf(id, { unitOrgName: '阀门' })).toEqual(['温州成品仓库存组织']);
    expect((await used.admin.attempt(material.assign, { skuId: id, ids: [] })).body.message).toBe(
      '请选择要添加的组织！！！',
    );
    expect((await used.admin.attempt(material.unassign, { skuId: id, ids: [] })).body.message).toBe(
      '请选择要移除的组织!!!',
    );
    expect(
      (await used.admin.attempt(material.unassign, { skuId: id, ids: [organisations[0]!.invorgId] })).body.message,
    ).toBe('不能移除当前库存组织');
    const [warehouse] = free;
    const withOther = { skuId: id, ids: [warehouse!.invorgId, organisations[2]!.invorgId] };
    const { status, body } = await used.admin.attempt(material.unassign, withOther);
    expect([status, body.data.fields]).toEqual([
      400,
      [{ field: 'ids', message: '所选库存组织没有分配，请刷新后重新选择' }],
    ]);
    expect(await namesOf(id)).toEqual(['佰瑞华总部库存组织', '温州成品仓库存组织']);
    await used.admin.succeed(material.unassign, { skuId: id, ids: [warehouse!.invorgId] });
    expect(await namesOf(id)).toEqual(['佰瑞华总部库存组织']);
  });

  it('没有分配权限的人可以新增到当前组织，但不能在保存时分配给其他组织', async () => {
    await addRole(used.app, 'EDITOR', ['material.view', 'material.edit'], ['INV01']);
    const editor = await addPerson(used.app, 'editor', 'D0201', 'EDITOR');
    await editor.succeed(material.save, newMaterial());
    expect(
      (await editor.attempt(material.save, newMaterial({ invOrgList: [organisations[2]!.invorgId] }))).status,
    ).toBe(403);
  });

  it('随保存添加与移除；没有给出的保持不变，详情列出所属组织', async () => {
    const [first, second, third, fourth] = organisations as [(typeof organisations)[0], ...typeof organisations];
    const id = await create({ invOrgList: [second!.invorgId, third!.invorgId] });
    const stored = await read(id);
    expect(stored.invOrgList.map(({ invorgId, invOrgName }) => [invorgId, invOrgName])).toEqual(
      [first, second, third].map((each) => [each!.invorgId, each!.invOrgName]),
    );
    expect(stored.invOrgList[1]).toEqual({
      id: second!.invorgId,
      invorgId: second!.invorgId,
      invOrgName: second!.invOrgName,
      unitOrgName: expect.stringMatching(/./),
    });
    const { invOrgList: _all, ...without } = stored;
    await used.admin.succeed(material.update, { ...without, itemName: '不提组织' });
    expect((await read(id)).invOrgList).toEqual(stored.invOrgList);
    await used.admin.succeed(material.update, { ...(await read(id)), itemName: '原样送回' });
    expect((await read(id)).invOrgList).toEqual(stored.invOrgList);
    await used.admin.succeed(material.update, {
      ...(await read(id)),
      invOrgList: [fourth!.invorgId],
      removedInvOrgList: [third!.invorgId],
    });
    expect((await read(id)).invOrgList.map(({ invorgId }) => invorgId)).toEqual([
      first.invorgId,
      second!.invorgId,
      fourth!.invorgId,
    ]);
  });

  it('随保存移除也不能移除当前组织与有库存的组织，此时什么都没有保存', async () => {
    const id = await create({ invOrgList: [organisations[1]!.invorgId] });
    await setStock(id, 'INV02', 4);
    const before = await read(id);
    const attempt = async (index: number) => {
      const { status, body } = await used.admin.attempt(material.update, {
        ...before,
        invOrgList: [],
        itemName: '没有保存',
        removedInvOrgList: [organisations[index]!.invorgId],
      });
      return [status, body.message, body.data.fields];
    };
    expect(await attempt(0)).toMatchObject([409, '不能移除当前库存组织', [{ field: 'invOrgList' }]]);
    expect(await attempt(1)).toMatchObject([
      409,
      '有库存的组织不能移除：苏州制造基地库存组织 4',
      [{ field: 'invOrgList' }],
    ]);
    expect(await read(id)).toEqual(before);
  });

  it('没有分配权限的人可以原样送回所属组织，添加与移除都被拒绝', async () => {
    await addRole(used.app, 'ONLY_EDITS', ['material.view', 'material.edit'], ['INV01']);
    const editor = await addPerson(used.app, 'onlyedits', 'D0201', 'ONLY_EDITS');
    const id = await create({ invOrgList: [organisations[1]!.invorgId] });
    await editor.succeed(material.update, { ...(await read(id)), itemName: '编辑改了名称' });
    const stored = await read(id);
    expect(
      (await editor.attempt(material.update, { ...stored, invOrgList: [organisations[2]!.invorgId] })).status,
    ).toBe(403);
    expect(
      (
        await editor.attempt(material.update, {
          ...stored,
          invOrgList: [],
          removedInvOrgList: [organisations[1]!.invorgId],
        })
      ).status,
    ).toBe(403);
    expect(await read(id)).toEqual(stored);
  });

  it('在总部之外只能添加与移除角色拥有的组织，别的保持不变', async () => {
    await addRole(used.app, 'ASSIGNS_TWO', ['material.view', 'material.edit', 'material.assign'], ['INV02', 'INV03']);
    const assigner = await addPerson(used.app, 'assignstwo', 'D0302', 'ASSIGNS_TWO');
    const [, second, third, fourth] = organisations.map(({ invorgId }) => invorgId) as [string, string, string, string];
    const id = await create({ invOrgList: [second, fourth] });
    expect((await assigner.data(material.assignable, { skuId: id })).map(({ invorgId }) => invorgId)).toEqual([third]);
    expect(
      (await assigner.data(material.organisations, { skuId: id })).map(({ isOfRole, isActive }) => [
        isOfRole,
        isActive,
      ]),
    ).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ]);
    const save = async (fields: object) =>
      (await assigner.attempt(material.update, { ...(await read(id, assigner)), invOrgList: [], ...fields })).body
        .message;
    expect(await save({ invOrgList: [organisations[4]!.invorgId] })).toBe('所选库存组织不存在，请重新选择');
    expect(await save({ removedInvOrgList: [fourth] })).toBe('不能移除当前角色以外的库存组织');
    expect((await assigner.attempt(material.unassign, { skuId: id, ids: [fourth] })).body.message).toBe(
      '不能移除当前角色以外的库存组织',
    );
    await save({ invOrgList: [third] });
    expect((await read(id)).invOrgList.map(({ invorgId }) => invorgId)).toEqual([
      organisations[0]!.invorgId,
      second,
      third,
      fourth,
    ]);
    await save({ removedInvOrgList: [third] });
    expect((await read(id)).invOrgList.map(({ invorgId }) => invorgId)).toEqual([
      organisations[0]!.invorgId,
      second,
      fourth,
    ]);
  });

  it('在某个组织中查看时，库存是该组织的', async () => {
    const id = await create({ invOrgList: [organisations[1]!.invorgId, organisations[2]!.invorgId] });
    await setStock(id, 'INV02', 5);
    await setStock(id, 'INV03', 7);
    const seenIn = async (invorgId: string) => used.admin.data(material.detail, { skuId: id, invorgId });
    expect((await read(id)).storageNum).toBe('12');
    expect(await seenIn(organisations[2]!.invorgId)).toMatchObject({
      invOrgName: organisations[2]!.invOrgName,
      storageNum: '7',
    });
    expect(await zhangwei.data(material.detail, { skuId: id })).toMatchObject({ storageNum: '5' });
  });

  it('别的租户的组织不存在', async () => {
    const id = await create();
    const [theirs] = await used.neighbour.data(material.assignable, {});
    expect((await used.admin.attempt(material.assign, { skuId: id, ids: [theirs!.invorgId] })).body.message).toBe(
      '所选库存组织不存在，请重新选择',
    );
    expect((await used.admin.attempt(material.detail, { skuId: id, invorgId: theirs!.invorgId })).status).toBe(404);
  });
});

describe('物料的库存', () => {
  it('由外部系统批量写入，同一编号的消息只算一次，内容不同则拒绝', async () => {
    const id = await create();
    const { itemCode } = await read(id);
    const entries = [{ itemCode: itemCode.toLowerCase(), invOrgCode: 'INV01', quantity: '12.5' }];
    expect(await used.admin.data(material.setStock, { key: 'wms-1', entries })).toEqual({ applied: true });
    expect(await read(id)).toMatchObject({
      storageNum: '12.5',
      isItemHasInventory: true,
      stock: [{ invOrgName: '佰瑞华总部库存组织', quantity: '12.5' }],
    });
    await used.admin.succeed(material.setStock, { key: 'wms-2', entries: [{ ...entries[0]!, quantity: 3 }] });
    expect(await used.admin.data(material.setStock, { key: 'wms-1', entries })).toEqual({ applied: false });
    expect((await read(id)).storageNum).toBe('3');
    expect(
      (await used.admin.attempt(material.setStock, { key: 'wms-1', entries: [{ ...entries[0]!, quantity: 4 }] })).body
        .message,
    ).toBe('该消息编号已用于其他内容');
    await used.admin.succeed(material.setStock, { key: 'wms-3', entries: [{ ...entries[0]!, quantity: 0 }] });
    expect(await read(id)).toMatchObject({ storageNum: '0', isItemHasInventory: false, stock: [] });
  });

  it('不存在的物料、组织，未分配的组织，重复的条目：逐条说明，什么也不改变', async () => {
    const id = await create();
    const { itemCode } = await read(id);
    const entry = (fields: object) => ({ itemCode, invOrgCode: 'INV01', quantity: 1, ...fields });
    const { body } = await used.admin.attempt(material.setStock, {
      key: 'bad-1',
      entries: [entry({}), entry({ itemCode: 'NONE' }), entry({ invOrgCode: 'INV99' }), entry({ invOrgCode: 'INV02' })],
    });
    expect(body.data.fields).toEqual([
      { field: 'entries.1.itemCode', message: '物料“NONE”不存在' },
      { field: 'entries.2.invOrgCode', message: '库存组织“INV99”不存在' },
      { field: 'entries.3.invOrgCode', message: `物料“${itemCode}”未分配给该库存组织` },
    ]);
    expect(
      (
        await used.admin.attempt(material.setStock, {
          key: 'bad-2',
          entries: [entry({}), entry({ itemCode: itemCode.toLowerCase() })],
        })
      ).body.message,
    ).toBe('同一物料与库存组织出现了多次');
    expect((await read(id)).storageNum).toBe('0');
    expect((await used.viewer.attempt(material.setStock, { key: 'bad-3', entries: [entry({})] })).status).toBe(403);
  });

  it('在总部之外只能更新角色拥有的组织，只能更新有权修改的物料', async () => {
    await addRole(used.app, 'COUNTS_STOCK', ['material.view', 'material.stock'], ['INV02']);
    const counter = await addPerson(used.app, 'counter', 'D0302', 'COUNTS_STOCK');
    const { itemCode } = await read(await create({ invOrgList: [organisations[1]!.invorgId] }));
    const count = (invOrgCode: string, quantity: number) =>
      counter.attempt(material.setStock, {
        key: `count-${invOrgCode}-${quantity}`,
        entries: [{ itemCode, invOrgCode, quantity }],
      });
    expect((await count('INV02', 3)).status).toBe(200);
    expect((await count('INV01', 4)).body.message).toBe('库存组织“INV01”不存在');
    await used.admin.succeed(sharing.setMode, { sharingType: 'material', mode: sharingModes.publicRead });
    expect((await count('INV02', 5)).body.data.fields).toMatchObject([{ field: 'entries.0.itemCode' }]);
    await used.admin.succeed(sharing.setMode, { sharingType: 'material', mode: sharingModes.public });
    expect((await count('INV02', 6)).status).toBe(200);
  });

  it('有库存时不能改变资产、批次与序列号控制，并说明在哪里；其余可以', async () => {
    const id = await create();
    await setStock(id, 'INV01', 7);
    const before = await read(id);
    for (const fields of [
      { isLotControl: 1 },
      { isSerialNumberControl: 1 },
      { isInventoryAsset: 1, isSerialNumberControl: 1 },
    ] as const) {
      const { status, body } = await used.admin.attempt(material.update, { ...before, ...fields });
      expect([status, body.message]).toEqual([400, '物料有库存，不能修改：佰瑞华总部库存组织 7']);
      expect(body.data.fields![0]!.field).toBe(Object.keys(fields)[0]);
    }
    await used.admin.succeed(material.update, { ...before, itemName: '改了名称' });
    expect((await read(id)).isLotControl).toBe(0);
  });

  it('有库存的组织不能移除，有库存的物料不能删除，并说明数量', async () => {
    const id = await create({ invOrgList: [organisations[1]!.invorgId] });
    await setStock(id, 'INV02', 30);
    expect(
      (await used.admin.attempt(material.unassign, { skuId: id, ids: [organisations[1]!.invorgId] })).body.message,
    ).toBe('有库存的组织不能移除：苏州制造基地库存组织 30');
    expect((await used.admin.attempt(material.delete, { id })).body.message).toBe('已被使用，不能删除：物料库存 (1)');
  });

  it('正在保存时到来的库存要等它完成，锁定不会被绕过', async () => {
    const id = await create();
    const before = await read(id);
    const results = await Promise.all([
      used.admin.attempt(material.update, { ...before, isLotControl: 1 }),
      setStock(id, 'INV01', 5),
    ]);
    const after = await read(id);
    // Either the save came first, or it was refused because of the stock.
    expect([results[0].status === 200, after.isLotControl === 1]).toEqual(
      after.isLotControl === 1 ? [true, true] : [false, false],
    );
    expect(results[1].status).toBe(200);
    expect(after.storageNum).toBe('5');
  });
});

describe('物料的其他内容', () => {
  it('批次与序列号的内容随开关保留或清除', async () => {
    const lot = { autoLotAlphaPrefix: 'L', startAutoLotNumber: '0001' };
    const serial = { autoSerialAlphaPrefix: 'S', startAutoSerialNumber: '0009' };
    const id = await create({ isLotControl: 1, isSerialNumberControl: 1, ...lot, ...serial });
    const before = await read(id);
    expect(before).toMatchObject({ ...lot, ...serial });
    await used.admin.succeed(material.update, { ...before, isLotControl: 0 });
    expect(await read(id)).toMatchObject({ autoLotAlphaPrefix: '', startAutoLotNumber: '', ...serial });
  });

  it('价格与尺寸一位不差；尺寸、重量、体积的单位必须属于该类别', async () => {
    const measures = {
      lengthUnitId: choices.unitOf('mm'),
      weightUnitId: choices.unitOf('kg'),
      lengthStr: '123456789012.1234',
      netWeight: '0.0001',
    };
    const id = await create({ marketPrice: '999999999999.9999', listPricePerUnit: 0.1, combinedUnitVo: measures });
    expect(await read(id)).toMatchObject({
      marketPrice: '999999999999.9999',
      listPricePerUnit: '0.1',
      combinedUnit: measures,
    });
    const { body } = await used.admin.attempt(
      material.save,
      newMaterial({ combinedUnitVo: { weightUnitId: choices.unitOf('mm') } }),
    );
    expect(body.data.fields).toEqual([{ field: 'combinedUnitVo.weightUnitId', message: '请选择“重量”类别的单位' }]);
  });

  it('类别与类型可给出路径、逗号分隔的路径或末级；路径不符或不在该分类集中的拒绝', async () => {
    const path = choices.itemCategoryId;
    for (const itemCategoryId of [path, path.join(','), path.at(-1)!])
      expect((await read(await create({ itemCategoryId }))).itemCategoryId).toEqual(path);
    for (const itemCategoryId of [[path[1]!, path[0]!], choices.itemTypeId]) {
      expect((await used.admin.attempt(material.save, newMaterial({ itemCategoryId }))).body.message).toBe(
        '所选类别已停用或不存在，请重新选择',
      );
    }
    const made = await read(await create());
    expect(made).toMatchObject({
      itemTypeIds: choices.itemTypeId.join(','),
      itemTypePath: choices.itemTypeId.join(','),
    });
    expect(made.itemCategoryText.split(',')).toHaveLength(path.length);
  });

  it('配件：不能是自己，重复的只算一个，详情给出编码、名称、类别与类型', async () => {
    const [first, second] = [await create(), await create()];
    const id = await create({ productionOptions: [first, second, first] });
    const before = await read(id);
    expect(before.skuResultList.map((row) => row.id).toSorted()).toEqual([first, second].toSorted());
    expect(before.skuResultList[0]).toMatchObject({
      itemCode: expect.any(String),
      itemName: expect.any(String),
      itemCategoryName: before.itemCategoryText,
      itemType: before.itemTypeText,
    });
    expect((await used.admin.attempt(material.update, { ...before, productionOptions: [id] })).body.message).toBe(
      '物料不能作为自身的配件',
    );
    await used.admin.succeed(material.update, { ...before, productionOptions: first });
    expect((await read(id)).skuResultList.map((row) => row.id)).toEqual([first]);
    expect((await used.admin.attempt(material.delete, { id: first })).body.message).toBe(
      '已被使用，不能删除：物料的生产配件 (1)',
    );
  });

  it('没有所属组织的账号不能新增', async () => {
    const tenantOne = await used.app.asTenant(1);
    const { rows } = await tenantOne.query(`select organisation_id from user_account where account = 'zhangwei'`);
    await tenantOne.query(`update user_account set organisation_id = null where account = 'zhangwei'`);
    expect((await zhangwei.attempt(material.save, newMaterial())).body.message).toBe('当前登录账号没有所属组织');
    await tenantOne.query(`update user_account set organisation_id = $1 where account = 'zhangwei'`, [
      rows[0].organisation_id,
    ]);
  });
});

describe('物料列表的条件', () => {
  it('按类别查到下级的物料，按创建与修改日期的范围，按是否启用', async () => {
    const [root] = choices.categories;
    const rows = await used.admin.data(material.list, { itemCategoryId: [root!.id], pageSize: 50 });
    expect(rows.length).toBe(50);
    expect(rows.every(({ itemCategoryId }) => itemCategoryId[0] === root!.id)).toBe(true);
    expect(rows.some(({ itemCategoryId }) => itemCategoryId.length > 2)).toBe(true);
    const inMay = await used.admin.data(material.list, { createTime: ['2026-05-01', '2026-05-31'], pageSize: 50 });
    expect(inMay.length).toBe(50);
    expect(inMay.every(({ createTime }) => createTime.startsWith('2026-05'))).toBe(true);
    expect((await used.admin.data(material.list, { updatedTime: '2026-05-31,2026-05-01' })).length).toBe(0);
    expect((await used.admin.attempt(material.list, { createTime: 'yesterday' })).body.data.fields).toEqual([
      { field: 'createTime.0', message: '请输入正确的日期' },
    ]);
    const disabled = await used.admin.data(material.list, { enabled: 0, pageSize: 50 });
    expect(disabled.length).toBeGreaterThan(0);
    expect(disabled.every(({ enabled }) => enabled === 0)).toBe(true);
  });

  it('按名称、编码与价格排序', async () => {
    const prices = (await used.admin.data(material.list, { sort: '-marketPrice' })).map(({ marketPrice }) =>
      Number(marketPrice),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const sorted = await codes(used.admin, { sort: 'itemCode', pageSize: 50 });
    expect(sorted).toEqual(sorted.toSorted());
  });
});
