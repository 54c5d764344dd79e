import { job } from '@edp/contract/modules/job/job.ts';
import { fetchPage } from '../../kernel/http/api.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { jobText } from './job.texts.ts';

/**
 * Says which job has ended, and what the user can do about it. Only the list knows its title, in the user's language.
 */
export async function tellJobEnd(id: string) {
  const { rows } = await fetchPage(job.list, {});
  const ended = rows.find((row) => row.id === id);
  if (!ended) return;
  const { title, error, resultName } = ended;
  if (ended.state === 'failed') toast('error', jobText('jobFailed', { title, error }));
  else
    toast(
      'success',
      resultName ? jobText('jobReady', { title, name: resultName }) : jobText('jobSucceeded', { title }),
    );
}
