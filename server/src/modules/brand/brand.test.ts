import { brand } from '@edp/contract/modules/brand/brand.ts';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../../testing/describe/describe-picture.ts';
import { describeRecord } from '../../testing/describe/describe-record.ts';
import { describeTranslations } from '../../testing/describe/describe-translations.ts';
import type { RecordSamples } from '../../testing/describe/record-samples.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
const sample = (number: number) => ({ code: `T${number}`, name: `测试品牌${number}`, active: 1, sortOrder: 500 });

const samples: RecordSamples = {
  what: '品牌',
  table: 'brand',
  sample,
  key: 'code',
  filters: [
    ['名称中的一个字', { name: '轴' }, ['HENGTUO']],
    ['名称中的两个字', { name: '仪表' }, ['YUANCE']],
    ['编码，不分大小写', { code: 'yuan' }, ['YUANCE', 'BOYUAN', 'LVYUAN']],
    ['名称与编码同时', { name: '密封', code: 'LAN' }, ['LANJI']],
    ['无效的品牌', { active: '0' }, ['OLDSTAR', 'SHENGTAI']],
    ['名称与有效性同时', { name: '机械', active: 1 }, []],
    ['百分号只是百分号', { name: '%' }, []],
    ['空条件等于没有条件', { name: '  ', code: '', active: '', pageSize: 1 }, ['BRH']],
  ],
  invalid: [
    ['缺少编码', { code: ' ' }, 'code', '请输入品牌编码'],
    ['编码含中文', { code: '品牌1' }, 'code', '不允许输入中文字符'],
    ['编码过长', { code: 'x'.repeat(21) }, 'code', '不超过20个字符'],
    ['缺少名称', { name: '' }, 'name', '请输入品牌名称!'],
    ['名称过长', { name: '长'.repeat(51) }, 'name', '不超过50个字符'],
    ['排序号为负', { sortOrder: -1 }, 'sortOrder', '不能小于0'],
    ['缺少排序号', { sortOrder: null }, 'sortOrder', '请输入排序号'],
    ['状态不在选项中', { active: 7 }, 'active', '请选择有效的选项'],
    ['图片地址不是本系统的', { labelPath: 'https://example.com/x.png' }, 'labelPath', '图片路径错误'],
    ['图片不存在', { labelPath: '/file/v6/view/999999' }, 'labelPath', '图片路径错误'],
  ],
  unique: { field: 'code', taken: 'BRH', message: '品牌编码已存在，请更换' },
};

describeRecord(used, brand, samples);
describeTranslations(used, brand, samples, '请输入品牌名称!');
describePicture(used, brand, samples, 'labelPath');

describe('品牌选项', () => {
  it('只给出有效的，员工都可以读；英文界面没有翻译的显示原名', async () => {
    const { id } = await used.admin.data(brand.save, { ...sample(1001), name: '尚无翻译', sortOrder: 0 });
    const english = await used.app.as('lina', { language: 'ENG' });
    expect((await english.data(brand.options, {})).slice(0, 2).map(({ name }) => name)).toEqual([
      '尚无翻译',
      'Bairuihua',
    ]);
    await used.admin.succeed(brand.save, { ...(await used.admin.data(brand.detail, { id })), active: '0' });
    expect((await english.data(brand.options, {}))[0]!.name).toBe('Bairuihua');
  });

  it('按名称快速添加；已有同名品牌时直接返回', async () => {
    const added = await used.admin.succeed(brand.addByName, { name: '快速品牌' });
    expect(added.body.message).toBe('添加品牌成功!');
    expect(await used.admin.data(brand.addByName, { name: '快速品牌' })).toEqual(added.body.data);
    expect((await used.admin.attempt(brand.addByName, { name: '' })).body.message).toBe('请输入品牌名称!');
  });
});
