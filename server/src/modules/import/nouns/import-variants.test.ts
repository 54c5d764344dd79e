import { bom } from '@edp/contract/modules/bom/bom.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { imports } from '@edp/contract/modules/import/import.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { specification } from '@edp/contract/modules/specification/specification.ts';
import { beforeAll, expect, it } from 'vitest';
import { checkFile, rowsOf, runImport, undoImport } from '../../../testing/imports/import-file.ts';
import { productCells, productHeading } from '../../../testing/imports/product-cells.ts';
import { fetchFile, readSheets } from '../../../testing/imports/read-sheets.ts';
import { uploadSheet } from '../../../testing/imports/upload-sheet.ts';
import { useImportApp } from '../../../testing/imports/use-import-app.ts';
import { addPerson } from '../../../testing/people/add-person.ts';
import { addRole } from '../../../testing/people/add-role.ts';
import { restrictFields } from '../../../testing/people/restrict-fields.ts';

const used = useImportApp();
const heading = `${productHeading},物料类型,市场价,标价,物料编码,规格值`;
/** The cells of the product in its further rows. */
const blank = ',,,,,,';
let common: string;
let choices: Awaited<ReturnType<typeof productCells>>['choices'];

const found = async (code: string) => (await used.admin.data(product.list, { code }))[0];
const detail = async (code: string) => used.admin.data(product.detail, { proId: (await found(code))!.id });
const variantsOf = async (code: string) =>
  (await detail(code)).specList.map(({ specUnionKey, listPricePerUnit }) => `${specUnionKey} ${listPricePerUnit}`);
const addSpecification = (name: string, values: readonly string[]) =>
  used.admin.data(specification.save, {
    name,
    productTypeId: choices.categoryId,
    active: 1,
    sortOrder: 1,
    specValueList: values.map((specValue) => ({ specValue })),
  });
const valves = (code: string, ...variants: string[]) =>
  `${heading}\n${variants.map((variant, index) => `${code},${index === 0 ? `导入的多款,${common}` : blank},产成品,20,${variant}`).join('\n')}\n`;
const add = async (code: string, ...variants: string[]) => {
  const run = await checkFile(used.admin, 'product', valves(code, ...variants));
  expect(await runImport(used.admin, run.id)).toMatchObject({ writtenCount: variants.length, failedCount: 0 });
  return run;
};

beforeAll(async () => {
  ({ choices, cells: common } = await productCells(used.admin));
  await addSpecification('颜色', ['红', '蓝', '绿']);
  await addSpecification('口径', ['1/2寸', 'DN20']);
});

it('新增多款式商品：一个规格一行，商品信息写在第一行；物料编码可填可不填，撤销后商品与规格都没有了', async () => {
  const run = await checkFile(
    used.admin,
    'product',
    valves('MULTI-1', '18,MV-RED,颜色:红；口径:1/2寸', '18.5,,颜色：蓝;口径：DN20', '19,,口径:DN20；颜色:红'),
  );
  expect([await rowsOf(used.admin, run.id), await found('MULTI-1')]).toEqual([
    [
      [2, 'new'],
      [3, 'new'],
      [4, 'new'],
    ],
    undefined,
  ]);
  expect(await runImport(used.admin, run.id, 'both', 1)).toMatchObject({
    state: 'done',
    writtenCount: 3,
    failedCount: 0,
  });
  const made = await detail('MULTI-1');
  expect(made).toMatchObject({
    name: '导入的多款',
    active: 0,
    productModel: 1,
    variantCount: 3,
    categoryId: choices.categoryId,
  });
  expect(
    made.proSpecConfigVoList.map(({ name, specValueList }) => [name, specValueList.map(({ specValue }) => specValue)]),
  ).toEqual([
    ['颜色', ['红', '蓝']],
    ['口径', ['1/2寸', 'DN20']],
  ]);
  expect(made.specList).toMatchObject([
    {
      specUnionKey: '红/1/2寸',
      itemCode: 'MV-RED',
      itemName: '导入的多款 红 1/2寸',
      marketPrice: '20',
      listPricePerUnit: '18',
      proType: 'FINISHED',
      isCreateItem: 0,
    },
    { specUnionKey: '蓝/DN20', itemCode: expect.stringMatching(/^M\d{8}$/), listPricePerUnit: '18.5', isCreateItem: 1 },
    { specUnionKey: '红/DN20', listPricePerUnit: '19' },
  ]);
  expect(
    await checkFile(used.admin, 'product', valves('multi-1', '18,,颜色:红；口径:1/2寸', '18.50,,颜色：蓝;口径：DN20')),
  ).toMatchObject({ unchangedCount: 2, wrongCount: 0 });
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 3, keptCount: 0 });
  expect([await found('MULTI-1'), await used.admin.data(material.list, { itemCode: 'MV-RED' })]).toEqual([
    undefined,
    [],
  ]);
});

it('为已有的商品增加规格、修改价格：只有变化的行写入；撤销恢复规格、价格与规格值', async () => {
  await add('MULTI-2', '18,,颜色:红', '19,,颜色:蓝');
  const run = await checkFile(
    used.admin,
    'product',
    '商品编码,商品名称,规格值,物料类型,市场价,标价,物料编码\nMULTI-2,改名的多款,颜色:绿,产成品,22,21,MV-GREEN\nMULTI-2,,颜色:蓝,产成品,20,19,\nMULTI-2,,颜色:红,产成品,20,17.5,\n',
  );
  expect(await rowsOf(used.admin, run.id)).toEqual([
    [2, 'changed'],
    [3, 'unchanged'],
    [4, 'changed'],
  ]);
  const rows = await used.admin.data(imports.rows, { id: run.id });
  expect(
    rows.map(({ cells }) => cells.filter(({ after }) => after).map(({ before, after }) => `${before}→${after}`)),
  ).toEqual([['导入的多款→改名的多款', '→颜色:绿', '→产成品', '→22', '→21', '→MV-GREEN'], [], ['18→17.5']]);
  expect(await runImport(used.admin, run.id)).toMatchObject({ writtenCount: 2, failedCount: 0 });
  expect([await variantsOf('MULTI-2'), (await detail('MULTI-2')).name]).toEqual([
    ['红 17.5', '蓝 19', '绿 21'],
    '改名的多款',
  ]);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 2, keptCount: 0 });
  const after = await detail('MULTI-2');
  expect([await variantsOf('MULTI-2'), after.name, after.proSpecConfigVoList[0]!.specValueList.length]).toEqual([
    ['红 18', '蓝 19'],
    '导入的多款',
    2,
  ]);
});

it('导出的 SKU 记录原样作为商品导入没有变化；可以加上新行再导入', async () => {
  await add('MULTI-3', '18,,颜色:红；口径:1/2寸', '19,,颜色:蓝；口径:DN20');
  const columns = [
    'itemCode',
    'itemName',
    'specUnionKey',
    'productCode',
    'productName',
    'proType',
    'marketPrice',
    'listPricePerUnit',
    'active',
  ];
  const { content } = await fetchFile(used.admin, exchange.export, {
    noun: 'sku',
    columns,
    format: 'csv',
    filters: { productCode: 'MULTI-3' },
  });
  expect(await checkFile(used.admin, 'product', content)).toMatchObject({ unchangedCount: 2, wrongCount: 0 });
  const extended = `${content.toString().trimEnd()}\n,,绿/1/2寸,MULTI-3,,产成品,20,31,上架\n`;
  const wrong = await checkFile(used.admin, 'product', `${extended},,黄/DN20,MULTI-3,,产成品,20,31,上架\n`);
  expect((await rowsOf(used.admin, wrong.id)).at(-1)).toEqual([5, 'wrong', '“黄/DN20”不存在']);
  const run = await checkFile(used.admin, 'product', extended);
  expect(await runImport(used.admin, run.id)).toMatchObject({ writtenCount: 1, failedCount: 0 });
  expect(await variantsOf('MULTI-3')).toEqual(['红/1/2寸 18', '蓝/DN20 19', '绿/1/2寸 31']);
});

it('规格在商品分类及其上级中查找，同名的以最近的分类为准；英文名称也可以；停用的与其他分类的不可用', async () => {
  const [above, other] = [choices.categories[0]!, choices.categories[1]!];
  const inCategory = (name: string, productTypeId: string, active: 0 | 1, ...values: string[]) =>
    used.admin.data(specification.save, {
      name,
      productTypeId,
      active,
      sortOrder: 1,
      specValueList: values.map((specValue) => ({ specValue })),
    });
  const { id } = await inCategory('表面', above.id, 1, '抛光', '喷砂');
  await inCategory('颜色', above.id, 1, '上级的颜色');
  await inCategory('停用的', above.id, 0, '一');
  await inCategory('别类的', other.id, 1, '一');
  const { specValueList } = await used.admin.data(specification.detail, { id });
  await used.admin.succeed(specification.translate, [
    {
      type: 'ENG',
      name: 'Finish',
      remark: '',
      parentId: id,
      specValueList: [{ id: specValueList[0]!.id, specValue: 'Polished' }],
    },
  ]);
  await add('MULTI-7', '18,,finish:polished；颜色:红', '18,,表面:喷砂；颜色:红');
  expect(await variantsOf('MULTI-7')).toEqual(['抛光/红 18', '喷砂/红 18']);
  const wrong = await checkFile(
    used.admin,
    'product',
    valves('BAD-20', '18,,停用的:一', '18,,别类的:一', '18,,颜色:上级的颜色'),
  );
  expect(await rowsOf(used.admin, wrong.id)).toEqual([
    [2, 'wrong', '“停用的”不存在'],
    [3, 'wrong', '“别类的”不存在'],
    [4, 'wrong', '“上级的颜色”不存在'],
  ]);
});

it('规则与表单相同，错误写在所在的行与列；一行有错，同一商品的各行都不写入', async () => {
  await add('MULTI-4', '18,MV-TAKEN,颜色:红', '19,,颜色:蓝');
  const cases = {
    组合重复: valves('BAD-1', '18,,颜色:红', '18,,颜色:红'),
    没有的规格值: valves('BAD-2', '18,,颜色:红', '18,,颜色:紫'),
    没有的规格: valves('BAD-3', '18,,颜色:红', '18,,材质:铜'),
    规格不齐: valves('BAD-4', '18,,颜色:红；口径:DN20', '18,,颜色:蓝'),
    只有一个组合: valves('BAD-5', '18,,颜色:红'),
    没有写规格: valves('BAD-6', '18,,红', '18,,蓝'),
    编码已有: valves('BAD-7', '18,,颜色:红', '18,MV-TAKEN,颜色:蓝'),
    编码重复: valves('BAD-8', '18,MV-SAME,颜色:红', '18,mv-same,颜色:蓝'),
    缺价格: valves('BAD-9', '18,,颜色:红', ',,颜色:蓝'),
    缺商品分类: valves('BAD-11', '18,,颜色:红', '18,,颜色:蓝').replace(/(导入的多款),[^,]*/, '$1,'),
    缺规格值: valves('BAD-10', '18,,颜色:红', '18,,'),
    已有的商品组合重复: '商品编码,规格值,标价\nMULTI-4,颜色:红,1\nMULTI-4,颜色:红,2\n',
    已有的商品规格不符: '商品编码,规格值,物料类型,市场价,标价\nMULTI-4,口径:DN20,产成品,1,1\n',
    新规格缺物料类型: '商品编码,规格值,市场价,标价\nMULTI-4,颜色:绿,1,1\n',
    单款式的商品: '商品编码,规格值,标价\nPROD-1,颜色:红,1\n',
    没有规格值的多款式: '商品编码,标价\nMULTI-4,30\n',
    不相邻: '商品编码,规格值,标价\nMULTI-4,颜色:红,18\nPROD-1,,18.5\nMULTI-4,颜色:蓝,19\n',
    各行不一致: '商品编码,规格值,标价,关键字\nMULTI-4,颜色:红,18,甲\nMULTI-4,颜色:蓝,19,乙\n',
  };
  const other = '同一编码的其他行有错误';
  const outcomes: Record<string, unknown> = {};
  for (const [name, content] of Object.entries(cases)) {
    const { id } = await checkFile(used.admin, 'product', content);
    const titles = content.slice(0, content.indexOf('\n')).split(',');
    outcomes[name] = (await used.admin.data(imports.rows, { id })).map(({ result, cells, message }) =>
      [
        ...(result === 'wrong' ? [] : [result]),
        ...cells.flatMap(({ error }, place) => (error ? [`${titles[place]!}：${error}`] : [])),
        ...(message ? [message] : []),
      ].join(),
    );
  }
  expect(outcomes).toEqual({
    组合重复: [`商品编码：${other}`, '规格值：与本文件第 2 行重复'],
    没有的规格值: [`商品编码：${other}`, '规格值：“紫”不存在'],
    没有的规格: [`商品编码：${other}`, '规格值：“材质”不存在'],
    规格不齐: [`商品编码：${other}`, '规格值：该行的规格值与所选规格不符'],
    只有一个组合: ['请至少添加两条规格组合数据！'],
    没有写规格: Array.from({ length: 2 }, () => '规格值：请写成“规格:规格值”，多个用“；”隔开，如：颜色:红；尺寸:L'),
    编码已有: [`商品编码：${other}`, '物料编码：手工录入物料编码不可重复，请重新输入！'],
    编码重复: [`商品编码：${other}`, '物料编码：与本文件第 2 行重复'],
    缺价格: [`商品编码：${other}`, '标价：请输入标价'],
    缺商品分类: ['商品分类：请选择商品分类', `商品编码：${other}`],
    缺规格值: [`商品编码：${other}`, '规格值：必填项不能为空'],
    已有的商品组合重复: [`商品编码：${other}`, '规格值：与本文件第 2 行重复'],
    已有的商品规格不符: ['规格值：该行的规格值与所选规格不符'],
    新规格缺物料类型: ['请选择物料类型'],
    单款式的商品: ['规格值：该商品是单款式，不能有规格值'],
    没有规格值的多款式: ['标价：该商品有多个规格，请填写规格值，或在“SKU 记录”中导入'],
    不相邻: ['unchanged', 'unchanged', '商品编码：同一编码的各行必须相邻'],
    各行不一致: [`商品编码：${other}`, '关键字：与同一编码的第一行不一致，请改为一致或留空'],
  });
  expect(await variantsOf('MULTI-4')).toEqual(['红 18', '蓝 19']);
});

it('部分写入：错误的商品不写入，其余的写入；一个商品的行不会分到两批', async () => {
  await addSpecification(
    '编号',
    Array.from({ length: 60 }, (_none, index) => `N${index}`),
  );
  const rowsFor = (code: string, itemCode = '') =>
    Array.from(
      { length: 60 },
      (_none, index) =>
        `${code},${index === 0 ? `${code},${common}` : blank},产成品,20,18,${index === 0 ? itemCode : ''},编号:N${index}`,
    );
  const bad = valves('PART-BAD', '18,,颜色:红', '18,,颜色:紫').split('\n').slice(1);
  const run = await checkFile(
    used.admin,
    'product',
    [
      heading,
      ...rowsFor('PART-1', 'MV-ONCE'),
      ...bad.filter(Boolean),
      ...rowsFor('PART-2'),
      ...rowsFor('PART-3', 'MV-ONCE'),
      '',
    ].join('\n'),
  );
  expect(run).toMatchObject({ newCount: 120, wrongCount: 62 });
  expect((await rowsOf(used.admin, run.id, { results: 'wrong' }))[2]).toEqual([124, 'wrong', '与本文件第 2 行重复']);
  expect(await runImport(used.admin, run.id)).toMatchObject({ writtenCount: 120, failedCount: 0 });
  expect([
    (await detail('PART-1')).variantCount,
    (await detail('PART-2')).variantCount,
    await found('PART-BAD'),
  ]).toEqual([60, 60, undefined]);
  expect(await undoImport(used.admin, run.id)).toMatchObject({ undoneCount: 120, keptCount: 0 });
  expect([await found('PART-1'), await found('PART-2')]).toEqual([undefined, undefined]);
});

it('试运行之后被他人占用的编码：写入时该商品的各行一起失败；全部或全不写入时什么也不写', async () => {
  const content =
    valves('LATE-1', '18,MV-LATE,颜色:红', '19,,颜色:蓝') +
    valves('LATE-2', '18,,颜色:红', '19,,颜色:蓝').split('\n').slice(1).join('\n');
  const [partly, all] = [
    await checkFile(used.admin, 'product', content),
    await checkFile(used.admin, 'product', content),
  ];
  await add('LATE-0', '18,MV-LATE,颜色:红', '19,,颜色:蓝');
  expect(await runImport(used.admin, all.id, 'both', 1)).toMatchObject({
    state: 'checked',
    newCount: 2,
    wrongCount: 2,
  });
  expect(await found('LATE-2')).toBeUndefined();
  expect(await runImport(used.admin, partly.id)).toMatchObject({ state: 'done', writtenCount: 2, failedCount: 2 });
  expect(await rowsOf(used.admin, partly.id, { failed: 1 })).toEqual(
    [2, 3].map((row) => [row, 'new', '手工录入物料编码不可重复，请重新输入！']),
  );
  expect([await found('LATE-1'), await variantsOf('LATE-2')]).toEqual([undefined, ['红 18', '蓝 19']]);
});

it('撤销时：之后被修改的、新增的规格已被使用的保留并说明', async () => {
  const made = await add('MULTI-5', '18,,颜色:红', '19,,颜色:蓝');
  const added = await checkFile(
    used.admin,
    'product',
    '商品编码,规格值,物料类型,市场价,标价\nMULTI-5,颜色:绿,产成品,20,21\n',
  );
  await runImport(used.admin, added.id);
  const { id, specList } = await detail('MULTI-5');
  await used.admin.succeed(bom.save, { productId: id, proSpecId: specList[2]!.id, active: 1 });
  expect(await undoImport(used.admin, added.id)).toMatchObject({ undoneCount: 0, keptCount: 1 });
  expect(await rowsOf(used.admin, added.id, { failed: 1 })).toEqual([
    [2, 'changed', expect.stringMatching(/^已保留：规格“绿”正在使用，不能移除：/)],
  ]);
  expect(await undoImport(used.admin, made.id)).toMatchObject({ undoneCount: 0, keptCount: 2 });
  expect(await rowsOf(used.admin, made.id, { failed: 1 })).toEqual(
    [2, 3].map((row) => [row, 'new', '之后又被修改，已保留']),
  );
});

it('权限：没有编辑权限的拒绝；不能改标价的角色可以改其他的，也可以新增规格；看不见价格的角色不碰价格', async () => {
  await add('MULTI-6', '18,,颜色:红', '19,,颜色:蓝');
  expect((await uploadSheet(used.viewer, 'product', valves('NO-1', '18,,颜色:红', '19,,颜色:蓝'))).status).toBe(403);
  const clerkWith = async (name: string, right: 'hidden' | 'readonly') => {
    await restrictFields(
      used.app,
      await addRole(used.app, name.toUpperCase(), ['product.view', 'product.edit'], ['INV01']),
      { 'material.listPricePerUnit': right },
    );
    return addPerson(used.app, name, 'D0201', name.toUpperCase());
  };
  const clerk = await clerkWith('varclerk', 'readonly');
  const check = async (content: string) =>
    rowsOf(clerk, (await checkFile(clerk, 'product', `商品编码,规格值,物料类型,市场价,标价\n${content}`)).id);
  expect(await check('MULTI-6,颜色:红,产成品,25,18\nMULTI-6,颜色:蓝,产成品,20,1\n')).toEqual([
    [2, 'wrong', '同一编码的其他行有错误'],
    [3, 'wrong', '您的角色不能修改或使用该字段，请联系管理员'],
  ]);
  expect(await check('MULTI-6,颜色:红,产成品,25,18\nMULTI-6,颜色:绿,产成品,20,1\n')).toEqual([
    [2, 'changed'],
    [3, 'changed'],
  ]);
  const blind = await clerkWith('varblind', 'hidden');
  const run = await checkFile(blind, 'product', '商品编码,规格值,市场价,标价\nMULTI-6,颜色:红,25,1\n');
  await runImport(blind, run.id);
  expect((await detail('MULTI-6')).specList[0]).toMatchObject({ marketPrice: '25', listPricePerUnit: '18' });
});

it('模板有“规格值”一列，说明多款式商品怎样填写', async () => {
  const { content } = await fetchFile(used.admin, exchange.template, { noun: 'product' });
  const [entry, notes] = await readSheets(content);
  expect(entry!.rows[0]).toContain('规格值');
  expect(notes!.rows.find(([title]) => title === '规格值')?.[2]).toContain('颜色:红；尺寸:L');
});
