import { product } from '@edp/contract/modules/product/product.ts';
import { beforeEach, expect, it } from 'vitest';
import { issuesOf } from '../../../kernel/data/rules.ts';
import { setLanguage } from '../../../kernel/text/language.ts';
import { blankProduct, isBasic, toProductInput } from './product-value.ts';

beforeEach(() => setLanguage('ZHS'));

const wrong = (value: object) =>
  issuesOf(product.create.input, value).map(({ field, message }) => `${field} ${message}`);

it('新商品是单款式，只有一条规格；缺的逐项提示', () => {
  expect(wrong(blankProduct()).toSorted()).toEqual(
    [
      'brandId 请选择品牌',
      'categoryId 请选择商品分类',
      'description 请输入商品描述',
      'graphicDetails 请填写图文详情',
      'keyword 请输入关键字',
      'name 请输入商品名称',
      'picIds 请上传主图',
      'specList.0.itemName 请输入物料名称',
      'specList.0.listPricePerUnit 请输入标价',
      'specList.0.marketPrice 请输入市场价',
      'specList.0.proType 请选择物料类型',
      'thumbnailUrl 请上传缩略图',
      'typeId 请选择商品类型',
      'unitId 请选择计量单位',
    ].toSorted(),
  );
});

it('多款式至少两条规格组合', () => {
  const [row] = blankProduct().specList;
  const filled = { ...row, itemName: '球阀', proType: 'FINISHED', marketPrice: '1', listPricePerUnit: '1' };
  expect(wrong({ ...blankProduct(), productModel: 1, specList: [filled] })).toContain(
    'specList 请至少添加两条规格组合数据！',
  );
});

it('多款式还没有规格时，看不见的那一行不算：只提示至少两条组合；改回单款式，填过的还在', () => {
  const blank = blankProduct();
  const values = { ...blank, productModel: 1, specList: [{ ...blank.specList[0]!, itemName: '球阀' }] };
  expect(wrong(toProductInput(values, {})).filter((each) => each.startsWith('specList'))).toEqual([
    'specList 请至少添加两条规格组合数据！',
  ]);
  expect(toProductInput({ ...values, productModel: 0 }, {})).toMatchObject({ specList: [{ itemName: '球阀' }] });
});

it('第一个页签之外的字段不算基础信息', () => {
  expect(['name', 'combinedUnitVo.lengthStr', 'picIds', 'thumbnailUrl'].every(isBasic)).toBe(true);
  expect(['specList', 'specList.0.itemName', 'graphicDetails', 'productDocumentIds'].some(isBasic)).toBe(false);
});
