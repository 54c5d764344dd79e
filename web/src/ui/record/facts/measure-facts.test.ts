import { expect, it } from 'vitest';
import { withCommas } from './with-commas.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import { measureFacts } from './measure-facts.ts';

const none = {
  lengthUnitId: '',
  volumeUnitId: '',
  weightUnitId: '',
  lengthStr: '',
  widthStr: '',
  highStr: '',
  roughWeight: '',
  netWeight: '',
  volumeStr: '',
};
const fields = {
  'combinedUnitVo.lengthUnitId': { label: '尺寸单位', render: (id: unknown) => (id === '5' ? '毫米' : undefined) },
};

it('尺寸连同单位写在一行，没有填的不写', () => {
  expect(
    measureFacts({ ...none, lengthUnitId: '5', lengthStr: '47', highStr: '14', roughWeight: '0.11' }, fields),
  ).toEqual({ size: '47 × — × 14 毫米', volumeStr: '', roughWeight: '0.11', netWeight: '' });
  expect(measureFacts({ ...none, lengthUnitId: '5' }, fields).size).toBe('');
});

it('数量按三位分节，小数不分', () => {
  expect(['5', '1248', '1234567.12345', '999'].map(withCommas)).toEqual(['5', '1,248', '1,234,567.12345', '999']);
});

it('图文只取文字', () => {
  expect(plainText('<h3>说明</h3><p>出厂前 <b>试转</b></p>')).toBe('说明出厂前 试转');
  expect(plainText(undefined)).toBe('');
});
