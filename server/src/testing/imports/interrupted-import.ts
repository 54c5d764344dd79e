import { runImportJob } from '../../modules/import/import-jobs.ts';
import { importKinds } from './use-import-app.ts';

/**
 * The jobs of imports, of which the first run dies in the transaction of its second slice, as a process that is killed.
 */
export function interruptedImport() {
  let attempts = 0;
  const interrupted: typeof runImportJob = {
    ...runImportJob,
    run(job) {
      const isFirst = attempts++ === 0;
      return runImportJob.run({
        ...job,
        progress: (done, total) => {
          job.progress(done, total);
          if (isFirst && done > 1000) throw new Error('the process was killed');
        },
      });
    },
  };
  return {
    kinds: importKinds.map((kind) => (kind.name === interrupted.name ? interrupted : kind)),
    attempts: () => attempts,
  };
}
