import { category } from '@edp/contract/modules/category/category.ts';
import { categorySet } from '@edp/contract/modules/category-set/category-set.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MaterialChoices, materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { sendParts, uploadFile } from '../../testing/upload-file.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let choices: MaterialChoices;
beforeAll(async () => {
  choices = await materialChoices(used.admin);
});

let number = 7000;
const newMaterial = (fields: object = {}) => ({ ...materialSample(choices, ++number), ...fields });

/** How much there is of all that a save writes. */
const counts = async () =>
  (
    await (
      await used.app.asTenant(1)
    ).query(`select (select count(*) from material) as materials, (select count(*) from material_file) as files,
  (select count(*) from material_accessory) as accessories, (select count(*) from material_assignment) as assignments`)
  ).rows[0];

/** What a save answers, and whether it left everything as it was. */
async function answerTo(fields: object) {
  const before = await counts();
  const { status, body } = await used.admin.attempt(material.save, newMaterial(fields));
  return { status, fields: body.data.fields, before, after: await counts() };
}
type Answer = Awaited<ReturnType<typeof answerTo>>;
/** Refused with this message at this field, and nothing of it stored. */
const refused = ({ before }: Answer, field: string, message: string) => ({
  status: 400,
  fields: [{ field, message }],
  before,
  after: before,
});

const png = createCanvas(20, 20).toBuffer('image/png');
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const html = Buffer.from('<html><script>alert(1)</script></html>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

describe('物料的图片与文档', () => {
  it.each([
    ['网页改名为图片', 'photo.png', html, 415, '不支持上传这种文件！'],
    ['网页改名为视频', 'turning.mp4', html, 415, '不支持上传这种文件！'],
    ['矢量图', 'logo.svg', svg, 415, '不支持上传这种文件！'],
    ['矢量图改名为图片', 'logo.png', svg, 415, '不支持上传这种文件！'],
    ['文档改名为图片', 'photo.png', pdf, 415, '不支持上传这种文件！'],
    ['空的图片', 'photo.png', Buffer.alloc(0), 400, '文件内容为空'],
    ['空的视频', 'turning.mp4', Buffer.alloc(0), 400, '文件内容为空'],
  ] as const)('上传主图时拒绝%s', async (_what, name, content, status, message) => {
    const answer = await sendParts(
      used.admin,
      [
        ['purpose', 'materialPicture'],
        ['file', content],
      ],
      used.admin.headersOf(),
      name,
    );
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('保存时拒绝不是图片的主图、别的租户的文件、第六张图片与第六份文档，什么也不留下', async () => {
    const [document, theirs] = [
      await uploadFile(used.admin, '说明书.pdf', pdf),
      await uploadFile(used.neighbour, '正面.png', png),
    ];
    const pictures = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((name) => uploadFile(used.admin, `${name}.png`, png)),
    );
    let answer = await answerTo({ picIds: [document.id] });
    expect(answer).toEqual(refused(answer, 'picIds', '不支持上传这种文件！'));
    answer = await answerTo({ thumbnailUrl: document.url });
    expect(answer).toEqual(refused(answer, 'thumbnailUrl', '只能上传JPG/PNG !'));
    answer = await answerTo({ picIds: [pictures[0]!.id, theirs.id] });
    expect(answer).toEqual(refused(answer, 'picIds', '图片路径错误'));
    answer = await answerTo({ productDocumentIds: [theirs.id] });
    expect(answer).toEqual(refused(answer, 'productDocumentIds', '图片路径错误'));
    answer = await answerTo({ picIds: pictures.map(({ id }) => id) });
    expect(answer).toEqual(refused(answer, 'picIds', '最多5项'));
    answer = await answerTo({ productDocumentIds: pictures.map(({ id }) => ({ id })) });
    expect(answer).toEqual(refused(answer, 'productDocumentIds', '最多5项'));
  });
});

describe('物料的数字', () => {
  it.each([
    ['科学记数法', '1e30'],
    ['无穷大', 'Infinity'],
    ['十六进制', '0x10'],
    ['千分位', '1,000'],
    ['不是数字', Number.NaN.toString()],
    ['对象', { value: 1 }],
    ['真', true],
  ])('价格拒绝%s', async (_what, marketPrice) => {
    const answer = await answerTo({ marketPrice });
    expect(answer).toEqual(refused(answer, 'marketPrice', '请输入数字'));
  });

  it('小数过多、整数位过多的拒绝；JSON 中的负零就是零，没有价格为空', async () => {
    let answer = await answerTo({ marketPrice: 0.1234567891 });
    expect(answer).toEqual(refused(answer, 'marketPrice', '最多4位小数'));
    answer = await answerTo({ combinedUnitVo: { netWeight: '1234567890123' } });
    expect(answer).toEqual(refused(answer, 'combinedUnitVo.netWeight', '整数部分最多12位'));
    const save = async (marketPrice: unknown) => {
      const { id } = await used.admin.data(material.save, newMaterial({ marketPrice }));
      return (await used.admin.data(material.detail, { skuId: id })).marketPrice;
    };
    expect([await save(-0), await save(null), await save('')]).toEqual(['0', '', '']);
  });
});

describe('别的租户的数据', () => {
  it('库存组织、配件、单位与类别都不存在，什么也不留下', async () => {
    const theirs = await materialChoices(used.neighbour);
    const [organisation] = await used.neighbour.data(material.assignable, {});
    const { id: accessory } = await used.neighbour.data(material.save, { ...materialSample(theirs, 7000) });
    let answer = await answerTo({ invOrgList: [organisation!.invorgId] });
    expect(answer).toEqual(refused(answer, 'invOrgList', '所选库存组织不存在，请重新选择'));
    answer = await answerTo({ productionOptions: [accessory] });
    expect(answer).toEqual(refused(answer, 'productionOptions', '所选配件中有的已不存在，请重新选择'));
    answer = await answerTo({ unitId: theirs.unitId });
    expect(answer).toEqual(refused(answer, 'unitId', '所选单位已停用或不存在，请重新选择'));
    answer = await answerTo({ itemCategoryId: theirs.itemCategoryId });
    expect(answer).toEqual(refused(answer, 'itemCategoryId', '所选类别已停用或不存在，请重新选择'));
    answer = await answerTo({ combinedUnitVo: { lengthUnitId: theirs.unitOf('mm') } });
    expect(answer).toEqual(refused(answer, 'combinedUnitVo.lengthUnitId', '所选单位已停用或不存在，请重新选择'));
  });
});

describe('停用或删除了的分类', () => {
  it('新物料不能选用，已选用的不改可以保存；使用中的不能删除', async () => {
    const categorySetId = (await used.admin.data(categorySet.list, { pageSize: 100 })).find(
      ({ code }) => code === materialSets.category,
    )!.id;
    const node = await used.admin.data(category.save, {
      categorySetId,
      code: 'BAD-1',
      name: '将要停用',
      sort: 900,
      status: 1,
      sortPicUrl: '',
    });
    const { id } = await used.admin.data(
      material.save,
      newMaterial({ itemCategoryId: [node.id], proCategoryId: [node.id] }),
    );
    expect((await used.admin.attempt(category.delete, { id: node.id })).status).toBe(409);
    await used.admin.succeed(category.save, {
      ...(await used.admin.data(category.detail, { id: node.id })),
      status: 0,
    });
    let answer = await answerTo({ itemCategoryId: [node.id] });
    expect(answer).toEqual(refused(answer, 'itemCategoryId', '所选类别已停用或不存在，请重新选择'));
    answer = await answerTo({ proCategoryId: [node.id] });
    expect(answer).toEqual(refused(answer, 'proCategoryId', '所选类别已停用或不存在，请重新选择'));
    const before = await used.admin.data(material.detail, { skuId: id });
    await used.admin.succeed(material.update, { ...before, texture: '铸铁' });
    expect(await used.admin.data(material.detail, { skuId: id })).toMatchObject({
      texture: '铸铁',
      itemCategoryId: [node.id],
      proCategoryId: [node.id],
    });
  });
});
