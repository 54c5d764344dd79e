import { expect, it } from 'vitest';
import { ineffectiveReason } from './modes.ts';
import { sharingText } from './sharing.texts.ts';

it('公开时规则都不起作用，公开只读时只读的不起作用；其余生效', () => {
  const reason = (mode: 0 | 1 | 2, power: 0 | 1) => ineffectiveReason(mode, power, sharingText);
  expect([reason(0, 0), reason(0, 1)]).toEqual(
    Array.from({ length: 2 }, () => '该类数据目前为公开，规则不起作用；设为公开只读或私有后生效'),
  );
  expect(reason(1, 0)).toBe('该类数据目前为公开只读，人人可看，只读规则不起作用');
  expect([reason(1, 1), reason(2, 0), reason(2, 1)]).toEqual([undefined, undefined, undefined]);
});
