import { expect, it } from 'vitest';
import { initialsOf, matchesText } from './matches-text.ts';

it.each([
  ['上海市', 'shs'],
  ['深沟球轴承 6204', 'sgqzc 6204'],
  ['润滑油', 'rhy'],
  ['螺母', 'lm'],
  ['安徽', 'ah'],
  ['袜子', 'wz'],
  ['他', 't'],
])('%s 的拼音首字母是 %s', (text, initials) => {
  expect(initialsOf(text)).toBe(initials);
});

it('按文字、编码或拼音首字母查找，不分大小写', () => {
  for (const typed of ['轴承', 'SGQ', 'zc', 'brg', ' 轴 ', ''])
    expect(matchesText('深沟球轴承（BRG-01）', typed), typed).toBe(true);
  for (const typed of ['滚针', 'xyz', '-x']) expect(matchesText('深沟球轴承（BRG-01）', typed), typed).toBe(false);
});
