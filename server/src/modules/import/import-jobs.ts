import { languages } from '@edp/contract/kernel/language.ts';
import { translate, type MessageKey } from '@edp/contract/texts.ts';
import { z } from 'zod';
import { assertFound, forbidden } from '../../kernel/app-error.ts';
import { dryRun } from '../../kernel/exchange/import/dry-run.ts';
import type { AnyImporter } from '../../kernel/exchange/import/forms/form-importer.ts';
import type { ImportContext } from '../../kernel/exchange/import/importer.ts';
import { withPictures } from '../../kernel/exchange/import/pictures/with-pictures.ts';
import { runImport } from '../../kernel/exchange/import/run-import.ts';
import type { StoredRun } from '../../kernel/exchange/import/run-row.ts';
import type { Worker } from '../../kernel/exchange/import/slice.ts';
import { undoImport } from '../../kernel/exchange/import/undo-import.ts';
import type { BoundCall } from '../../kernel/http/bind.ts';
import { defineJob, type JobContext } from '../../kernel/jobs/define-job.ts';
import { assertDiskSpace } from '../../kernel/process/disk-space.ts';
import { actFor } from '../../kernel/session/act-for.ts';
import { sendMessages } from '../message/send-messages.ts';
import { requireImporter } from './importers.ts';
import { assertMayUndo } from './may-undo.ts';

const id = z.string();
const payload = z.object({
  runId: id,
  noun: z.string(),
  roleId: id.nullable(),
  invorgId: id.nullable(),
  language: z.enum(languages),
});

/** With the rights that the user has now, not those of the request. */
async function open(
  job: JobContext<z.output<typeof payload>>,
): Promise<{ worker: Worker; importer: AnyImporter; runId: string }> {
  const {
    kernel,
    tenantId,
    userId,
    payload: { runId, noun, ...given },
  } = job;
  await assertDiskSpace(kernel.disk);
  const acting = await actFor(kernel, { tenantId, userId, ...given });
  if (!acting) throw forbidden();
  const { session, language } = acting;
  const importer = requireImporter(session, noun);
  return {
    worker: {
      caller: { kernel, session, language },
      job,
      actor: { tenantId, userId, requestId: `import-${runId}`, sharing: session.sharing },
    },
    importer,
    runId,
  };
}

const notices = {
  import: { done: ['import.doneTitle', 'import.doneContent'], undone: ['import.undoneTitle', 'import.undoneContent'] },
  deletion: {
    done: ['import.deleteDoneTitle', 'import.deleteDoneContent'],
    undone: ['import.deleteUndoneTitle', 'import.batchUndoneContent'],
  },
  batchEdit: {
    done: ['import.batchDoneTitle', 'import.batchDoneContent'],
    undone: ['import.batchUndoneTitle', 'import.batchUndoneContent'],
  },
} as const satisfies Record<string, Record<string, readonly [title: MessageKey, content: MessageKey]>>;

const tell = (
  { db, session, language }: ImportContext,
  run: StoredRun,
  what: 'done' | 'undone',
  params: Record<string, number>,
) => {
  const [title, content] =
    notices[run.changes?.action === 'delete' ? 'deletion' : run.changes ? 'batchEdit' : 'import'][what];
  return sendMessages(db, {
    to: [session.userId],
    kind: 'system',
    title: translate(title, language, { file: run.file_name }),
    content: translate(content, language, params),
    link: `/import/${run.noun}?run=${run.id}`,
  });
};

/** A batch edit reads the list of the noun with the handler of its own call. */
export const checkImportJob = (calls: readonly BoundCall[]) =>
  defineJob({
    name: 'import.check',
    title: 'import.checkJob',
    payload,
    async run(job) {
      const { worker, importer, runId } = await open(job);
      await dryRun(worker, importer, assertFound(calls.find(({ call }) => call === importer.sheet.list)), runId);
    },
  });

export const runImportJob = defineJob({
  name: 'import.run',
  title: 'import.runJob',
  payload,
  sendsMessage: true,
  async run(job) {
    const { worker, importer, runId } = await open(job);
    await withPictures(worker, importer, runId, (pictures) =>
      runImport(
        worker,
        importer,
        runId,
        (context, run, { written, failed }) => tell(context, run, 'done', { written, failed }),
        pictures,
      ),
    );
  },
});

export const undoImportJob = defineJob({
  name: 'import.undo',
  title: 'import.undoJob',
  payload,
  sendsMessage: true,
  async run(job) {
    const { worker, importer, runId } = await open(job);
    await assertMayUndo(worker.caller.session, job.kernel, importer, runId);
    await undoImport(worker, importer, runId, (context, run, { undone, kept }) =>
      tell(context, run, 'undone', { undone, kept }),
    );
  },
});
