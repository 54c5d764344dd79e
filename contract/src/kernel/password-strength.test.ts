import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['123456', 'weak'],
  ['654321', 'weak'],
  ['111111', 'weak'],
  ['abcdef', 'weak'],
  ['qwerty', 'weak'],
  ['abcd1234', 'weak'],
  ['aaaa1111', 'weak'],
  ['123123', 'weak'],
  ['abababab', 'weak'],
  ['password', 'weak'],
  ['P@ssw0rd', 'weak'],
  ['Password2026', 'weak'],
  ['admin888', 'weak'],
  ['woaini1314', 'weak'],
  ['1qaz2wsx', 'weak'],
  ['5201314', 'weak'],
  ['zhangwei', 'weak'],
  ['ZhangWei1', 'weak'],
  ['zhangwei2026', 'weak'],
  ['482915', 'weak'],
  ['tbkxqm', 'weak'],
  ['', 'weak'],
  ['abc', 'weak'],
  ['tbk4xqm', 'medium'],
  ['Fresh2026', 'medium'],
  ['NewPass99', 'medium'],
  ['kwpvtjxbmd', 'medium'],
  ['K7mQr2Wt9Xpb', 'strong'],
  ['correct-horse-battery', 'strong'],
  ['春眠不觉晓Dawn7处处闻', 'strong'],
])('%s 的强度为 %s', (password, strength) => {
  expect(passwordStrength(password, 'zhangwei')).toBe(strength);
});

it('没有用户名时也能判断，很长的密码也是', () => {
  expect(passwordStrength('K7mQr2Wt9Xpb', '')).toBe('strong');
  expect(passwordStrength('ab'.repeat(25), 'ab')).toBe('weak');
  expect(passwordStrength('a'.repeat(200), '')).toBe('weak');
});
