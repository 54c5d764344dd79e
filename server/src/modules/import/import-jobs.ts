import { languages } from '@edp/contract/kernel/language.ts';
import { translate, type MessageKey } from '@edp/contract/texts.ts';
import { z } from 'zod';
import { forbidden } from '../../kernel/app-error.ts';
import { dryRun, type Worker } from '../../kernel/exchange/import/dry-run.ts';
import type { ImportContext, Importer } from '../../kernel/exchange/import/importer.ts';
import { runImport } from '../../kernel/exchange/import/run-import.ts';
import type { StoredRun } from '../../kernel/exchange/import/run-row.ts';
import { undoImport } from '../../kernel/exchange/import/undo-import.ts';
import { defineJob, type JobContext } from '../../kernel/jobs/define-job.ts';
import { assertDiskSpace } from '../../kernel/process/disk-space.ts';
import { actFor } from '../../kernel/session/act-for.ts';
import { sendMessages } from '../message/send-messages.ts';
import { requireImporter } from './importers.ts';
import { assertMayUndo } from './may-undo.ts';

const id = z.string();
const payload = z.object({ runId: id, noun: z.string(), roleId: id.nullable(), invorgId: id.nullable(), language: z.enum(languages) });

/** With the rights that the user has now, not those of the request. */
async function open(job: JobContext<z.output<typeof payload>>): Promise<{ worker: Worker; importer: Importer; runId: string }> {
  const { kernel, tenantId, userId, payload: { runId, noun, ...given } } = job;
  await assertDiskSpace(kernel.disk);
  const acting = await actFor(kernel, { tenantId, userId, ...given });
  if (!acting) throw forbidden();
  const { session, language } = acting;
  const importer = requireImporter(session, noun);
  return { worker: { caller: { kernel, session, language }, job, actor: { tenantId, userId, requestId: `import-${runId}`, sharing: session.sharing } }, importer, runId };
}

const tell = ({ db, session, language }: ImportContext, run: StoredRun, title: MessageKey, content: MessageKey, params: Record<string, number>) =>
  sendMessages(db, { to: [session.userId], kind: 'system', title: translate(title, language, { file: run.file_name }), content: translate(content, language, params), link: `/import/${run.noun}?run=${run.id}` });

export const checkImportJob = defineJob({
  name: 'import.check', title: 'import.checkJob', payload,
  async run(job) {
    const { worker, importer, runId } = await open(job);
    await dryRun(worker, importer, runId);
  },
});

export const runImportJob = defineJob({
  name: 'import.run', title: 'import.runJob', payload,
  async run(job) {
    const { worker, importer, runId } = await open(job);
    await runImport(worker, importer, runId, (context, run, { written, failed }) => tell(context, run, 'import.doneTitle', 'import.doneContent', { written, failed }));
  },
});

export const undoImportJob = defineJob({
  name: 'import.undo', title: 'import.undoJob', payload,
  async run(job) {
    const { worker, importer, runId } = await open(job);
    await assertMayUndo(worker.caller.session, job.kernel, importer, runId);
    await undoImport(worker, importer, runId, (context, run, { undone, kept }) => tell(context, run, 'import.undoneTitle', 'import.undoneContent', { undone, kept }));
  },
});
