import type { InputOf } from '@edp/contract/kernel/call.ts';
import { exchange } from '@edp/contract/modules/exchange/exchange.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { showError, toCallError } from '../../kernel/http/call-error.ts';
import { download } from '../../kernel/http/download.ts';
import { invalidate } from '../../kernel/http/run-action.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { exportText } from './export.texts.ts';

type Wanted = InputOf<typeof exchange.export>;

/**
 * Saves the file, or starts the job that makes it: where that is known to be needed, and where the server says that it
 * is.
 */
export async function startExport(input: Wanted, name: string, isJob: boolean): Promise<boolean> {
  try {
    if (isJob) await startJob(input);
    else
      await download(exchange.export, input, name).catch((error: unknown) =>
        toCallError(error).code === 'exchange.tooManyRows' ? startJob(input) : Promise.reject(error),
      );
    return true;
  } catch (error) {
    showError(error);
    return false;
  }
}

async function startJob(input: Wanted) {
  await fetchData(exchange.exportLater, input);
  void invalidate('job');
  toast('success', exportText('started'));
}
