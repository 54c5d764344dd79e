import { home } from '@edp/contract/modules/home/home.ts';
import { start } from '@edp/contract/modules/start/start.ts';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '../../kernel/feedback/toast.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { clearTenant, session, updateSession } from '../../kernel/session/session.ts';
import { setLanguage } from '../../kernel/text/language.ts';
import { answerCalls, refuse } from '../../testing/answer-calls.ts';
import { homeConfigQuery } from './header/home-config.ts';
import { useStart } from './use-start.ts';

const lost = '当前会话已失效，请重新登录';
const noSession = () => [401, { code: 403, status: false, message: lost, data: { error: 'error.session' } }] as const;
const texts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  setLanguage('ZHS');
  window.location.hash = '#/home';
  updateSession({ corTicket: 'ticket', tenantAuth: 'auth', tenantCode: 'BRH', roleId: '1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
  clearTenant();
  window.location.hash = '';
});

it('打开首页时会话已失效：说明一次，回到授权页', async () => {
  answerCalls([[start.all, noSession]]);
  const { result } = renderHook(useStart);
  await waitFor(() => expect(result.current).toBe(true));
  expect(window.location.hash).toBe('#/auth');
  expect([session().corTicket, session().tenantAuth]).toEqual(['', '']);
  expect(texts()).toEqual([lost]);
});

it('单独读取首页配置也一样；这时已有人重新登录的，不受影响', async () => {
  answerCalls([[home.config, noSession]]);
  // What the session read is dropped with it, so how the query ends says nothing.
  const read = () => queryClient.fetchQuery({ ...homeConfigQuery, retry: false }).catch(() => undefined);
  await read();
  await waitFor(() => expect([window.location.hash, session().tenantAuth]).toEqual(['#/auth', '']));

  updateSession({ corTicket: 'old', tenantAuth: 'auth' });
  window.location.hash = '#/home';
  answerCalls([
    [
      home.config,
      () => {
        updateSession({ corTicket: 'new' });
        return noSession();
      },
    ],
  ]);
  await read();
  expect([window.location.hash, session().corTicket, session().tenantAuth]).toEqual(['#/home', 'new', 'auth']);
});

it('别的失败不离开页面', async () => {
  answerCalls([[start.all, () => refuse('正在维护', [], 500)]]);
  const { result } = renderHook(useStart);
  await waitFor(() => expect(result.current).toBe(true));
  expect([window.location.hash, session().tenantAuth]).toEqual(['#/home', 'auth']);
});
