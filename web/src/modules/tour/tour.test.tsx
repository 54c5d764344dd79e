import { tour } from '@edp/contract/modules/tour/tour.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../kernel/http/query-client.ts';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { answerCalls, succeed } from '../../testing/answer-calls.ts';
import { Tour } from './tour.tsx';

const isSeen = () => queryClient.getQueryData(loginInfoQuery.queryKey)?.preference.tourSeen;
let inputsOf: ReturnType<typeof answerCalls>['inputsOf'];

beforeEach(() => {
  ({ inputsOf } = answerCalls([[tour.end, () => succeed(null)]]));
  queryClient.setQueryData([...loginInfoQuery.queryKey], { preference: { tourSeen: false } });
  render(
    <QueryClientProvider client={queryClient}>
      <Tour />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('按 Esc 跳过，记在服务器上，本次登录也不再出现', async () => {
  expect(isSeen()).toBe(false);
  await act(async () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
  expect(inputsOf(tour.end)).toHaveLength(1);
  expect(isSeen()).toBe(true);
});
