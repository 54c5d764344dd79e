import { expect, it } from 'vitest';
import { setLanguage } from '../../../kernel/text/language.ts';
import { lossText } from './loss-text.ts';

const fields = { name: { label: '名称' }, price: { label: '价格' } };
const savedAt = new Date(2026, 10, 15, 10, 42).getTime();

it('放弃修改的提问与底部所说的一致：改了几处、草稿何时保存', () => {
  setLanguage('ZHS');
  const changed = new Set(['name', 'price', 'version']);
  expect(lossText({ changed, savedAt }, fields, true)).toBe(
    '已修改 2 处，草稿保存于 2026-11-15 10:42:00。放弃后，修改和草稿都不再保留。',
  );
  expect(lossText({ changed, savedAt: undefined }, fields, true)).toBe('已修改 2 处。放弃后，这些修改不再保留。');
  expect(lossText({ changed, savedAt }, fields, false)).toBe(
    '草稿保存于 2026-11-15 10:42:00。放弃后，已填写的内容和草稿都不再保留。',
  );
  expect(lossText({ changed: new Set(), savedAt: undefined }, fields, false)).toBeUndefined();
});
