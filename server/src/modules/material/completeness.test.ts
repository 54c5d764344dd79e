import { material } from '@edp/contract/modules/material/material.ts';
import { beforeAll, expect, it } from 'vitest';
import { addPerson } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { restrictFields } from '../../testing/people/restrict-fields.ts';
import { type MaterialChoices, materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let choices: MaterialChoices;
let number = 7000;
beforeAll(async () => {
  choices = await materialChoices(used.admin);
});

async function add(fields: object): Promise<string> {
  const { id } = await used.admin.data(material.save, { ...materialSample(choices, ++number), ...fields });
  return id;
}
const detailOf = async (id: string, client: TestClient = used.admin) =>
  (await client.data(material.detail, { skuId: id })).completeness;
const listed = async (id: string, client: TestClient = used.admin) => {
  const rows = await client.data(material.list, { itemCode: `TEST-${number}` });
  return rows.find((row) => row.id === id)!.completeness;
};
const setNeeded = (categoryId: string, needed: string[] | null) =>
  used.admin.succeed(material.setRequirement, { categoryId, needed });

it('按分类要求的字段算出完整度，列表与详情相同；下级分类沿用上级，也可以单独设置', async () => {
  const [root, leaf] = [choices.itemCategoryId[0]!, choices.itemCategoryId.at(-1)!];
  expect(root).not.toBe(leaf);
  await setNeeded(root, ['texture', 'marketPrice', 'parameter', 'netWeight']);
  const id = await add({ texture: '铸铁', marketPrice: '0', parameter: '<p>DN15</p>' });
  const threeOfFour = { percent: 75, missing: ['netWeight'] };
  expect([await detailOf(id), await listed(id)]).toEqual([threeOfFour, threeOfFour]);
  expect(await used.admin.data(material.requirement, { categoryId: leaf })).toEqual({
    needed: ['texture', 'marketPrice', 'parameter', 'netWeight'],
    inherited: true,
  });

  await setNeeded(leaf, ['bore']);
  const lacksBore = { percent: 0, missing: ['bore'] };
  expect([await detailOf(id), await listed(id)]).toEqual([lacksBore, lacksBore]);
  expect(await used.admin.data(material.requirement, { categoryId: leaf })).toEqual({
    needed: ['bore'],
    inherited: false,
  });
  await setNeeded(leaf, []);
  expect(await detailOf(id)).toEqual({ percent: 100, missing: [] });

  await setNeeded(leaf, null);
  expect(await listed(id)).toEqual(threeOfFour);
  await setNeeded(root, null);
  const byDefault = await used.admin.data(material.requirement, { categoryId: root });
  expect(byDefault).toMatchObject({ inherited: true });
  expect(byDefault.needed).toEqual(expect.arrayContaining(['thumbnailUrl', 'texture', 'marketPrice']));
  expect((await detailOf(id)).missing).toEqual(
    byDefault.needed.filter((name) => !['texture', 'marketPrice'].includes(name)),
  );
});

it('有一项没填时不会是 100', async () => {
  const [root] = choices.itemCategoryId;
  await setNeeded(root!, ['texture', 'bore', 'drawingNumber']);
  const id = await add({ texture: '铜', bore: '20' });
  expect((await detailOf(id)).percent).toBe(66);
  await setNeeded(root!, null);
});

it('角色看不见的字段不计入完整度，不泄露是否填写', async () => {
  const [root] = choices.itemCategoryId;
  await setNeeded(root!, ['texture', 'marketPrice']);
  const roleId = await addRole(used.app, 'NO_PRICE', ['material.view'], ['INV01']);
  await restrictFields(used.app, roleId, { 'material.marketPrice': 'hidden' });
  const person = await addPerson(used.app, 'noprice', 'D0201', 'NO_PRICE');
  for (const marketPrice of ['', '5']) {
    const id = await add({ texture: '铜', marketPrice });
    const whole = { percent: 100, missing: [] };
    expect([await detailOf(id, person), await listed(id, person)]).toEqual([whole, whole]);
    expect((await detailOf(id)).percent).toBe(marketPrice ? 100 : 50);
  }
  await setNeeded(root!, null);
});

it('没有权限的不能设置；不存在的字段、其他租户的分类不能设置', async () => {
  const [root] = choices.itemCategoryId;
  const refused = async (client: TestClient, categoryId: string, needed: string[]) =>
    (await client.attempt(material.setRequirement, { categoryId, needed })).status;
  expect(await refused(used.viewer, root!, [])).toBe(403);
  expect(await refused(used.admin, root!, ['itemCode'])).toBe(400);
  const theirs = (await materialChoices(used.neighbour)).itemCategoryId[0]!;
  const theirRequirement = () => used.neighbour.data(material.requirement, { categoryId: theirs });
  const before = await theirRequirement();
  expect(await refused(used.admin, theirs, [])).toBe(404);
  expect(await theirRequirement()).toEqual(before);
});
