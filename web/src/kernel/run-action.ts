import type { Envelope } from '@edp/contract/kernel/envelope.ts';
import { queryClient } from './query-client.ts';
import { showError } from './call-error.ts';
import { kernelText } from './kernel-text.ts';
import { toast } from './toast.ts';

/** After a change every list and option of that noun may be different. */
export const invalidate = (noun: string) => queryClient.invalidateQueries({ queryKey: [noun] });

/** Does something that changes a noun, says how it went, and refreshes what is shown of it. */
export async function runAction(noun: string, action: () => Promise<Envelope<unknown>>): Promise<boolean> {
  try {
    const { message } = await action();
    toast('success', message || kernelText('done'));
    return true;
  } catch (error) {
    showError(error);
    return false;
  } finally {
    // A refusal often means that somebody else was faster: show their state.
    void invalidate(noun);
  }
}
