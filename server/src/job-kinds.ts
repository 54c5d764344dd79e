import type { JobKind } from './kernel/jobs/define-job.ts';
import { printMaterialsJob } from './modules/material/print/print-job.ts';

/** Every kind of background job that a user can start; modules add theirs here. */
export const jobKinds: readonly JobKind[] = [printMaterialsJob];
