import type { MappedRule } from '@edp/contract/modules/sharing/sharing.ts';
import { expect, it } from 'vitest';
import { subjectsOf } from './map-layout.ts';

const rule = (id: string, sources: readonly string[], sourceCount = sources.length) =>
  ({
    id,
    sources: sources.map((name) => ({ kind: 'user', id: name, name })),
    sourceCount,
    targets: [],
    targetCount: 0,
  }) as unknown as MappedRule;

it('同一个人只出现一次，靠近自己的规则；没有列出名字的合为一项', () => {
  const subjects = subjectsOf([rule('1', ['李娜']), rule('2', ['张伟']), rule('3', ['李娜', '王芳'], 5)], 'sources');
  expect(subjects.map(({ name, more, rules }) => [name, more, rules])).toEqual([
    ['李娜', 0, [0, 2]],
    ['张伟', 0, [1]],
    ['王芳', 0, [2]],
    ['', 3, [2]],
  ]);
});
