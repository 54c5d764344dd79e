import type { Translated } from '../../kernel/text.ts';
import type { jobZh } from './job.zh.ts';

export const jobEn: Translated<typeof jobZh> = {
  title: 'My tasks',
  queued: 'Queued',
  running: 'Running',
  succeeded: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
  progress: 'Progress',
  progressOf: '{done} / {total}',
  created: 'Started {time}',
  finished: 'Ended {time}',
  download: 'Download {name}',
  cancel: 'Stop',
  cancelTitle: 'Stop task',
  cancelText: 'Stop the task “{title}”? It cannot be continued, only started again.',
  none: 'No tasks',
  noneDetail: 'Operations that take long run in the background. Their progress and results are shown here. Result files are kept for a day.',
  hint: 'Result files are kept for a day, tasks for 90 days.',
  jobSucceeded: 'A task has finished; see “My tasks”',
  jobFailed: 'A task has failed; see “My tasks” for the reason',
};
