import { type ImportDetail, imports } from '@edp/contract/modules/import/import.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { invalidate } from '../../kernel/http/run-action.ts';

const pollMs = 700;

/** A job works on it. */
const isBusy = ({ jobState }: Pick<ImportDetail, 'jobState'>) => jobState === 'queued' || jobState === 'running';

/** An import as it is now; while a job works on it, it is read again and again. */
export function useImport(id: string) {
  const query = useQuery({
    queryKey: queryKeyOf(imports.detail, id),
    queryFn: ({ signal }) => fetchData(imports.detail, { id }, signal),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data && isBusy(state.data) ? pollMs : false),
    meta: { showsOwnError: true },
  });
  const run = id === '' ? undefined : query.data;
  const wasBusy = useRef(false);
  const busy = run !== undefined && isBusy(run);
  const noun = run?.noun;
  useEffect(() => {
    // The lists of the noun, and the rows of the import, are others now.
    if (wasBusy.current && !busy && noun) void Promise.all([invalidate(noun), invalidate('import')]);
    wasBusy.current = busy;
  }, [busy, noun]);
  return { run, isBusy: busy, error: query.error, reload: () => void query.refetch() };
}
