import { application } from '@edp/contract/modules/application/application.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { recordAccess } from '@edp/contract/modules/sharing/record-access.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { sharedTypeCodes } from '@edp/contract/shared-types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/people/add-person.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { productCategory } from '../../testing/samples/product-category.ts';
import { productChoices, productSample } from '../../testing/samples/product-sample.ts';
import { startWithTwoUsers } from '../../testing/people/start-with-two-users.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let admin: TestClient;
let owner: Person;
let other: Person;

beforeAll(async () => {
  ({ app, admin, owner, other } = await startWithTwoUsers());
});
afterAll(() => app.stop());

interface Listed {
  id: string;
  name: string;
  editable: 0 | 1;
}
interface Kind {
  add: (who: TestClient, name: string, code: string) => Promise<{ id: string }>;
  list: (
    who: TestClient,
    filters: { name?: string; [other: string]: unknown },
  ) => Promise<{ data: Listed[]; total?: number }>;
  /** What a picker offers. */
  choices?: (who: TestClient) => Promise<{ id: string }[]>;
  /** Status of an attempt to read it, in every way there is. */
  reads: (who: TestClient, id: string) => Promise<number>[];
  /** The same of changing it; the last deletes it. */
  changes: (who: TestClient, id: string, name: string, code: string) => (() => Promise<{ status: number }>)[];
}

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const english = (id: string) => [{ type: 'ENG' as const, name: 'x', remark: '', parentId: id }];

const kinds: Readonly<Record<(typeof sharedTypeCodes)[number], Kind>> = {
  brand: {
    add: (who, name, code) => who.data(brand.save, { code, name, active: 1, sortOrder: 1 }),
    list: async (who, filters) => (await who.succeed(brand.list, filters)).body,
    choices: (who) => who.data(brand.options, {}),
    reads: (who, id) => [
      statusOf(who.attempt(brand.detail, { id })),
      statusOf(who.attempt(brand.translations, { id })),
    ],
    changes: (who, id, name, code) => [
      () => who.attempt(brand.save, { id, code, name, active: 0, sortOrder: 2 }),
      () => who.attempt(brand.translate, english(id)),
      () => who.attempt(brand.delete, { id }),
    ],
  },
  material: {
    add: async (who, name, code) =>
      who.data(material.save, { ...materialSample(await materialChoices(who), 1), itemName: name, itemCode: code }),
    list: async (who, { name, ...filters }) => {
      const { data, total } = (await who.succeed(material.list, { ...filters, itemName: name, exactTotal: 1 })).body;
      return {
        data: data.map(({ id, itemName, editable }) => ({ id, name: itemName, editable })),
        ...(total !== undefined && { total }),
      };
    },
    reads: (who, id) => [
      statusOf(who.attempt(material.detail, { skuId: id })),
      statusOf(who.attempt(material.translations, { id })),
      statusOf(who.attempt(material.organisations, { skuId: id })),
    ],
    changes: (who, id, name, code) => [
      async () =>
        who.attempt(material.update, {
          ...materialSample(await materialChoices(who), 1),
          id,
          itemName: name,
          itemCode: code,
        }),
      () => who.attempt(material.setActive, { id, active: 0 }),
      () => who.attempt(material.translate, english(id)),
      () => who.attempt(material.delete, { id }),
    ],
  },
  bom: {
    add: (who, name) => who.data(bom.save, { productName: name, proSpecName: '规格', active: 1 }),
    list: async (who, { name, ...filters }) => {
      const { data, total } = (await who.succeed(bom.list, { ...filters, productName: name, exactTotal: 1 })).body;
      return {
        data: data.map(({ id, productName, editable }) => ({ id, name: productName, editable })),
        ...(total !== undefined && { total }),
      };
    },
    reads: (who, id) => [
      statusOf(who.attempt(bom.detail, { id })),
      statusOf(who.attempt(bom.versions, { id })),
      statusOf(who.attempt(bomItem.tree, { bomId: id })),
      statusOf(who.attempt(bomAnalysis.cost, { id })),
      statusOf(who.attempt(bomAnalysis.explode, { id })),
      statusOf(who.attempt(bomAnalysis.compare, { id, otherId: id })),
    ],
    changes: (who, id, name) => [
      () => who.attempt(bom.save, { id, productName: name, proSpecName: '规格', active: 0 }),
      () => who.attempt(bomItem.save, { bomId: id, productName: '部件', sort: 1 }),
      () => who.attempt(bomItem.apply, { bomId: id, changes: [{ op: 'add', productName: '部件' }] }),
      () => who.attempt(bom.delete, { id }),
    ],
  },
  goods_group: {
    add: (who, name) => who.data(goodsGroup.save, { name, description: '说明' }),
    list: async (who, filters) => (await who.succeed(goodsGroup.list, filters)).body,
    choices: (who) => who.data(goodsGroup.options, {}),
    reads: (who, id) => [statusOf(who.attempt(goodsGroup.detail, { id }))],
    changes: (who, id, name) => [
      () => who.attempt(goodsGroup.save, { id, name, description: '说明', productList: [] }),
      () => who.attempt(goodsGroup.delete, { id }),
    ],
  },
  product: {
    add: async (who, name, code) =>
      who.data(product.create, { ...productSample(await productChoices(who), 1), name, code }),
    list: async (who, filters) => (await who.succeed(product.list, { ...filters, exactTotal: 1 })).body,
    reads: (who, id) => [
      statusOf(who.attempt(product.detail, { proId: id })),
      statusOf(who.attempt(product.translations, { id })),
      statusOf(who.attempt(product.organisations, { proId: id })),
    ],
    changes: (who, id, name, code) => [
      async () => who.attempt(product.update, { ...productSample(await productChoices(who), 1), id, name, code }),
      () => who.attempt(product.translate, english(id)),
      () => who.attempt(product.delete, [id]),
    ],
  },
  unit: {
    add: (who, name, code) => who.data(unit.save, { code, name, unitCategory: 'CountUnit', active: 1, sortOrder: 1 }),
    list: async (who, filters) => (await who.succeed(unit.list, filters)).body,
    choices: (who) => who.data(unit.options, {}),
    reads: (who, id) => [statusOf(who.attempt(unit.detail, { id })), statusOf(who.attempt(unit.translations, { id }))],
    changes: (who, id, name, code) => [
      () => who.attempt(unit.update, { id, code, name, unitCategory: 'CountUnit', active: 1, sortOrder: 2 }),
      () => who.attempt(unit.setActive, { id, active: 0 }),
      () => who.attempt(unit.translate, english(id)),
      () => who.attempt(unit.delete, { id }),
    ],
  },
  specification: {
    add: async (who, name) =>
      who.data(specification.save, {
        name,
        productTypeId: await productCategory(who, '球阀'),
        active: 1,
        sortOrder: 1,
        specValueList: [{ specValue: '红' }],
      }),
    list: async (who, filters) => (await who.succeed(specification.list, filters)).body,
    choices: (who) => who.data(specification.choices, { pageSize: 1000 }),
    reads: (who, id) => [
      statusOf(who.attempt(specification.detail, { id })),
      statusOf(who.attempt(specification.translations, { id })),
    ],
    changes: (who, id, name) => [
      async () =>
        who.attempt(specification.update, {
          id,
          name,
          productTypeId: await productCategory(who, '球阀'),
          active: 1,
          sortOrder: 2,
          specValueList: [{ specValue: '蓝' }],
        }),
      () => who.attempt(specification.setActive, { id, active: 0 }),
      () => who.attempt(specification.translate, english(id)),
      () => who.attempt(specification.delete, { id }),
    ],
  },
  category_set: {
    add: (who, name, code) => who.data(categorySet.save, { code, name, type: 1, state: 1 }),
    list: async (who, filters) => (await who.succeed(categorySet.list, filters)).body,
    reads: (who, id) => [
      statusOf(who.attempt(categorySet.detail, { id })),
      statusOf(who.attempt(categorySet.translations, { id })),
    ],
    changes: (who, id, name, code) => [
      () => who.attempt(categorySet.save, { id, code, name, type: 1, state: 1 }),
      () => who.attempt(categorySet.disable, { id, state: 2 }),
      () => who.attempt(categorySet.translate, english(id)),
      () => who.attempt(categorySet.delete, { id }),
    ],
  },
  label_set: {
    add: (who, name) => who.data(labelSet.save, { name, useObj: 'PRODUCT', state: 1 }),
    list: async (who, filters) => (await who.succeed(labelSet.list, filters)).body,
    reads: (who, id) => [
      statusOf(who.attempt(labelSet.detail, { id })),
      statusOf(who.attempt(labelSet.translations, { id })),
    ],
    changes: (who, id, name) => [
      () => who.attempt(labelSet.save, { id, name, useObj: 'PRODUCT', state: 1 }),
      () => who.attempt(labelSet.disable, { id, state: 2 }),
      () => who.attempt(labelSet.translate, english(id)),
      () => who.attempt(labelSet.delete, { id }),
    ],
  },
  application: {
    add: (who, name, code) => who.data(application.save, { code, name }),
    list: async (who, filters) => (await who.succeed(application.list, filters)).body,
    choices: (who) => who.data(application.options, {}),
    reads: (who, id) => [statusOf(who.attempt(application.detail, { id }))],
    changes: (who, id, name, code) => [
      () => who.attempt(application.update, { id, code, name }),
      () => who.attempt(application.setStatus, { id, status: 0 }),
      () => who.attempt(application.delete, { id }),
    ],
  },
};

let number = 0;

/** What a person can do with a new record of another user, the same in every call: 看不到, 只能看 or 能改. */
async function standing(kind: Kind, person: TestClient, creator: TestClient): Promise<string> {
  const name = `共享甲${++number}`;
  const code = `SH${number}`;
  const before = (await kind.list(person, {})).total!;
  const { id } = await kind.add(creator, name, code);
  const whole = await kind.list(person, { pageSize: 100 });
  const found = await kind.list(person, { name });
  const [row] = found.data;
  expect(whole.total! - before).toBe(row ? 1 : 0);
  expect(whole.data.some((each) => each.id === id)).toBe(Boolean(row));
  expect(found.total).toBe(row ? 1 : 0);
  if (kind.choices) expect((await kind.choices(person)).some((each) => each.id === id)).toBe(Boolean(row));
  expect(new Set(await Promise.all(kind.reads(person, id)))).toEqual(new Set([row ? 200 : 404]));

  const statuses = new Set<number>();
  for (const change of kind.changes(person, id, `${name}改`, code)) statuses.add((await change()).status);
  const standings = new Map([
    [200, '能改'],
    [403, '只能看'],
    [404, '看不到'],
  ]);
  expect(statuses.size, `一致的结果：${[...statuses].join()}`).toBe(1);
  const result = standings.get([...statuses][0]!)!;
  expect(row?.editable).toBe({ 能改: 1, 只能看: 0, 看不到: undefined }[result]);
  if (result !== '能改') expect((await kind.list(admin, { name })).data).toMatchObject([{ id, name }]);
  return result;
}

describe.each(sharedTypeCodes)('%s', (sharingType) => {
  const kind = kinds[sharingType];
  const share = (mode: number) => admin.succeed(sharing.setMode, { sharingType, mode });
  afterAll(() => share(sharingModes.public));

  it('公开：人人可改', async () => {
    expect(await standing(kind, other, owner)).toBe('能改');
  });

  it('公开只读：创建人和管理员可改，他人只能看', async () => {
    await share(sharingModes.publicRead);
    expect(await standing(kind, owner, owner)).toBe('能改');
    expect(await standing(kind, admin, owner)).toBe('能改');
    expect(await standing(kind, other, owner)).toBe('只能看');
  });

  it('私有：他人看不到；规则给出只读，再给出读写；停用即收回', async () => {
    await share(sharingModes.private);
    expect(await standing(kind, owner, owner)).toBe('能改');
    expect(await standing(kind, other, owner)).toBe('看不到');
    const rule = {
      name: '规则',
      sharingType,
      power: 0,
      addResource: { empIds: [owner.id] },
      addSharingTo: { empIds: [other.id] },
    };
    const { id } = await admin.data(sharing.add, rule);
    expect(await standing(kind, other, owner)).toBe('只能看');
    await admin.succeed(sharing.update, { ...rule, id, power: 1 });
    expect(await standing(kind, other, owner)).toBe('能改');
    await admin.succeed(sharing.setStatus, { sharingId: id, status: 0 });
    expect(await standing(kind, other, owner)).toBe('看不到');
  });

  it('谁能看到：说出每个人的原因', async () => {
    await share(sharingModes.private);
    const { id } = await kind.add(owner, `共享甲${++number}`, `SH${number}`);
    const { body } = await owner.succeed(recordAccess.recordAccess, { sharingType, id });
    expect(body.data.find((person) => person.userId === owner.id)).toMatchObject({
      power: 1,
      reasons: [{ kind: 'creator' }],
    });
    expect(body.data.some((person) => person.userId === other.id)).toBe(false);
    expect((await other.attempt(recordAccess.recordAccess, { sharingType, id })).status).toBe(404);
  });
});

it('看不到的应用：它的证书没有应用名称，仍可修改，但不能新选这个应用', async () => {
  const { id: appId } = await admin.data(application.save, { code: 'HIDDEN', name: '不共享的应用' });
  const [person] = await admin.data(employee.choose, { pageSize: 1 });
  const input = {
    appId,
    appKey: 'key',
    packageName: 'com.example',
    certificateType: 'PUSH' as const,
    workStatus: 'USEABLE' as const,
    certificatePwd: 'geheim',
    startTime: '2026-01-01',
    endTime: '2026-12-31',
    remindScope: [{ id: person!.id }],
  };
  const { id } = await admin.data(certificate.save, input);
  await admin.succeed(sharing.setMode, { sharingType: 'application', mode: sharingModes.private });
  const read = await other.data(certificate.detail, { id });
  expect(read).toMatchObject({ appId, knApplicationInfo: { title: '' } });
  await other.succeed(certificate.update, { ...read, appKey: 'new' });
  const refused = await other.attempt(certificate.save, input);
  expect([refused.status, refused.body.message, refused.body.data.fields]).toMatchObject([
    409,
    '所选应用不存在，请重新选择',
    [{ field: 'appId' }],
  ]);
  const { id: mine } = await other.data(application.save, { code: 'MINE', name: '自己的应用' });
  const own = await other.data(certificate.save, { ...input, appId: mine });
  const moved = await other.attempt(certificate.update, {
    ...(await other.data(certificate.detail, { id: own.id })),
    appId,
  });
  expect(moved.body.message).toBe('所选应用不存在，请重新选择');
  await admin.succeed(sharing.setMode, { sharingType: 'application', mode: sharingModes.public });
});
