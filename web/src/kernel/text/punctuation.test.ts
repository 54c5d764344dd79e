import { afterEach, expect, it } from 'vitest';
import { setLanguage } from './language.ts';
import { joinGroups, joinNames, labelled } from './punctuation.ts';

afterEach(() => setLanguage('ZHS'));

it('列举与冒号按所选语言的标点', () => {
  const written = () => [
    joinNames(['红', '蓝']),
    joinGroups(['颜色 红', '尺寸 大']),
    labelled('备注', '无'),
    joinNames([]),
  ];
  expect(written()).toEqual(['红、蓝', '颜色 红；尺寸 大', '备注：无', '']);
  setLanguage('ENG');
  expect(written()).toEqual(['红, 蓝', '颜色 红; 尺寸 大', '备注: 无', '']);
});
