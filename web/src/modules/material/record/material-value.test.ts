import { material, type Material } from '@edp/contract/modules/material/material.ts';
import { describe, expect, it } from 'vitest';
import { issuesOf } from '../../../kernel/data/rules.ts';
import { setLanguage } from '../../../kernel/text/language.ts';
import { blankMaterial, copyOfMaterial } from './material-value.ts';

const file = { id: '31', orginalName: 'a.png', filePath: '/file/v6/view/31?t=1' };
const stored = {
  ...blankMaterial(),
  id: '7',
  skuId: '7',
  version: 3,
  itemCode: 'BRG-1',
  itemName: '轴承',
  unitId: '2',
  itemCategoryId: ['1', '2'],
  itemTypeId: ['3'],
  picIds: [file],
  picId: '30',
  thumbnailUrl: '/file/v6/view/30?t=1',
  productionOptions: [{ id: '9', itemCode: 'X', itemName: '油', itemCategoryName: '', itemType: '' }],
  isItemHasInventory: true,
  storageNum: '5',
} as unknown as Material;

describe('物料的表单', () => {
  it('新物料：从今天起生效，缺的只有五项，逐字提示', () => {
    setLanguage('ZHS');
    const blank = blankMaterial();
    expect(blank.startDateActive).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(
      issuesOf(material.save.input, blank)
        .map(({ message }) => message)
        .toSorted(),
    ).toEqual(['请输入物料编码', '请输入物料名称', '请选择物料单位', '请选择物料类别', '请选择物料类型'].toSorted());
  });

  it('另存为：保留图片、配件和开关，不带编码、编号和版本', () => {
    const copy = copyOfMaterial(stored, [{ id: '4', invorgId: '4', invOrgName: '苏州', unitOrgName: '' }]);
    expect(copy).toMatchObject({
      itemCode: '',
      itemName: '轴承',
      picIds: [file],
      thumbnailUrl: stored.thumbnailUrl,
      picId: '',
      invOrgList: [{ id: '4' }],
      productionOptions: [{ id: '9' }],
    });
    for (const name of ['id', 'skuId', 'version', 'storageNum', 'isItemHasInventory'])
      expect(copy).not.toHaveProperty(name);
    expect(issuesOf(material.save.input, { ...copy, isCreateItem: 1 })).toEqual([]);
    expect(issuesOf(material.save.input, copy).map(({ field, message }) => [field, message])).toEqual([
      ['itemCode', '请输入物料编码'],
    ]);
  });
});
