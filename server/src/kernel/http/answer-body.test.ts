import { calls, post } from '@edp/contract/kernel/call.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { answerBody, envelope } from './answer-body.ts';

const Row = z.object({ id: z.string() });
const parts = { can: 'member', input: z.object({}) } as const;
const definitions = {
  list: post('list', { ...parts, page: Row }),
  scope: post('scope', { ...parts, output: Row, alsoAs: 'remindScope' }),
};
const usual = calls('thing', 'edp', '/thing', definitions);
const office = calls('thing', 'office', '/thing', definitions);
const success = { code: 0, status: true, message: '操作成功' };
const page = { rows: [{ id: '1' }], total: 7 };

it.each([
  ['列表', usual.list, page, { ...success, data: [{ id: '1' }], total: 7 }],
  ['office 的列表', office.list, page, { ...success, msg: '操作成功', page: { list: [{ id: '1' }], totalCount: 7 } }],
  [
    'office 的一个值，另有自己的名称',
    office.scope,
    { id: '2' },
    { ...success, msg: '操作成功', data: { id: '2' }, remindScope: { id: '2' } },
  ],
] as const)('%s的答复符合其格式', (_what, call, result, body) => {
  expect(answerBody(call, result, 'ZHS')).toEqual(body);
  expect(envelope(call).strict().safeParse(body).error).toBeUndefined();
});
