import type { JobKind } from './kernel/jobs/define-job.ts';
import { modules } from './modules.ts';
import { exportJob } from './modules/exchange/export-job.ts';
import { checkImportJob, runImportJob, undoImportJob } from './modules/import/import-jobs.ts';
import { printMaterialsJob } from './modules/material/print/print-job.ts';

/** Every kind of background job that a user can start; modules add theirs here. */
export const jobKinds: readonly JobKind[] = [
  printMaterialsJob,
  exportJob(modules),
  checkImportJob(modules),
  runImportJob,
  undoImportJob,
];
