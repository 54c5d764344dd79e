import { material } from '@edp/contract/modules/material/material.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls, succeed, succeedWithPage } from '../../../testing/answer-calls.ts';
import { readCopied } from './read-copied.ts';

afterEach(() => vi.unstubAllGlobals());

it('复制物料：超过一千个库存组织也一个不少，当前组织与其他角色的除外', async () => {
  const assigned = Array.from({ length: 2003 }, (_, index) => ({
    id: String(index),
    invorgId: String(index),
    invOrgName: `${index} 号仓`,
    unitOrgName: '华东公司',
    isActive: index === 0,
    isOfRole: index !== 1,
  }));
  answerCalls([
    [material.detail, () => succeed({ id: '7', itemName: '轴承' })],
    [material.organisations, (input) => succeedWithPage(assigned, input)],
  ]);
  const { detail, organisations } = await readCopied('7', new AbortController().signal);
  expect(detail.itemName).toBe('轴承');
  expect(organisations.map(({ id }) => id)).toEqual(assigned.slice(2).map(({ id }) => id));
});
