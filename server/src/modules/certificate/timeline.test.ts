import { application } from '@edp/contract/modules/application/application.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { employee } from '@edp/contract/modules/employee/employee.ts';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const used = useTestApp();
let values: object;
beforeAll(async () => {
  const [{ id: appId } = { id: '' }] = await used.admin.data(application.list, { code: 'PLM' });
  const [person] = await used.admin.data(employee.choose, { pageSize: 1 });
  values = {
    appId,
    appKey: 'timeline',
    packageName: 'com.example.timeline',
    certificateType: 'PUSH',
    workStatus: 'USEABLE',
    certificatePwd: 'Geheim',
    startTime: '2020-01-01',
    remindScope: [{ id: person!.id }],
  };
});

const add = (endTime: string, fields: object = {}) =>
  used.admin.succeed(certificate.save, { ...values, endTime, ...fields } as never);
const read = () => used.admin.data(certificate.timeline, { appKey: 'timeline' });
const totalOf = ({ expired, expiring, valid }: { expired: number; expiring: number; valid: number }) =>
  expired + expiring + valid;

it('过期的一段、连续的十二个月与之后的一段，首尾相接，证书按到期日各归其段', async () => {
  const empty = await read();
  expect(empty).toHaveLength(14);
  expect(empty.every((stretch) => totalOf(stretch) === 0)).toBe(true);
  expect([empty[0]!.from, empty.at(-1)!.to]).toEqual(['', '']);
  for (const [index, { from }] of empty.entries())
    if (index > 0) expect(Date.parse(from) - Date.parse(empty[index - 1]!.to)).toBe(86_400_000);
  // The first and the last day of each.
  for (const { from, to } of empty) for (const day of new Set([from, to].filter(Boolean))) await add(day);
  const filled = await read();
  expect(filled.map(totalOf)).toEqual(empty.map(({ from, to }) => new Set([from, to].filter(Boolean)).size));
  expect(filled[0]).toMatchObject({ expired: 1, expiring: 0, valid: 0 });
  expect(filled[1]).toMatchObject({ expired: 0, valid: 0 });
  expect(filled.at(-1)).toMatchObject({ expired: 0, expiring: 0, valid: 1 });
});

it('一段的起止日期交给列表，查到的正是这些证书；随列表的条件变化，看不到的不算', async () => {
  await add((await read())[5]!.to, { workStatus: 'UNEABLE' });
  for (const stretch of await read()) {
    const { body } = await used.admin.succeed(certificate.list, {
      appKey: 'timeline',
      endTime: `${stretch.from},${stretch.to}`,
    });
    expect(body.page!.totalCount).toBe(totalOf(stretch));
  }
  const unusable = await used.admin.data(certificate.timeline, { appKey: 'timeline', workStatus: 'UNEABLE' });
  expect(unusable.map(totalOf).indexOf(1)).toBe(5);
  const expired = await used.admin.data(certificate.timeline, { appKey: 'timeline', validity: 'expired' });
  expect(expired.map(totalOf).reduce((sum, count) => sum + count)).toBe(expired[0]!.expired);
  const none = await used.admin.data(certificate.timeline, {
    appKey: 'timeline',
    condition: { match: 'all', tests: [{ field: 'createTime', operator: 'before', values: ['1900-01-01'] }] },
  });
  expect(none.every((stretch) => totalOf(stretch) === 0)).toBe(true);
  expect(
    (await used.neighbour.data(certificate.timeline, { appKey: 'timeline' }))
      .map(totalOf)
      .every((count) => count === 0),
  ).toBe(true);
});
