import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import type { bom } from '@edp/contract/modules/bom/bom.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import { answerBatch, type Batch, batchIds, lockBatch, refuseAll, refuseUsed } from '../../kernel/batch/batch.ts';
import { deleteAll, setAllActive } from '../../kernel/batch/batch-handlers.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { deleteRecord } from '../../kernel/record/delete-record.ts';
import { bomTable } from './bom-table.ts';
import { lockBoms } from './cycles.ts';
import { matchingBoms } from './list-boms.ts';

type Input<Name extends 'setActiveBatch' | 'deleteBatch'> = ParsedOf<(typeof bom)[Name]>;

const lockAll = async (context: Context<Input<'setActiveBatch'> | Input<'deleteBatch'>>): Promise<Batch> =>
  lockBatch(context, 'bom', await batchIds(context.input, (filters, most) => matchingBoms(context, filters, most)));

export async function setBomsActive(context: Context<ParsedOf<typeof bom.setActive>>): Promise<BatchResult> {
  const {
    db,
    input: { ids, status },
  } = context;
  return switchAll(context, await lockBatch(context, 'bom', [...new Set(ids)]), status === 1, db);
}

export const setActiveBatch = async (context: Context<Input<'setActiveBatch'>>) =>
  switchAll(context, await lockAll(context), context.input.active === 1, context.db);

async function switchAll(context: Context, batch: Batch, active: boolean, db: Database): Promise<BatchResult> {
  await setAllActive(db, 'bom', batch.allowed, active);
  return answerBatch(context, 'bom', batch);
}

const releasedOf = async (db: Database, ids: readonly string[]) =>
  (
    await sql<{
      id: string;
    }>`select distinct bom_id as id from bom_revision where bom_id = any(${ids}::bigint[]) and status = 'released'`.execute(
      db,
    )
  ).rows.map(({ id }) => id);

/** With its draft; what was released is kept for good. */
export async function deleteBom(context: Context<{ id: string }>): Promise<null> {
  const {
    db,
    input: { id },
  } = context;
  await lockBoms(db);
  if ((await releasedOf(db, [id])).length > 0) throw new AppError(409, 'bom.hasReleased');
  return deleteRecord(context, bomTable, id);
}

export async function deleteBatch(context: Context<Input<'deleteBatch'>>): Promise<BatchResult> {
  const { db } = context;
  await lockBoms(db);
  const locked = await lockAll(context);
  const batch = await refuseUsed(
    context,
    refuseAll(context, locked, await releasedOf(db, locked.allowed), 'bom.hasReleased'),
    'bom',
  );
  await deleteAll(db, 'bom', batch.allowed);
  return answerBatch(context, 'bom', batch);
}
