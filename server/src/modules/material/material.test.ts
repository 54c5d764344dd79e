import { material } from '@edp/contract/modules/material/material.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePicture } from '../../testing/describe/describe-picture.ts';
import { describeRecord } from '../../testing/describe/describe-record.ts';
import { describeTranslations } from '../../testing/describe/describe-translations.ts';
import { type MaterialChoices, materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import type { RecordSamples } from '../../testing/describe/record-samples.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp([], 'whole');
let choices: MaterialChoices;
beforeAll(async () => {
  choices = await materialChoices(used.admin);
});
const sample = (number: number) => materialSample(choices, number);

const samples: RecordSamples = {
  what: '物料',
  table: 'material',
  sample,
  nameField: 'itemName',
  idName: 'skuId',
  ofNeighbour: async () => {
    const { itemCategoryId, itemTypeId, unitId } = await materialChoices(used.neighbour);
    return { itemCategoryId, itemTypeId, unitId };
  },
  key: 'itemCode',
  filters: [
    ['编码，不分大小写', { itemCode: 'zc-6204-2r' }, ['ZC-6204-2RS']],
    ['名称', { itemName: '悬架虚拟组件 48' }, ['XN-XJ-48']],
    ['名称的拼音首字母', { itemName: 'xjxnzj', sort: 'itemCode' }, ['XN-XJ-24', 'XN-XJ-32', 'XN-XJ-42', 'XN-XJ-48']],
    [
      '空条件等于没有条件',
      { itemName: ' ', itemCode: '', enabled: '', itemCategoryId: '', createTime: '', updatedTime: ',', pageSize: 1 },
      ['B-IH80-65-125'],
    ],
  ],
  invalid: [
    ['缺少编码', { itemCode: ' ' }, 'itemCode', '请输入物料编码'],
    ['编码含中文', { itemCode: '物1' }, 'itemCode', '不允许输入中文字符'],
    ['编码过长', { itemCode: 'x'.repeat(21) }, 'itemCode', '不超过20个字符'],
    ['缺少名称', { itemName: '' }, 'itemName', '请输入物料名称'],
    ['名称过长', { itemName: '长'.repeat(51) }, 'itemName', '不超过50个字符'],
    ['没有选择单位', { unitId: '' }, 'unitId', '请选择物料单位'],
    ['没有选择类别', { itemCategoryId: [] }, 'itemCategoryId', '请选择物料类别'],
    ['没有选择类型', { itemTypeId: '' }, 'itemTypeId', '请选择物料类型'],
    ['开关没有值', { isBom: null }, 'isBom', '必填项不能为空'],
    ['价格为负', { marketPrice: -1 }, 'marketPrice', '不能小于0'],
    ['价格为负零', { marketPrice: '-0' }, 'marketPrice', '不能小于0'],
    ['价格不是数字', { marketPrice: 'NaN' }, 'marketPrice', '请输入数字'],
    ['价格过大', { marketPrice: 1e30 }, 'marketPrice', '请输入数字'],
    ['价格小数过多', { listPricePerUnit: '0.1234567891' }, 'listPricePerUnit', '最多4位小数'],
    ['尺寸为负', { combinedUnitVo: { lengthStr: '-1' } }, 'combinedUnitVo.lengthStr', '不能小于0'],
    [
      '失效早于生效',
      { startDateActive: '2026-05-02', endDateActive: '2026-05-01' },
      'endDateActive',
      '失效日期不能早于生效日期',
    ],
    ['日期不存在', { startDateActive: '2026-02-30' }, 'startDateActive', '请输入正确的日期'],
    ['起始批号不是数字', { isLotControl: 1, startAutoLotNumber: 'A1' }, 'startAutoLotNumber', '只能输入数字'],
    ['资产没有序列号控制', { isInventoryAsset: 1 }, 'isSerialNumberControl', '资产类物料必须启用序列号控制'],
    ['第六张图片', { picIds: [1, 2, 3, 4, 5, 6] }, 'picIds', '最多5项'],
    ['图片不存在', { picIds: [999_999] }, 'picIds', '图片路径错误'],
    ['配件不存在', { productionOptions: [999_999_999] }, 'productionOptions', '所选配件中有的已不存在，请重新选择'],
    ['库存组织不存在', { invOrgList: [999_999] }, 'invOrgList', '所选库存组织不存在，请重新选择'],
    ['单位不存在', { unitId: 999_999 }, 'unitId', '所选单位已停用或不存在，请重新选择'],
    ['类别不存在', { itemCategoryId: [999_999] }, 'itemCategoryId', '所选类别已停用或不存在，请重新选择'],
  ],
  unique: { field: 'itemCode', taken: 'ｚｃ-6204-2rs', message: '物料编码已存在，请更换' },
};

describeRecord(used, material, samples);
describeTranslations(used, material, samples, '请输入物料名称');
describePicture(used, material, samples, 'thumbnailUrl');

describe('物料的编码', () => {
  it('留空并要求生成时由系统编号，手工编号的跳过', async () => {
    const save = async (fields: object) =>
      (
        await used.admin.data(material.detail, {
          skuId: (await used.admin.data(material.save, { ...sample(9000), ...fields })).id,
        })
      ).itemCode;
    const first = await save({ itemCode: '', isCreateItem: 1 });
    expect(first).toMatch(/^M\d{8}$/);
    const next = `M${String(Number(first.slice(1)) + 1).padStart(8, '0')}`;
    await save({ itemCode: next.toLowerCase() });
    expect(await save({ itemCode: null, isCreateItem: '1' })).toBe(
      `M${String(Number(first.slice(1)) + 2).padStart(8, '0')}`,
    );
  });

  it('两人同时使用同一编码，只有一人成功', async () => {
    const results = await Promise.all(
      ['Same-1', 'SAME-1', 'same-1'].map((itemCode) =>
        used.admin.attempt(material.save, { ...sample(9100), itemCode }),
      ),
    );
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('相似的物料', () => {
  const similar = async (fields: object) =>
    (await used.admin.data(material.similar, { itemCode: '', itemName: '', specification: '', ...fields })).map(
      ({ itemCode }) => itemCode,
    );

  it('编码或名称只差大小写、全角、空格与标点的排在最前，其次是相近的；不含自身', async () => {
    const save = async (fields: object) => (await used.admin.data(material.save, { ...sample(9200), ...fields })).id;
    const id = await save({ itemCode: 'SIM-1', itemName: '双吸式中开离心清水泵', specification: 'DN200' });
    await save({ itemCode: 'SIM-2', itemName: '双吸式中开离心污水泵', specification: 'DN200' });
    expect(await similar({ itemName: '双吸式 中开离心（清水泵）' })).toEqual(['SIM-1', 'SIM-2']);
    expect(
      (await used.admin.data(material.similar, { itemCode: 'ｓｉｍ１', itemName: '', specification: '' }))[0],
    ).toMatchObject({ itemCode: 'SIM-1', isSameCode: true, isSameName: false });
    expect(
      (
        await used.admin.data(material.similar, {
          itemCode: '',
          itemName: '双吸式中开离心清水泵',
          specification: 'dn 200',
        })
      )[0],
    ).toMatchObject({ itemCode: 'SIM-1', isSameName: true });
    expect(await similar({ itemName: '双吸式中开离心清水泵', skuId: id })).toEqual(['SIM-2']);
    expect(await similar({ itemName: '完全不同的东西' })).toEqual([]);
    expect(await similar({ itemName: '泵' })).toEqual([]);
  });

  it('别的租户的不算', async () => {
    expect(
      await used.neighbour.data(material.similar, {
        itemCode: 'SIM-1',
        itemName: '双吸式中开离心清水泵',
        specification: '',
      }),
    ).toEqual([]);
  });

  it('无论有多少相近的物料，比较的最多150条，读取的行数也有上限', async () => {
    const owner = await used.app.owner();
    const readFor = async (name: string) => {
      const count = async () =>
        (
          await owner.query<{ rows: number; candidates: number }>(`
            select (seq_tup_read + idx_tup_fetch)::int as rows,
                   pg_stat_get_xact_numscans('material_pkey'::regclass)::int as candidates
              from pg_stat_xact_user_tables where relname = 'material'`)
        ).rows[0]!;
      const before = await count();
      const { rowCount } = await owner.query(`select from app.similar_materials('', $1, '', null, 5)`, [name]);
      const after = await count();
      return { found: rowCount, rows: after.rows - before.rows, candidates: after.candidates - before.candidates };
    };
    await owner.query(`begin; set local app.tenant = '1'`);
    const reads: Awaited<ReturnType<typeof readFor>>[] = [];
    for (const [first, last] of [
      [1, 400],
      [401, 1600],
    ]) {
      await owner.query(
        `insert into material (code, name, organisation_id, unit_id, category_id, type_id)
         select 'ALIKE-' || n, '卧式多级锅炉给水泵' || n, m.organisation_id, m.unit_id, m.category_id, m.type_id
           from generate_series($1::int, $2::int) n, (select * from material where tenant_id = 1 limit 1) m`,
        [first, last],
      );
      await owner.query('analyze material');
      reads.push(await readFor('卧式多级锅炉给水泵'));
    }
    for (const read of reads) {
      expect(read).toMatchObject({ found: 5, candidates: 150 });
      // Those with all of the name, some hundred with each of its six rarest parts, and the candidates once more.
      expect(read.rows).toBeLessThanOrEqual(100 + 6 * 300 + 150);
    }
  });
});
