import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { type MessageKey, translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { withinSavepoint } from '../database/savepoint.ts';
import type { Context } from '../http/bind.ts';
import type { Schema } from '../schema/schema.generated.ts';
import { placesOf } from '../record/delete-unused.ts';
import { namesOf } from '../record/record-name.ts';
import { countUses } from '../record/record-uses.ts';

type Caller = Pick<Context, 'db' | 'language'>;

/** The records that several are chosen by: see `batchOf` of the contract. */
export interface BatchInput<Filters extends object = object> {
  ids?: readonly string[] | undefined;
  filters?: Filters | undefined;
  count?: number | undefined;
}

/** The records of a call about several: some may be refused, the others are locked. */
export interface Batch {
  allowed: readonly string[];
  refused: readonly { id: string; message: string }[];
}

/** The records that were named, or all that match. Should more match than the user saw, nothing is done. */
export async function batchIds<Filters extends object>(
  { ids, filters, count = 0 }: BatchInput<Filters>,
  findMatching: (filters: Filters, most: number) => Promise<string[]>,
): Promise<string[]> {
  if (!filters) return [...new Set(ids)];
  const found = await findMatching(filters, count + 1);
  if (found.length > count) throw new AppError(409, 'batch.grown');
  return found;
}

/**
 * Locks the records that the user may change; the others are refused as a single call refuses them (see
 * `lockEditable`).
 */
export async function lockBatch({ db, language }: Caller, table: keyof Schema, ids: readonly string[]): Promise<Batch> {
  // In the order of their ids: two batches would otherwise wait for each other.
  const { rows: locked } = await sql<{
    id: string;
  }>`select id from ${sql.table(table)} where id = any(${ids}::bigint[]) order by id for update`.execute(db);
  const allowed = new Set(locked.map(({ id }) => id));
  const others = ids.filter((id) => !allowed.has(id));
  if (others.length === 0) return { allowed: ids, refused: [] };
  const { rows: seen } = await sql<{
    id: string;
  }>`select id from ${sql.table(table)} where id = any(${others}::bigint[])`.execute(db);
  const visible = new Set(seen.map(({ id }) => id));
  return {
    allowed: [...allowed],
    refused: others.map((id) => ({
      id,
      message: translate(visible.has(id) ? 'error.readOnly' : 'error.notFound', language),
    })),
  };
}

/** Refuses those of a batch that have a message. */
export function refuseEach({ allowed, refused }: Batch, messages: ReadonlyMap<string, string>): Batch {
  const [staying, leaving] = [allowed.filter((id) => !messages.has(id)), allowed.filter((id) => messages.has(id))];
  return { allowed: staying, refused: [...refused, ...leaving.map((id) => ({ id, message: messages.get(id)! }))] };
}

export const refuseAll = ({ language }: Caller, batch: Batch, ids: readonly string[], key: MessageKey) =>
  refuseEach(batch, new Map(ids.map((id) => [id, translate(key, language)])));

/**
 * Refuses the records that something refers to: to themselves, or to what belongs to them (`ownerOf` says to which).
 */
export async function refuseUsed(
  { db, language }: Caller,
  batch: Batch,
  table: keyof Schema,
  ids: readonly string[] = batch.allowed,
  ownerOf: (id: string) => string = (id) => id,
): Promise<Batch> {
  const uses = Map.groupBy(await countUses(db, table, ids), ({ recordId }) => ownerOf(recordId));
  return refuseEach(
    batch,
    new Map(
      [...uses].map(([id, each]) => [id, translate('error.inUse', language, { uses: placesOf(each, language) })]),
    ),
  );
}

/** The answer of the call when the rest is done. */
export async function answerBatch(
  caller: Caller,
  table: keyof Schema,
  { allowed, refused }: Batch,
): Promise<BatchResult> {
  const names = await namesOf(
    caller,
    table,
    refused.map(({ id }) => id),
  );
  return {
    done: allowed.length,
    failed: refused.map(({ id, message }) => ({ id, name: names.get(id) ?? '', message })),
  };
}

/**
 * For a noun whose single call has checks of its own: does it for each record, and one that is refused changes nothing.
 * It takes several statements each, so the contract allows fewer of them.
 */
export async function doEach(
  caller: Caller,
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<Batch> {
  const { db, language } = caller;
  const [allowed, refused]: [string[], Batch['refused'][number][]] = [[], []];
  for (const id of ids) {
    const outcome = await withinSavepoint(db, () => work(id));
    if ('done' in outcome) allowed.push(id);
    else if (!(outcome.error instanceof AppError)) throw outcome.error;
    else refused.push({ id, message: translate(outcome.error.key, language, outcome.error.details.params) });
  }
  return { allowed, refused };
}
