import { Readable } from 'node:stream';
import { type material, mostPrintedAtOnce, printLayouts } from '@edp/contract/modules/material/material.ts';
import { languages } from '@edp/contract/kernel/language.ts';
import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/define-job.ts';
import { renderMaterials } from './render.ts';
import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { notFound } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { areThere } from '../../../kernel/record/are-there.ts';
import { onBehalfOf } from '../../../kernel/session/act-for.ts';
import { printLink } from './print-link.ts';

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

/** Few are made when the browser opens the address; many by a background job. */
export async function printMaterials(
  context: Context<ParsedOf<typeof material.print>>,
): Promise<{ url: string; jobId: string }> {
  const {
    db,
    kernel,
    session,
    input: { layout },
  } = context;
  const ids = [...new Set(context.input.ids)];
  if (!(await areThere(db, 'material', ids))) throw notFound();
  const { tenantId, userId, ...rest } = onBehalfOf(session);
  if (ids.length <= mostPrintedAtOnce)
    return { url: printLink(kernel.config.secret, { tenantId, userId, ...rest, ids, layout }), jobId: '' };
  const jobId = await enqueueJob(db, kernel.queue, printMaterialsJob, {
    tenantId,
    userId,
    payload: { ...rest, ids, layout },
    titleParams: { count: ids.length },
  });
  return { url: '', jobId };
}
