import { failureCodes } from '@edp/contract/kernel/envelope.ts';
import { unit } from '@edp/contract/modules/unit/unit.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session, updateSession } from '../session/session.ts';
import { useToasts } from '../feedback/toast.ts';
import { fetchData } from './api.ts';
import { syncClock } from './clock.ts';

const hour = 3_600_000;
const toleranceMs = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  syncClock(new Date().toUTCString());
});

describe('本机时间不准', () => {
  let sent: number[];

  /** A server that refuses calls whose time is not its own. */
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
      const now = vi.getRealSystemTime();
      sent.push(Number(headers['timestamp']) - now);
      const isRefused = Math.abs(sent.at(-1)!) > toleranceMs;
      const body = isRefused
        ? { code: 4000, status: false, message: '', data: { error: 'error.clock' } }
        : { code: 0, status: true, message: '', data: { id: '7' } };
      return new Response(JSON.stringify(body), {
        status: isRefused ? 400 : 200,
        headers: { date: new Date(now).toUTCString() },
      });
    });
  });

  it.each([
    ['快', hour],
    ['慢', -hour],
  ])('%s一小时：第一次被拒绝后以服务器的时间再送一次，此后不再被拒绝', async (_what, offset) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset });
    expect(await fetchData(unit.detail, { id: '7' })).toEqual({ id: '7' });
    expect(Math.abs(sent[0]! - offset)).toBeLessThan(toleranceMs);
    expect(sent).toHaveLength(2);
    await fetchData(unit.detail, { id: '7' });
    expect(sent).toHaveLength(3);
  });
});

describe('会话', () => {
  const answerWith = (status: number, code: number, message: string, data: object | null = null) =>
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify({ code, status: false, message, data }), { status }),
    );
  const warnings = () => useToasts.getState().toasts.map(({ text }) => text);

  beforeEach(() => {
    window.location.hash = '/unit';
    updateSession({ tenantAuth: 'a1', corTicket: 't1', userId: 'u1', roleId: 'r1' });
  });
  afterEach(() => {
    updateSession({ tenantAuth: '', corTicket: '', userId: '', roleId: '' });
    window.location.hash = '';
  });

  it('在别处结束：下一次操作说明并回到登录页，登录信息清除，企业还记得；同时失败的几个只说一次', async () => {
    answerWith(401, failureCodes.session, '会话已失效');
    await Promise.allSettled([fetchData(unit.detail, { id: '7' }), fetchData(unit.detail, { id: '8' })]);
    expect(warnings()).toEqual(['当前会话已失效，请重新登录']);
    expect(window.location.hash).toBe('#/login');
    expect(session()).toMatchObject({ tenantAuth: 'a1', corTicket: '', userId: '', roleId: '' });
  });

  it.each(['error.passwordChange', 'security.passwordExpired', 'error.twoFactorSetup'])(
    '中途须先做的事（%s）：转到登录页，会话还在，做完后重新选择角色',
    async (error) => {
      answerWith(403, failureCodes.forbidden, '请先完成', { error });
      await expect(fetchData(unit.detail, { id: '7' })).rejects.toThrow('请先完成');
      expect(window.location.hash).toBe('#/login');
      expect(session()).toMatchObject({ corTicket: 't1', roleId: '' });
    },
  );
});
