import { material } from '@edp/contract/modules/material/material.ts';
import { describe, expect, it } from 'vitest';
import { chooseOption, typeDay } from '../../testing/choose-option.ts';
import { useJourney } from '../../testing/journey.ts';
import { dialog } from '../../testing/screens/list-screen.ts';
import {
  addMaterial,
  choosePath,
  fileInput,
  pdfFile,
  pictureFile,
  side,
  switchOf,
  tab,
  videoFile,
} from '../../testing/product/material-screen.ts';
import { pollOptions } from '../../testing/page-state.ts';
import { backAt, errors, formField, heading, press } from '../../testing/screens/record-screen.ts';

const journey = useJourney();
const admin = () => journey.app.as('admin');
const idOf = async (itemCode: string) => (await (await admin()).data(material.list, { itemCode }))[0]!.id;
const isOn = (page: Parameters<typeof switchOf>[0], name: string) => switchOf(page, name).isChecked();

async function chooseRequired(page: Parameters<typeof switchOf>[0]) {
  await choosePath(page, '物料类别', ['外购件', '机械件', '轴承', '深沟球轴承']);
  await choosePath(page, '物料类型', ['实物物料', '采购件']);
  await chooseOption(formField(page, '物料单位'), '个');
}

describe('新增物料', () => {
  it('必填项逐字提示，页签标出数目；开关有默认值，批次、序列号与资产互相带动；失效不能早于生效；只填必填项即可提交；提示相近的物料', async () => {
    const page = await journey.open('/materialManage/0/0', { as: 'zhangwei' });
    await expect(heading(page, '新增物料')).toBeShown();
    for (const name of ['资产物料', '批次控制', '序列号控制', '来料检验', '定期复检'])
      expect.soft(await isOn(page, name), name).toBe(false);
    for (const name of [
      '启用',
      '库存物料',
      '可采购',
      '可销售',
      '可开票',
      '服务项目',
      'BOM 组件',
      '在制生产',
      '成本核算',
    ])
      expect.soft(await isOn(page, name), name).toBe(true);
    expect(await page.getByRole('switch').count()).toBe(14);
    expect(await formField(page, '生效日期').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await page.getByRole('button', { name: '打印' }).count()).toBe(0);
    await tab(page, '生产配件').click();
    await press(page, '提交');
    await expect(page).toShow('请检查页面中的必填字段!!!');
    await expect
      .poll(() => errors(page), pollOptions)
      .toEqual(['请输入物料编码', '请输入物料名称', '请选择物料类别', '请选择物料类型', '请选择物料单位']);
    expect(await tab(page, '基本信息').getAttribute('aria-selected')).toBe('true');
    await expect(tab(page, '基本信息').getByText('5 处需要修正')).toBeShown();

    await switchOf(page, '批次控制').click();
    await formField(page, '批号前缀').fill('L-');
    await switchOf(page, '批次控制').click();
    expect(await formField(page, '批号前缀').count()).toBe(0);
    await switchOf(page, '批次控制').click();
    expect(await formField(page, '批号前缀').inputValue()).toBe('');
    await switchOf(page, '批次控制').click();
    await switchOf(page, '资产物料').click();
    expect([await isOn(page, '序列号控制'), await switchOf(page, '序列号控制').isDisabled()]).toEqual([true, true]);
    await expect(page).toShow('资产物料必须启用序列号控制');
    await switchOf(page, '资产物料').click();
    await typeDay(formField(page, '生效日期'), '2027-02-01');
    await typeDay(formField(page, '失效日期'), '2027-01-31');
    await expect.poll(() => errors(page), pollOptions).toContain('失效日期不能早于生效日期');
    await typeDay(formField(page, '生效日期'), '2027-01-01');
    await expect.poll(() => formField(page, '失效日期').inputValue(), pollOptions).toBe('');

    await page.getByLabel('自动生成编码').check();
    expect(await formField(page, '物料编码').isDisabled()).toBe(true);
    await expect(tab(page, '基本信息').getByText('4 处需要修正')).toBeShown();
    await formField(page, '物料名称').fill('只有必填项的轴承');
    await chooseRequired(page);
    await expect.poll(() => errors(page), pollOptions).toEqual([]);
    await press(page, '提交');
    await expect(page).toShow('操作成功');
    await backAt(page, '/materialManage');
    const [added] = await (await admin()).data(material.list, { itemName: '只有必填项的轴承' });
    expect(added).toMatchObject({ itemCategoryText: '外购件,机械件,轴承,深沟球轴承', enabled: 1 });
    expect(added!.itemCode).not.toBe('');

    await page.goto(`${journey.app.baseUrl}/#/materialManage/0/0`);
    await formField(page, '物料名称').fill('深沟球轴承 6204 两面橡胶密封');
    const hint = page.getByRole('complementary', { name: '可能已有的物料' });
    await expect(hint.getByRole('link').first()).toBeShown();
    await formField(page, '物料编码').fill('zc 6204－2rs');
    await expect(hint.getByText('编码相同')).toBeShown();
    await hint.getByRole('link', { name: /^ZC-6204-2RS/ }).click();
    await expect(heading(page, '物料详情')).toBeShown();
    await press(page, '编辑');
    await expect(heading(page, '编辑物料')).toBeShown();
    await expect(hint).toBeGone();
    await formField(page, '物料名称').fill('深沟球轴承 6205-2RS');
    await expect(hint).toBeShown();
  });

  it('填满各项：尺寸、批次、图片与视频、文档、图文、配件和库存组织', async () => {
    const client = await admin();
    const other = await addMaterial(client, { itemName: '配用的润滑脂' });
    const page = await journey.open('/materialManage/0/0', { as: 'zhangwei' });
    await formField(page, '物料编码').fill('FULL-1');
    await formField(page, '物料名称').fill('填满的物料');
    await chooseRequired(page);
    await formField(page, '市场价').fill('18.50');
    await formField(page, '标价').fill('-1');
    await formField(page, '长度').fill('47');
    await formField(page, '毛重').fill('0.11');
    await chooseOption(formField(page, '尺寸单位'), '毫米');
    await chooseOption(formField(page, '重量单位'), '千克');
    await formField(page, '规格型号').fill('6204-2RS');
    await formField(page, '物料描述').fill('双面密封');
    await expect.poll(() => errors(page), pollOptions).toEqual(['不能小于0']);
    await formField(page, '标价').fill('15.5');
    await switchOf(page, '批次控制').click();
    await formField(page, '批号前缀').fill('BRG-');
    await formField(page, '起始批号').fill('00001');
    await fileInput(page, 'thumbnailUrl').setInputFiles(pictureFile('small.png'));
    await expect(page.getByRole('button', { name: '移除图片' })).toBeShown();
    await fileInput(page, 'picIds').setInputFiles([pictureFile('front.png'), videoFile('turning.mp4')]);
    await expect(page.getByRole('button', { name: '移除 turning.mp4' })).toBeShown();
    await tab(page, '图文详情').click();
    await page.getByRole('textbox', { name: '图文详情' }).fill('出厂前逐件试转');
    await tab(page, '产品文档').click();
    await fileInput(page, 'productDocumentIds').setInputFiles(pdfFile('说明书.pdf'));
    await expect(page.getByRole('button', { name: '移除 说明书.pdf' })).toBeShown();
    await tab(page, '生产配件').click();
    await page.getByRole('button', { name: '添加配件' }).click();
    const picker = dialog(page, '选择配件');
    await picker.getByRole('button', { name: '确定' }).click();
    await expect(picker.getByText('请选择配件!!!')).toBeShown();
    await picker.getByLabel('按编码、名称或拼音首字母查找').fill(other.itemCode);
    await picker.getByRole('checkbox', { name: '选择 配用的润滑脂' }).check();
    await picker.getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('button', { name: '移除 配用的润滑脂' })).toBeShown();
    await tab(page, '分配库存组织').click();
    await expect(side(page, '已分配的组织').getByText('佰瑞华总部库存组织')).toBeShown();
    await page.getByRole('button', { name: /^添加 ›/ }).click();
    await expect(page.getByText('请选择要添加的组织！！！')).toBeShown();
    await page.getByLabel('在可分配的组织中查找').fill('杭州');
    await side(page, '可分配的组织')
      .getByRole('checkbox', { name: /^杭州电控工厂库存组织/ })
      .check();
    await page.getByRole('button', { name: /^添加 ›/ }).click();
    await expect(side(page, '已分配的组织').getByText('杭州电控工厂库存组织')).toBeShown();
    await press(page, '提交');
    await expect(page).toShow('操作成功');

    const id = await idOf('FULL-1');
    const saved = await client.data(material.detail, { skuId: id });
    expect(saved).toMatchObject({
      marketPrice: '18.5',
      listPricePerUnit: '15.5',
      autoLotAlphaPrefix: 'BRG-',
      startAutoLotNumber: '00001',
      specificationModel: '6204-2RS',
      materialDescription: '双面密封',
      combinedUnitVo: { lengthStr: '47', roughWeight: '0.11' },
      productionOptions: [{ id: other.id }],
      picIds: [{ orginalName: 'front.png' }, { orginalName: 'turning.mp4' }],
      productDocumentIds: [{ orginalName: '说明书.pdf' }],
    });
    expect(saved.thumbnailUrl).not.toBe('');
    expect(saved.graphicDetails).toContain('出厂前逐件试转');
    expect(
      (await client.data(material.organisations, { skuId: id })).map(({ invOrgName }) => invOrgName).toSorted(),
    ).toEqual(['佰瑞华总部库存组织', '杭州电控工厂库存组织']);
  });
});
