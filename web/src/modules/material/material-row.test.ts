import { describe, expect, it } from 'vitest';
import { lastName, materialPage, pathName, priceText, quantityText } from './material-row.ts';

describe('数量与价格', () => {
  it('数量分节，小数照写', () => {
    expect(['0', '1828', '12800.5', '1234567.0001'].map(quantityText)).toEqual(['0', '1,828', '12,800.5', '1,234,567.0001']);
  });

  it('价格至少两位小数，没有价格时留空', () => {
    expect(['18.5', '18.1234', '0', '1200', ''].map(priceText)).toEqual(['18.50', '18.1234', '0.00', '1,200.00', '']);
  });

  it('位数很多时不失真', () => {
    expect(quantityText('99999999999999.9999')).toBe('99,999,999,999,999.9999');
  });
});

it('类别显示末级，悬停显示整条路径', () => {
  expect([lastName('外购件,轴承,深沟球轴承'), pathName('外购件,轴承,深沟球轴承')]).toEqual(['深沟球轴承', '外购件 / 轴承 / 深沟球轴承']);
  expect([lastName(''), pathName('')]).toEqual(['', '']);
});

it('没有库存组织的人，地址中是 0', () => {
  expect([materialPage('7', '3'), materialPage('7', '')]).toEqual(['/materialManage/7/3', '/materialManage/7/0']);
});
