import { Readable } from 'node:stream';
import { languages } from '@edp/contract/kernel/language.ts';
import { ExportInput } from '@edp/contract/modules/exchange/exchange.ts';
import { z } from 'zod';
import { forbidden } from '../../kernel/app-error.ts';
import { countRows } from '../../kernel/exchange/read-rows.ts';
import type { BoundCall } from '../../kernel/http/bind.ts';
import { defineJob } from '../../kernel/jobs/define-job.ts';
import { actFor } from '../../kernel/session/act-for.ts';
import { exportFile, fileName } from './export-file.ts';
import { prepareExport } from './prepare-export.ts';
import { timeNow } from './export-notes.ts';

const id = z.string();
const payload = z.object({
  roleId: id.nullable(),
  invorgId: id.nullable(),
  language: z.enum(languages),
  wanted: ExportInput,
});

const exportJobName = 'exchange.export';

/** Exports more rows than a user would wait for, with the rights that the user has when it runs. */
export const exportJob = (calls: readonly BoundCall[]) =>
  defineJob({
    name: exportJobName,
    title: 'exchange.exportJob',
    payload,
    canRestart: true,
    async run({ kernel, tenantId, userId, payload: { wanted: input, ...behalf }, progress, signal, saveResult }) {
      const caller = await actFor(kernel, { tenantId, userId, ...behalf });
      if (!caller) throw forbidden();
      const prepared = await prepareExport(calls, caller.session, input);
      const total = prepared.ids?.length ?? (await countRows(prepared.list, caller, prepared.input));
      const file = exportFile(prepared, caller, (count) => {
        signal.throwIfAborted();
        progress(count, Math.max(count, total));
      });
      await saveResult(fileName(prepared, caller, timeNow(kernel.config.timeZone)), Readable.from(file));
    },
  });
