import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { type material, mostPrintedAtOnce } from '@edp/contract/modules/material/material.ts';
import { sql } from 'kysely';
import { notFound } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { onBehalfOf } from '../../../kernel/session/act-for.ts';
import { printMaterialsJob } from './print-job.ts';
import { printLink } from './print-link.ts';

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
  const { rows } = await sql`select from material where id = any(${ids}::bigint[])`.execute(db);
  if (rows.length < ids.length) throw notFound();
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
