import { once } from 'node:events';
import { closeCodes } from '@edp/contract/kernel/channel.ts';
import { live } from '@edp/contract/modules/live/live.ts';
import { tenant } from '@edp/contract/modules/session/session.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const most = 4;

let app: TestApp;
afterEach(() => app.stop());
const start = async (settings: Record<string, string>) => {
  app = await startTestApp({ REQUESTS_PER_MINUTE: String(most), ...settings });
};

/** Asks once more than one address may in a minute, each time with another X-Forwarded-For; returns the last status. */
async function flood(forwardedFor: (round: number) => string): Promise<number> {
  const stranger = app.anonymous();
  const statuses = [];
  for (let round = 0; round <= most; round++) {
    const headers = { ...stranger.headersOf(), 'x-forwarded-for': forwardedFor(round) };
    statuses.push(
      (await stranger.send(tenant.byCode.method, tenant.byCode.path, { tenantCode: 'BRH' }, headers)).status,
    );
  }
  return statuses.at(-1)!;
}
const metrics = async (headers: Record<string, string> = {}) =>
  (await fetch(`${app.baseUrl}/metrics`, { headers })).status;

describe('客户端的地址', () => {
  it('没有设置代理时，X-Forwarded-For 换不来另一个地址', async () => {
    await start({});
    expect(await flood((round) => `203.0.113.${round}`)).toBe(429);
  });

  it('不在名单中的地址所写的 X-Forwarded-For、X-Forwarded-Host 无效', async () => {
    await start({ TRUST_PROXY: '10.0.0.5' });
    expect(await flood((round) => `203.0.113.${round}`)).toBe(429);
    const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
    const socket = new WebSocket(app.baseUrl.replace('http', 'ws') + live.path.replace('{ticket}', 'x'.repeat(40)), {
      headers,
    });
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(closeCodes.origin);
  });

  it('经过可信的代理时，是从右数第一个不是代理的地址', async () => {
    await start({ TRUST_PROXY: 'loopback, 10.1.0.0/16' });
    const another = (round: number) => `198.51.100.${round}`;
    const forged: ((round: number) => string)[] = [
      (round) => `${another(round)}, 203.0.113.1`,
      (round) => `${another(round)}, 203.0.113.2, ::ffff:10.1.2.3, 10.1.9.9`,
      // An address of a proxy that the client wrote itself stands before its own.
      (round) => `${another(round)}, 10.1.0.${round}, 203.0.113.3, 10.1.2.3`,
      (round) => `${another(round)}, unknown, 10.1.2.3`,
      (round) => `${another(round)}, ::ffff:203.0.113.4, 10.1.2.3`,
    ];
    for (const forwardedFor of forged)
      expect([forwardedFor(0), await flood(forwardedFor)]).toEqual([forwardedFor(0), 429]);
    expect(await flood((round) => `192.0.2.${round}, ::ffff:10.1.2.3`)).toBe(200);
  });
});

describe('/metrics', () => {
  const forged: Record<string, string>[] = [
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' },
    { 'x-forwarded-for': '::ffff:127.0.0.1' },
    { 'x-forwarded-for': '' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
  ];

  it('没有令牌时，只答复本机直接的请求', async () => {
    await start({});
    expect(await metrics()).toBe(200);
    for (const headers of forged) expect([headers, await metrics(headers)]).toEqual([headers, 404]);
  });

  it('没有令牌时，经过代理的一概不答复', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    for (const headers of [{}, ...forged]) expect([headers, await metrics(headers)]).toEqual([headers, 404]);
  });

  it('有令牌时只看令牌', async () => {
    await start({ METRICS_TOKEN: 'metrics-secret', TRUST_PROXY: 'loopback' });
    const wrong: Record<string, string>[] = [
      {},
      { authorization: 'Bearer metrics-secre' },
      { authorization: 'Bearer metrics-secret1' },
      { authorization: 'metrics-secret' },
    ];
    for (const headers of wrong) expect(await metrics(headers)).toBe(404);
    expect(await metrics({ authorization: 'Bearer metrics-secret', 'x-forwarded-for': '203.0.113.7' })).toBe(200);
  });
});
