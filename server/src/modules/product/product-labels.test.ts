import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson, type Person } from '../../testing/people/add-person.ts';
import { addRole } from '../../testing/people/add-role.ts';
import { productChoices, productSample } from '../../testing/samples/product-sample.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let editor: Person;

beforeAll(async () => {
  await addRole(used.app, 'PRODUCT_EDITOR', ['product.view', 'product.edit'], ['INV01']);
  editor = await addPerson(used.app, 'editor', 'D02', 'PRODUCT_EDITOR');
});

const namesOf = (sets: readonly { roots: readonly { children: readonly { name: string }[] }[] }[]) =>
  sets.flatMap(({ roots }) => roots.flatMap(({ children }) => children.map(({ name }) => name)));

describe('商品表单中可选的标签', () => {
  it('能编辑商品而不能管理标签集的人也可以选用，并保存到商品', async () => {
    expect((await editor.attempt(labelSet.list, {})).status).toBe(403);
    const sets = await editor.data(product.labels, {});
    expect(namesOf(sets)).toEqual(expect.arrayContaining(['新品', '热销', '一级能效']));
    expect(
      sets.flatMap(({ roots }) => roots).find(({ children }) => children.some(({ name }) => name === '一级能效')),
    ).toMatchObject({ isRadio: 1 });
    const label = sets
      .flatMap(({ roots }) => roots.flatMap(({ children }) => children))
      .find(({ name }) => name === '新品')!;
    const { id } = await editor.data(product.create, {
      ...productSample(await productChoices(editor), 8000),
      labelIds: [label.id],
    });
    expect((await editor.data(product.detail, { proId: id })).label).toEqual([{ id: label.id, name: '新品' }]);
  });

  it('只能查看商品的人不能读取；别的租户看不到', async () => {
    expect((await used.viewer.attempt(product.labels, {})).status).toBe(403);
    const own = new Set((await editor.data(product.labels, {})).map(({ id }) => id));
    expect((await used.neighbour.data(product.labels, {})).some(({ id }) => own.has(id))).toBe(false);
  });

  it('只有用于商品的、启用的标签集；与管理页面的次序相同', async () => {
    const listed = async () =>
      (await used.admin.data(labelSet.list, { pageSize: 200 }))
        .filter(({ useObj, state }) => useObj === 'PRODUCT' && state === 1)
        .map(({ id }) => id);
    const read = async () => (await editor.data(product.labels, {})).map(({ id }) => id);
    expect(await read()).toEqual(await listed());
    const { id } = await used.admin.data(labelSet.save, {
      name: '将要停用的标签集',
      useObj: 'PRODUCT',
      state: 1,
      remark: '',
    });
    expect(await read()).toEqual(await listed());
    expect(await read()).toContain(id);
    await used.admin.succeed(labelSet.disable, { id, state: 2 });
    expect(await read()).not.toContain(id);
  });
});
