import type { JobKind } from '../../kernel/jobs/define-job.ts';
import { modules } from '../../modules.ts';
import { checkImportJob, runImportJob, undoImportJob } from '../../modules/import/import-jobs.ts';
import { useTestApp } from '../use-test-app.ts';

export const importKinds: readonly JobKind[] = [checkImportJob(modules), runImportJob, undoImportJob];

/** A server for a test file that also works on imports. */
export const useImportApp = (kinds: readonly JobKind[] = importKinds) => useTestApp(kinds);
