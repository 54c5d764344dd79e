import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { queryClient, refetchQueries } from './query-client.ts';
import { showError } from './call-error.ts';
import { type Outcome, tellOutcome } from '../feedback/outcome.ts';

/** Refetches every query of a noun after a change. */
export const invalidate = (noun: string) => refetchQueries({ queryKey: [noun] });

/**
 * The same after records were deleted: their own queries would only answer that they are gone, so their details become
 * `null`.
 */
export const invalidateAfterDelete = (noun: string, ids: readonly string[]) => {
  for (const id of ids) queryClient.setQueriesData({ queryKey: [noun, 'detail', id] }, null);
  return refetchQueries({ queryKey: [noun], predicate: ({ queryKey }) => !ids.some((id) => queryKey.includes(id)) });
};

/**
 * Runs an action that changes a noun, shows its result as a toast, and invalidates the noun's queries. With an outcome,
 * the toast says which record it was.
 */
export async function runAction(
  noun: string,
  action: () => Promise<Envelope<unknown>>,
  refresh: () => unknown = () => invalidate(noun),
  outcome?: Outcome,
): Promise<boolean> {
  try {
    const { message } = await action();
    void refresh();
    void tellOutcome(outcome, { noun, message, refresh });
    return true;
  } catch (error) {
    // A rejection often means that the record was changed meanwhile: show its current state.
    void invalidate(noun);
    showError(error);
    return false;
  }
}
