import { languages } from '@edp/contract/kernel/language.ts';
import { type MessageKey, translate } from '@edp/contract/texts.ts';
import { z } from 'zod';
import { assertFound, forbidden } from '../../kernel/app-error.ts';
import { dryRun } from '../../kernel/exchange/import/dry-run.ts';
import type { ImportContext, Importer } from '../../kernel/exchange/import/importer.ts';
import { withPictures } from '../../kernel/exchange/import/pictures/store-pictures.ts';
import { type RunCounts, runImport } from '../../kernel/exchange/import/run-import.ts';
import type { StoredRun } from '../../kernel/exchange/import/run-row.ts';
import type { Worker } from '../../kernel/exchange/import/slice.ts';
import { undoImport } from '../../kernel/exchange/import/undo-import.ts';
import type { BoundCall } from '../../kernel/http/bind.ts';
import { defineJob, type JobContext, type ToldFailure } from '../../kernel/jobs/define-job.ts';
import { assertDiskSpace } from '../../kernel/process/disk-space.ts';
import { actFor } from '../../kernel/session/act-for.ts';
import { sendMessages } from '../message/send-messages.ts';
import { assertMayUndo, requireImporter } from './importers.ts';

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
): Promise<{ worker: Worker; importer: Importer; runId: string }> {
  const {
    kernel,
    tenantId,
    userId,
    payload: { runId, noun, ...behalf },
  } = job;
  await assertDiskSpace(kernel.disk);
  const acting = await actFor(kernel, { tenantId, userId, ...behalf });
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

type Notice = readonly [title: MessageKey, content: MessageKey];

const notices = {
  import: {
    done: ['import.doneTitle', 'import.doneContent'],
    none: ['import.noneTitle', 'import.noneContent'],
    undone: ['import.undoneTitle', 'import.undoneContent'],
    noneUndone: ['import.noneUndoneTitle', 'import.noneUndoneContent'],
  },
  deletion: {
    done: ['import.deleteDoneTitle', 'import.deleteDoneContent'],
    none: ['import.deleteNoneTitle', 'import.deleteNoneContent'],
    undone: ['import.deleteUndoneTitle', 'import.batchUndoneContent'],
    noneUndone: ['import.deleteNoneUndoneTitle', 'import.batchNoneUndoneContent'],
  },
  batchEdit: {
    done: ['import.batchDoneTitle', 'import.batchDoneContent'],
    none: ['import.batchNoneTitle', 'import.batchNoneContent'],
    undone: ['import.batchUndoneTitle', 'import.batchUndoneContent'],
    noneUndone: ['import.batchNoneUndoneTitle', 'import.batchNoneUndoneContent'],
  },
} as const satisfies Record<string, Record<string, Notice>>;
const noneOf = { done: 'none', undone: 'noneUndone' } as const;

/** Tells how many rows were done and how many were not; where none was, the job has failed. */
async function tell(
  { db, session, language }: ImportContext,
  run: StoredRun,
  what: 'done' | 'undone',
  [done, left]: readonly [done: number, left: number],
): Promise<ToldFailure | undefined> {
  const isFailure = done === 0 && left > 0;
  const kind = run.changes?.action === 'delete' ? 'deletion' : run.changes ? 'batchEdit' : 'import';
  const [title, content] = notices[kind][isFailure ? noneOf[what] : what];
  const reason = translate(content, language, { written: done, failed: left, undone: done, kept: left });
  await sendMessages(db, {
    to: [session.userId],
    kind: 'system',
    title: translate(title, language, { file: run.file_name }),
    content: reason,
    link: `/import/${run.noun}?run=${run.id}`,
    isFailure,
  });
  // The key is one that the release before knows, because its servers may list the job as well.
  return isFailure ? { key: 'import.refused', params: { reason } } : undefined;
}

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
    let failure: ToldFailure | undefined;
    const onDone = async (context: ImportContext, run: StoredRun, { written, failed }: RunCounts) => {
      failure = await tell(context, run, 'done', [written, failed]);
    };
    await withPictures(worker, importer, runId, (pictures) => runImport(worker, importer, runId, onDone, pictures));
    return failure;
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
    let failure: ToldFailure | undefined;
    await undoImport(worker, importer, runId, async (context, run, { undone, kept }) => {
      failure = await tell(context, run, 'undone', [undone, kept]);
    });
    return failure;
  },
});
