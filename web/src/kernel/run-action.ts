import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { queryClient } from './query-client.ts';
import { showError } from './call-error.ts';
import { kernelText } from './kernel-text.ts';
import { toast } from './toast.ts';

/** Refetches every query of a noun after a change. */
export const invalidate = (noun: string) => queryClient.invalidateQueries({ queryKey: [noun] });

/** Runs an action that changes a noun, shows its result as a toast, and invalidates the noun's queries. */
export async function runAction(noun: string, action: () => Promise<Envelope<unknown>>): Promise<boolean> {
  try {
    const { message } = await action();
    toast('success', message || kernelText('done'));
    return true;
  } catch (error) {
    showError(error);
    return false;
  } finally {
    // A rejection often means that the record was changed meanwhile: show its current state.
    void invalidate(noun);
  }
}
