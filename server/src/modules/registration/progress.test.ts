import { registration } from '@edp/contract/modules/registration/registration.ts';
import { tenantApplication } from '@edp/contract/modules/tenant-application/tenant-application.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let operator: TestClient;
let own: { applicationNumber: string; phone: string };
beforeAll(async () => {
  app = await startTestApp();
  operator = await app.as('admin', { tenantCode: 'PLATFORM' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await (await app.owner()).query('delete from app.attempt');
  const [pending] = await operator.data(tenantApplication.list, { status: 'pending' });
  own = { applicationNumber: pending!.number, phone: pending!.phone };
});

const ask = (input = own) => app.anonymous().attempt(registration.progress, input);

it('凭申请编号与手机号码得知审核进度；编号不分大小写', async () => {
  expect((await ask()).body.data).toEqual({
    applicationNumber: own.applicationNumber,
    status: 'pending',
    createTime: expect.stringMatching(/^\d{4}-/),
    reviewTime: '',
    reason: '',
  });
  expect((await ask({ ...own, applicationNumber: ` ${own.applicationNumber.toLowerCase()} ` })).status).toBe(200);
});

it('驳回后得知原因；通过后只说通过，授权码由短信告知', async () => {
  const [first, second] = await operator.data(tenantApplication.list, { status: 'pending' });
  await operator.succeed(tenantApplication.reject, { id: first!.id, reason: '执照已过期' });
  await operator.succeed(tenantApplication.approve, { id: second!.id, tenantCode: 'JDCX', tenantName: '进度查询' });
  const rejected = await ask({ applicationNumber: first!.number, phone: first!.phone });
  expect(rejected.body.data).toMatchObject({
    status: 'rejected',
    reason: '执照已过期',
    reviewTime: expect.stringMatching(/^\d{4}-/),
  });
  const approved = await ask({ applicationNumber: second!.number, phone: second!.phone });
  expect(approved.body.data).toMatchObject({ status: 'approved', reason: '' });
  expect(JSON.stringify(approved.body)).not.toContain('JDCX');
});

it('编号不存在与手机号码不符，回答相同，什么也不透露', async () => {
  const answers = await Promise.all([
    ask({ ...own, phone: '13999999999' }),
    ask({ ...own, applicationNumber: 'SQ99999999' }),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(body.data.fields).toEqual([
      { field: 'applicationNumber', message: expect.stringMatching(/^没有找到该申请/) },
    ]);
  }
  expect(answers[0].body.data.error).toBe(answers[1].body.data.error);
});

it('没有填写时各项提示', async () => {
  const { body } = await ask({ applicationNumber: ' ', phone: '' });
  expect(body.data.fields).toEqual([
    { field: 'applicationNumber', message: '请输入申请编号' },
    { field: 'phone', message: '未输入手机号码或格式不正确!' },
  ]);
});

it('试错过多时须等待，查到的不计次数', async () => {
  for (let count = 0; count < 35; count++) expect((await ask()).status).toBe(200);
  for (let count = 0; count < 30; count++)
    expect((await ask({ ...own, phone: `139${String(count).padStart(8, '0')}` })).status).toBe(400);
  const { status, headers } = await ask();
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('平台按申请编号查询，只有该申请', async () => {
  const rows = await operator.data(tenantApplication.list, { number: own.applicationNumber.toLowerCase() });
  expect(rows.map(({ number }) => number)).toEqual([own.applicationNumber]);
  expect(await operator.data(tenantApplication.list, { number: 'SQ9' })).toEqual([]);
});
