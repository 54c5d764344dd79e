import { expect, it } from 'vitest';
import { lastName, pathName } from './path-column.tsx';

it('显示末级，悬停显示整条路径', () => {
  expect([lastName('外购件,轴承,深沟球轴承'), pathName('外购件,轴承,深沟球轴承')]).toEqual([
    '深沟球轴承',
    '外购件 / 轴承 / 深沟球轴承',
  ]);
  expect([lastName(''), pathName('')]).toEqual(['', '']);
});
