import { type Call, pathOf } from '@edp/contract/kernel/call.ts';
import { pageIn } from '@edp/contract/kernel/envelope.ts';
import { pageInput } from '@edp/contract/kernel/paging.ts';
import { application } from '@edp/contract/modules/application/application.ts';
import { bom } from '@edp/contract/modules/bom/bom.ts';
import { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { bomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { goodsGroup } from '@edp/contract/modules/goods-group/goods-group.ts';
import { label } from '@edp/contract/modules/label/label.ts';
import { labelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { allCalls } from '../../modules.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import {
  type ProductChoices,
  productChoices,
  productSample,
  variantSample,
} from '../../testing/samples/product-sample.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { anyRow, type Input } from '../locked-fields/locked-paths.ts';
import { type ReferencePath, referencesOf } from './reference-paths.ts';

/** A call that saves, and what it accepts. */
export interface ReferenceForm {
  readonly name: string;
  readonly call: Call;
  readonly read: () => Promise<Input>;
  /** Those that no other form has tried. */
  readonly references: readonly ReferencePath[];
}

const callOf = (noun: string, ...names: readonly string[]) =>
  names.flatMap((name) => allCalls.find((call) => call.name === `${noun}.${name}`) ?? [])[0];
export const send = (client: TestClient, call: Call, input: unknown) =>
  client.send(call.method, pathOf(call, input), input);

/** Of each noun with a form that refers to others, the first record that it saves as it was read. */
export async function formsOf(
  client: TestClient,
  except: ReadonlySet<string>,
): Promise<{ forms: ReferenceForm[]; unsaved: string[] }> {
  const forms: ReferenceForm[] = [];
  const unsaved: string[] = [];
  for (const { name } of nouns) {
    const [list, detail, call] = [callOf(name, 'list'), callOf(name, 'detail'), callOf(name, 'update', 'save')];
    if (!call || except.has(call.name) || referencesOf(call).length === 0) continue;
    const form = list?.answer === 'page' && detail ? await firstSaved(client, list, detail, call) : undefined;
    if (form) forms.push(form);
    else unsaved.push(call.name);
  }
  return { forms, unsaved };
}

async function firstSaved(
  client: TestClient,
  list: Call,
  detail: Call,
  call: Call,
): Promise<ReferenceForm | undefined> {
  const { rows } = pageIn<{ id: string }>((await send(client, list, pageInput(list, 1, 20))).body);
  for (const row of rows) {
    const read = async () => (await send(client, detail, detail.sample(row))).body.data as unknown as Input;
    if ((await send(client, call, await read())).status === 200)
      return { name: call.name, call, read, references: referencesOf(call) };
  }
  return undefined;
}

/** What only its owner sees while types are private, and the calls that save it besides the forms. */
export async function addOwnRecords(client: TestClient): Promise<ReferenceForm[]> {
  await client.data(brand.save, { code: 'OWN', name: '自己的品牌', active: 1, sortOrder: 1 });
  await client.data(application.save, { code: 'OWN', name: '自己的应用' });
  const { id: categorySetId } = await client.data(categorySet.save, {
    code: 'OWN',
    name: '自己的分类集',
    type: 1,
    state: 1,
  });
  const { id: labelSetId } = await client.data(labelSet.save, { name: '自己的标签集', useObj: 'PRODUCT', state: 1 });
  const choices = await materialChoices(client);
  const [{ id: from }, { id: to }] = [
    await client.data(material.save, materialSample(choices, 1)),
    await client.data(material.save, materialSample(choices, 2)),
  ];
  const ofProduct = await productChoices(client);
  await client.data(product.create, productSample(ofProduct, 1));
  await client.data(goodsGroup.save, { name: '自己的分组', description: '自己的', productList: [] });
  const inStyles = await stylesOf(client, ofProduct);
  const { id: bomId } = await client.data(bom.save, { productName: '自己的BOM', proSpecName: '规格', active: 1 });
  const { id: itemId } = await client.data(bomItem.save, { bomId, sort: 1, quantity: '1', proSpecId: from });
  let number = 100;
  const form = (call: Call, input: () => Input, references = referencesOf(call)): ReferenceForm => ({
    name: call.name,
    call,
    read: () => Promise.resolve(input()),
    references,
  });
  const node = () => ({ code: `OWN${++number}`, name: `自己的${number}`, sort: 1 });
  const [{ id: categoryId }, { id: labelId }] = [
    await client.data(category.save, { ...node(), categorySetId, status: 1 }),
    await client.data(label.save, { ...node(), labelSetId, isRadio: 0 }),
  ];
  return [
    form(category.move, () => ({ id: categoryId, version: undefined })),
    form(label.move, () => ({ id: labelId, version: undefined })),
    form(material.setRequirement, () => ({ categoryId: ofProduct.categoryId.at(-1), needed: null })),
    form(product.setRequirement, () => ({ categoryId: ofProduct.categoryId.at(-1), needed: null })),
    form(bomItem.move, () => ({ bomId, ids: [itemId] })),
    form(bomItem.paste, () => ({ bomId, ids: [itemId] })),
    form(category.save, () => ({ ...node(), categorySetId, status: 1 })),
    form(label.save, () => ({ ...node(), labelSetId, isRadio: 0 })),
    form(
      product.create,
      () => ({ ...productSample(ofProduct, ++number), ...inStyles }),
      referencesOf(product.create).filter(({ path }) => path.includes(anyRow)),
    ),
    form(bomItem.save, () => ({ bomId, sort: 1, quantity: '1', productName: '组件' })),
    form(bomItem.apply, () => ({ bomId, changes: [{ op: 'add', productName: '组件' }] })),
    form(bom.copy, () => ({ sourceId: bomId, productName: '副本', specCode: `COPY${++number}` })),
    // Last, because it replaces what the others find.
    form(bomAnalysis.replace, () => ({ fromProSpecId: from, proSpecId: to, ids: [bomId] })),
  ];
}

/** What a product of several styles has besides. */
async function stylesOf(client: TestClient, { categoryId }: ProductChoices): Promise<Input> {
  const { id } = await client.data(specification.save, {
    name: '自己的规格',
    productTypeId: categoryId,
    active: 1,
    sortOrder: 1,
    specValueList: [{ specValue: '甲' }, { specValue: '乙' }],
  });
  const { specValueList } = await client.data(specification.detail, { id });
  return {
    productModel: 1,
    proSpecConfigVoList: [{ id, specValueList: specValueList.map((value) => ({ id: value.id })) }],
    specList: specValueList.map((value) => ({ ...variantSample(value.specValue), specValues: [value.id] })),
  };
}
