import { once } from 'node:events';
import { connect } from 'node:net';
import { allCalls, allChannels } from '../../modules.ts';
import { brand } from '@edp/contract/modules/brand/brand.ts';
import { docs } from '@edp/contract/modules/docs/docs.ts';
import { session } from '@edp/contract/modules/session/session.ts';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { AppError } from '../app-error.ts';
import { docsLink, registerDocs } from '../docs/docs.ts';
import type { openApi } from '../docs/openapi.ts';
import { version } from '../process/version.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: 'metrics-secret' });
});
afterAll(() => app.stop());
const get = (path: string, headers: Record<string, string> = {}) => fetch(app.baseUrl + path, { headers });

describe('运维地址', () => {
  it('健康与就绪', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok', version });
    expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('指标需要令牌', async () => {
    expect((await get('/metrics')).status).toBe(404);
    const text = await (await get('/metrics', { authorization: 'Bearer metrics-secret' })).text();
    expect(text).toMatch(/edp_request_seconds_count{.*route="\/healthz"/);
    expect(text).toContain('edp_database_connections{state="open"}');
  });

  it('接口文档列出每一个接口', async () => {
    const document = (await (await get('/docs/openapi.json')).json()) as ReturnType<typeof openApi>;
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe(version);
    for (const call of allCalls)
      expect(document.paths[call.path]?.[call.method.toLowerCase()]).toMatchObject({ operationId: call.name });
    const page = await (await get('/docs')).text();
    for (const call of allCalls) expect(page).toContain(call.path);
  });

  it('商品、规格与分组的每个接口都说明用途', async () => {
    const document = (await (await get('/docs/openapi.json')).json()) as ReturnType<typeof openApi>;
    const page = await (await get('/docs')).text();
    const explained = allCalls.filter(({ name }) =>
      /^(product|sku|productLock|ownOrganisations|specification|goodsGroup)\./.test(name),
    );
    expect(explained.map(({ path }) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining([
        'getListToSelect',
        'specInventory',
        'specInventoryForSale',
        'listForStore',
        'selectSupProductList',
        'initStressData',
        'groupList',
        'proSpecConfigList',
        'productIsEdit',
      ]),
    );
    expect(explained.filter(({ summary }) => summary.length < 10).map(({ name }) => name)).toEqual([]);
    for (const { path, method, summary, can } of explained) {
      const operation = document.paths[path]?.[method.toLowerCase()] as { summary: string; description: string };
      expect(operation.summary).toBe(summary);
      expect(operation.description).toContain(
        can === 'member' ? 'Any session.' : can === 'staff' ? 'Any session whose active role' : `permission ${can}`,
      );
      expect(page).toContain(`<p>${summary}</p>`);
    }
  });

  it('生产环境的接口文档只凭有权限的人得到的链接打开', async () => {
    const secret = 'x'.repeat(40);
    const production = fastify();
    production.setErrorHandler((error, _request, reply) => reply.code((error as AppError).status).send());
    registerDocs(production, { production: true, secret }, allCalls, allChannels, '1');
    const status = async (path: string) => (await production.inject(path)).statusCode;
    const sealed = docsLink(secret).replace('/docs', '');
    for (const path of ['/docs', '/docs/openapi.json']) {
      expect(await status(path + sealed)).toBe(200);
      for (const query of [
        '',
        '?e=1&s=x',
        sealed.replace(/e=\d+/, `e=${Date.now() + 1000}`),
        sealed.replace('e=', 'e=0x'),
        `${sealed}&e=1`,
        docsLink(app.config.secret).replace('/docs', ''),
      ]) {
        expect([query, await status(path + query)]).toEqual([query, 404]);
      }
    }
    expect((await production.inject(`/docs${sealed}`)).body).toContain(
      `href="/docs/openapi.json${sealed.replaceAll('&', '&amp;')}"`,
    );
    await production.close();

    const { url } = await (await app.as('admin')).data(docs.link, {});
    expect((await get(url)).status).toBe(200);
    for (const account of ['zhangwei', 'lina', 'kehu'])
      expect((await (await app.as(account)).attempt(docs.link, {})).status).toBe(403);
  });

  it('安全响应头处处都有', async () => {
    for (const path of ['/healthz', '/docs', '/nowhere']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      for (const directive of ["connect-src 'self'", "frame-src 'self'"])
        expect(headers.get('content-security-policy')?.split('; ')).toContain(directive);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    }
  });

  it('不存在的地址以统一格式答复', async () => {
    const response = await get('/api/nowhere');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 404, status: false, message: '请求的地址不存在' });
  });
});

describe('请求', () => {
  it('答复和拒绝都不让沿途保存', async () => {
    const admin = await app.as('admin');
    for (const { headers } of [
      await admin.succeed(brand.list, {}),
      await admin.succeed(brand.options, {}),
      await app.anonymous().attempt(brand.list, {}),
    ]) {
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('内容过大时以 413 拒绝', async () => {
    const admin = await app.as('admin');
    const { status, body } = await admin.send('POST', brand.list.path, { name: 'x'.repeat(3_000_000) });
    expect([status, body.message]).toEqual([413, '提交的内容过大']);
  });

  it('不支持的内容类型以 415 拒绝', async () => {
    const admin = await app.as('admin');
    const { status } = await admin.send('POST', brand.list.path, '<x/>', {
      ...admin.headersOf(),
      'content-type': 'text/xml',
    });
    expect(status).toBe(415);
  });

  it.each([
    '/file/v6/view/%',
    '/file/v6/view/%zz',
    '/edp/certificate/info/%ff%fe',
    `/file/v6/view/${'1'.repeat(5000)}`,
    '/%',
  ])('无法解读的地址 %# 以统一格式拒绝', async (path) => {
    const response = await fetch(app.baseUrl + path, { headers: { language: 'ENG' } });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 400, status: false, message: 'The request is malformed' },
    ]);
  });

  it('英文界面得到英文提示', async () => {
    const client = await app.as('admin', { language: 'ENG' });
    const { body } = await client.attempt(brand.save, { code: '', name: 'x', active: 1, sortOrder: 0 });
    expect(body.message).toBe('Please enter the brand code');
    const stranger = app.anonymous({ language: 'ENG' });
    expect((await stranger.attempt(session.check, {})).body.message).toBe(
      'Your session has expired. Please log in again',
    );
  });

  it('意外错误不泄露内情，只给出编号', async () => {
    const owner = await app.owner();
    const admin = await app.as('admin');
    await owner.query('alter table public.brand rename column sort_order to lost');
    const { status, body } = await admin.attempt(brand.list, {});
    await owner.query('alter table public.brand rename column lost to sort_order');
    expect(status).toBe(500);
    expect(body.message).toMatch(/^服务器内部错误，请稍后再试（编号 [\w-]{36}）$/);
    expect(JSON.stringify(body)).not.toContain('sort_order');
  });
});

describe('停止', () => {
  it('不等待从未发出请求的连接', async () => {
    const other = await startTestApp();
    const silent = connect(Number(new URL(other.baseUrl).port), '127.0.0.1');
    let received = '';
    silent.on('data', (chunk) => (received += chunk.toString()));
    await once(silent, 'connect');
    await Promise.all([other.stop(), once(silent, 'close')]);
    // A server that waits ends the connection as well, a minute later and with 408.
    expect(received).toBe('');
  });
});

describe('频率限制', () => {
  it('同一会话过于频繁时以 429 拒绝，并说明何时再试', async () => {
    const limited = await startTestApp({ REQUESTS_PER_MINUTE: '8' });
    const client = await limited.as('admin');
    const statuses = [];
    for (let i = 0; i < 9; i++) statuses.push((await client.attempt(session.check, {})).status);
    expect(statuses).toContain(429);
    const { body, headers } = await client.attempt(session.check, {});
    expect(body.message).toMatch(/^操作过于频繁，请\d+秒后再试$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.stop();
  });
});
