import { smsCode } from '@edp/contract/modules/sms-code/sms-code.ts';
import { translate } from '@edp/contract/texts.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Kernel } from '../../kernel/kernel.ts';
import { startOtherService } from '../../testing/http/other-service.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { smsSender } from './send-sms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const request = (phone: string) => app.anonymous().attempt(smsCode.send, { phone });

describe('短信验证码', () => {
  it.each([
    ['', '请先输入手机号码！'],
    ['  ', '请先输入手机号码！'],
    ['1380013800', '未输入手机号码或格式不正确!'],
    ['138001380001', '未输入手机号码或格式不正确!'],
    ['23800138000', '未输入手机号码或格式不正确!'],
    ['1380013800x', '未输入手机号码或格式不正确!'],
    ['+8613800138000', '未输入手机号码或格式不正确!'],
  ])('手机号码为“%s”时提示', async (phone, message) => {
    const { status, body } = await request(phone);
    expect([status, body.message]).toEqual([400, message]);
  });
  it('没有手机号码时提示', async () => {
    const { body } = await app.anonymous().send('GET', smsCode.send.path, {});
    expect(body.message).toBe('请先输入手机号码！');
  });

  it('六位数字进入发件箱，数据库中只有密封后的值', async () => {
    const { status, body } = await request('13800138000');
    expect([status, body.message, body.data]).toEqual([200, '验证码已发送', null]);
    const owner = await app.owner();
    const { rows } = await owner.query(`select text from app.sms_outbox where phone = '13800138000'`);
    const code = /验证码是(\d{6})，5分钟内有效/.exec(rows[0].text)![1]!;
    const { rows: kept } = await owner.query('select * from app.sms_code');
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(kept[0].seal).toMatch(/^[\w-]{43}$/);
  });

  it('同一手机一分钟一次，一天十次', async () => {
    await request('13800138001');
    const soon = await request('13800138001');
    expect(soon.status).toBe(429);
    expect(soon.body.message).toMatch(/^操作过于频繁，请(60|5\d)秒后再试$/);
    const owner = await app.owner();
    await owner.query(`delete from app.attempt where key = 'sms:13800138001'`);
    await owner.query(`update app.attempt set count = 10 where key = 'sms-day:13800138001'`);
    const { status, headers } = await request('13800138001');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
  });

  it('同一地址次数有限，与手机无关', async () => {
    const owner = await app.owner();
    await owner.query(`update app.attempt set count = 30 where key = 'sms:127.0.0.1'`);
    expect((await request('13800138002')).status).toBe(429);
    const { rows } = await owner.query(`select * from app.sms_outbox where phone = '13800138002'`);
    expect(rows).toEqual([]);
    await owner.query(`delete from app.attempt`);
  });

  it('同一请求重放时不再发送', async () => {
    const client = app.anonymous();
    const headers = client.headersOf();
    const send = () => client.send('GET', smsCode.send.path, { phone: '13800138003' }, headers);
    expect((await send()).status).toBe(200);
    await (await app.owner()).query('delete from app.attempt');
    expect(await send()).toMatchObject({ status: 409, body: { data: { error: 'error.replayed' } } });
  });
});

describe('短信网关', () => {
  it('没有网关时全文只在发件箱；日志中验证码、授权码已隐去，手机号码只露出末四位', async () => {
    const lines: unknown[] = [];
    const kept: unknown[] = [];
    const log = { warn: (...line: unknown[]) => lines.push(line) };
    const send = smsSender({
      config: app.config,
      pool: { query: async (_statement: string, values: unknown) => kept.push(values) },
      log,
    } as unknown as Kernel);
    const texts = [
      translate('smsCode.text', 'ZHS', { code: '123456' }),
      translate('smsCode.text', 'ENG', { code: '123456' }),
      translate('tenantApplication.approvedSms', 'ZHS', { code: 'YLZZ_7', phone: '13812345678' }),
      translate('tenantApplication.approvedSms', 'ENG', { code: 'YLZZ_7', phone: '13812345678' }),
    ];
    for (const text of texts) await send('13812345678', text);
    expect(kept).toEqual(texts.map((text) => ['13812345678', text]));
    const logged = JSON.stringify(lines);
    expect(logged).toContain('"*******5678"');
    expect(logged).toContain('验证码是***');
    expect(logged).toContain('app.sms_outbox');
    expect(logged).not.toMatch(/123456|YLZZ|1381234/);
  });

  it('设置后由网关发送，验证码不留在发件箱；失败时可立即重试', async () => {
    const gateway = await startOtherService();
    const other = await startTestApp({ SMS_GATEWAY_URL: `${gateway.url}/send`, SMS_GATEWAY_TOKEN: 'secret' });
    onTestFinished(() => other.stop());
    onTestFinished(() => gateway.stop());
    const send = () => other.anonymous({ language: 'ENG' }).attempt(smsCode.send, { phone: '13900139000' });
    gateway.answerWith({}, 500);
    const failed = await send();
    expect([failed.status, failed.body.message]).toEqual([
      503,
      'The text message could not be sent. Please try again later',
    ]);
    gateway.answerWith({ ok: true });
    expect((await send()).status).toBe(200);
    expect(gateway.heard[1]).toMatchObject({
      method: 'POST',
      url: '/send',
      authorization: 'Bearer secret',
      body: { phone: '13900139000', text: expect.stringMatching(/^Your verification code is \d{6}\./) },
    });
    expect((await (await other.owner()).query('select * from app.sms_outbox')).rows).toEqual([]);
  });

  it('生产环境没有网关时明确拒绝，什么也不写', async () => {
    const production = await startTestApp({
      NODE_ENV: 'production',
      EDP_TEST_CAPTCHA: '',
      EDP_SECRET: 'x'.repeat(40),
      DATABASE_APP_URL: app.databaseUrl,
    });
    onTestFinished(() => production.stop());
    const owner = await app.owner();
    await owner.query('delete from app.sms_outbox');
    const { status, body } = await production.anonymous().attempt(smsCode.send, { phone: '13800138009' });
    expect([status, body.message]).toEqual([503, '短信服务尚未开通，请联系管理员']);
    expect((await owner.query('select * from app.sms_outbox')).rows).toEqual([]);
  });
});
