import { specification } from '@edp/contract/modules/specification/specification.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls, succeedWithPage } from '../../../../testing/answer-calls.ts';
import { useSpecifications } from './use-specifications.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('一个分类的规格再多，最后一个也能选', async () => {
  const all = Array.from({ length: 1201 }, (_, index) => ({
    id: String(index + 1),
    name: `规格${index + 1}`,
    specValueList: [{ id: `9${index}`, specValue: '红', sortOrder: 1 }],
  }));
  answerCalls([[specification.choices, (input) => succeedWithPage(all, input)]]);
  const client = new QueryClient();
  const { result } = renderHook(() => useSpecifications(['1', '2']), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.choices).toHaveLength(1201));
  expect(result.current.choices.at(-1)).toEqual({
    id: '1201',
    name: '规格1201',
    specValueList: [{ id: '91200', specValue: '红' }],
  });
});
