import type { Page } from '@edp/contract/kernel/paging.ts';
import type { Job } from '@edp/contract/modules/job/job.ts';
import type { JobChanged } from '@edp/contract/modules/live/live.ts';
import { invalidate } from '../../kernel/http/run-action.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { updateLive, useLive } from '../../kernel/live/live-state.ts';
import { showError } from '../../kernel/http/call-error.ts';

/** Progress is applied from the frame; the list is refetched when a job begins or ends. */
export function handleJobChange({ id, isTold, state, done, total }: JobChanged) {
  const isOpen = state === 'queued' || state === 'running';
  const others = [...useLive.getState().openJobs].filter((each) => each !== id);
  updateLive({ openJobs: new Set(isOpen ? [...others, id] : others) });
  // The record of an import or a batch says what it has done.
  if (!isOpen) void invalidate('import');
  const filters = { queryKey: ['job', 'list'] };
  const isSameState = queryClient
    .getQueriesData<Page<Job>>(filters)
    .some(([, page]) => page?.rows.some((row) => row.id === id && row.state === state));
  queryClient.setQueriesData<Page<Job>>(
    filters,
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, state, done, total } : row)) },
  );
  if (!isSameState) void invalidate('job');
  if (!isTold && (state === 'succeeded' || state === 'failed'))
    void import('./tell-job-end.ts').then(({ tellJobEnd }) => tellJobEnd(id)).catch(showError);
}
