import { Readable } from 'node:stream';
import { printLayouts } from '@edp/contract/modules/material/material.ts';
import { languages } from '@edp/contract/kernel/language.ts';
import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/define-job.ts';
import { renderMaterials } from './render.ts';

const id = z.string();

/** Prints more materials than a user would wait for. */
export const printMaterialsJob = defineJob({
  name: 'material.print',
  title: 'material.printJob',
  payload: z.object({
    roleId: id.nullable(),
    invorgId: id.nullable(),
    language: z.enum(languages),
    layout: z.enum(printLayouts),
    ids: z.array(id),
  }),
  canRestart: true,
  async run({ kernel, tenantId, userId, payload, progress, signal, saveResult }) {
    const pdf = await renderMaterials(kernel, { tenantId, userId, ...payload }, (done) => {
      signal.throwIfAborted();
      progress(done, payload.ids.length);
    });
    await saveResult(`${payload.layout === 'labels' ? 'labels' : 'materials'}.pdf`, Readable.from([pdf]));
  },
});
