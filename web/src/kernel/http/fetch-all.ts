import type { Call, InputOf, OutputOf } from '@edp/contract/kernel/call.ts';
import { fetchPage } from './api.ts';

/** The server answers larger pages one after the other. */
const pageSize = 1000;

/** Every row of a list whose rows have ids, however many pages that takes. */
export async function fetchAll<C extends Call>(
  call: C,
  input: Omit<InputOf<C>, 'pageNo' | 'pageSize'>,
  signal: AbortSignal,
): Promise<OutputOf<C>[]> {
  // A row that another one was added before appears on two pages.
  const byId = new Map<unknown, OutputOf<C>>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { rows } = await fetchPage(call, { ...input, pageNo, pageSize } as InputOf<C>, signal);
    for (const row of rows) byId.set((row as { id: unknown }).id, row);
    if (rows.length < pageSize) return [...byId.values()];
  }
}
