import { Company, company, creditCodeCheckDigit, isCreditCode } from '@edp/contract/modules/company/company.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startOtherService } from '../../testing/http/other-service.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { demoCompanies } from './demo-companies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const search = (keyword: string) => app.anonymous().data(company.search, { keyword });

describe('统一社会信用代码', () => {
  it('按 GB 32100-2015 计算校验码', () => {
    // 标准中的例子与公开的真实代码。
    for (const code of ['91350100M000100Y43', '9144030071526726XG', '914403001922038216']) {
      expect(creditCodeCheckDigit(code.slice(0, 17)), code).toBe(code[17]);
      expect(isCreditCode(` ${code.toLowerCase()} `)).toBe(true);
    }
  });
  it.each(['', '91350100M000100Y44', '91350100M000100Y4', '91350100M000100Y433', '91350100I000100Y43', '中文'])(
    '认出错误的代码 %s',
    (code) => {
      expect(isCreditCode(code)).toBe(false);
    },
  );
});

describe('内置企业名录', () => {
  it('约二十家企业，十五个字段齐全，代码各不相同且校验码正确', () => {
    expect(demoCompanies.length).toBeGreaterThanOrEqual(20);
    expect(new Set(demoCompanies.map(({ credit_no }) => credit_no)).size).toBe(demoCompanies.length);
    for (const each of demoCompanies) {
      expect(Object.keys(each).toSorted()).toEqual(Object.keys(Company.shape).toSorted());
      expect(isCreditCode(each.credit_no), each.name).toBe(true);
      expect(each.orgNo).toMatch(/^[\dA-Z]{8}-[\dX]$/);
      expect(Object.entries(each).filter(([field, value]) => value === '' && field !== 'termEnd')).toEqual([]);
    }
  });

  it('按名称、信用代码、法定代表人的一部分查找', async () => {
    expect((await search('云岭')).map(({ name }) => name)).toEqual([
      '深圳市云岭智造科技有限公司',
      '深圳市云岭供应链管理有限公司',
    ]);
    const [lanzhou] = await search('杭州澜舟');
    expect(await search(lanzhou!.credit_no.toLowerCase())).toEqual([lanzhou]);
    expect(await search(lanzhou!.operName)).toEqual([lanzhou]);
    expect(await search('<script>')).toEqual([]);
  });

  it('经服务前缀同样可达', async () => {
    const { status } = await app.anonymous().send('GET', `/bpm${company.search.path}`, { keyword: '云岭' });
    expect(status).toBe(200);
  });

  it('详情按全名或完整代码，查不到时说明', async () => {
    const client = app.anonymous();
    const found = await client.data(company.detail, { keyword: '苏州明泽新材料有限公司' });
    expect(found).toMatchObject({ operName: '陆明泽', creditNo: found.credit_no });
    expect(await client.data(company.detail, { keyword: found.regNo })).toEqual(found);
    const { status, body } = await client.attempt(company.detail, { keyword: '苏州' });
    expect([status, body.message]).toEqual([404, '当前查询没有数据']);
  });

  it('没有关键字时提示', async () => {
    for (const keyword of ['', '  ']) {
      const { status, body } = await app.anonymous().attempt(company.search, { keyword });
      expect([status, body.message]).toEqual([400, '请输入企业关键字']);
    }
  });

  it('同一地址查询过于频繁时拒绝', async () => {
    const owner = await app.owner();
    await owner.query(`update app.attempt set count = 60 where key like 'company:%'`);
    const { status, headers } = await app.anonymous().attempt(company.search, { keyword: '云岭' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('外部查询服务', () => {
  it('生产环境没有设置时明确说明，不提供内置企业', async () => {
    const production = await startTestApp({
      NODE_ENV: 'production',
      EDP_TEST_CAPTCHA: '',
      EDP_SECRET: 'x'.repeat(40),
      DATABASE_APP_URL: app.databaseUrl,
    });
    onTestFinished(() => production.stop());
    for (const call of [company.search, company.detail]) {
      const { status, body } = await production.anonymous().attempt(call, { keyword: '云岭' });
      expect([status, body.message]).toEqual([503, '工商信息查询服务未配置']);
    }
  });

  it('转发关键字与令牌，缺少的字段为空；出错时给出提示', async () => {
    const service = await startOtherService();
    const other = await startTestApp({ COMPANY_LOOKUP_URL: `${service.url}/lookup/`, COMPANY_LOOKUP_TOKEN: 'secret' });
    onTestFinished(() => other.stop());
    onTestFinished(() => service.stop());
    const client = other.anonymous();

    service.answerWith({
      code: 0,
      data: [{ name: '某某公司', creditNo: '91350100M000100Y43', registCapi: 100, unknown: 'x' }],
    });
    const [found] = await client.data(company.search, { keyword: '某 某&x=1' });
    expect(found).toEqual({
      ...Object.fromEntries(Object.keys(Company.shape).map((name) => [name, ''])),
      name: '某某公司',
      credit_no: '91350100M000100Y43',
      creditNo: '91350100M000100Y43',
      registCapi: '100',
    });
    expect(service.heard[0]).toMatchObject({ method: 'GET', authorization: 'Bearer secret' });
    const asked = new URL(service.heard[0]!.url, service.url);
    expect([asked.pathname, asked.searchParams.get('keyword')]).toEqual(['/lookup/advSearch', '某 某&x=1']);

    service.answerWith(null);
    expect(await client.data(company.search, { keyword: '无' })).toEqual([]);
    expect((await client.attempt(company.detail, { keyword: '无' })).status).toBe(404);

    for (const [body, status] of [
      ['broken', 500],
      [{ data: 'not a list' }, 200],
    ] as const) {
      service.answerWith(body, status);
      const answer = await client.attempt(company.search, { keyword: '某某' });
      expect([answer.status, answer.body.message]).toEqual([503, '企业信息查询服务暂时不可用，请稍后再试或手工填写']);
    }
  });
});
