import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError, notFound } from '../../../kernel/app-error.ts';
import { answerBatch, type Batch, lockBatch, refuseAll, refuseEach } from '../../../kernel/batch/batch.ts';
import { deleteAll } from '../../../kernel/batch/batch-handlers.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { touchProducts } from '../../material/variant-of.ts';
import { usesOfVariants } from './read-variants.ts';
import { alignVariants } from './save-variants.ts';

/** SKU records of products: other materials are not found here. */
async function lockSkus(context: Context, ids: readonly string[]): Promise<Batch & { products: string[] }> {
  const named = [...new Set(ids)];
  await touchProducts(context.db, named);
  const batch = await lockBatch(context, 'material', named);
  const { rows } = await sql<{
    id: string;
    product: string | null;
  }>`select id, product_id as product from material where id = any(${batch.allowed}::bigint[])`.execute(context.db);
  const checked = refuseAll(
    context,
    batch,
    rows.filter(({ product }) => product === null).map(({ id }) => id),
    'error.notFound',
  );
  return { ...checked, products: [...new Set(rows.flatMap(({ product }) => product ?? []))] };
}

export async function setSkusActive(context: Context<{ ids: string[]; active: 0 | 1 }>): Promise<BatchResult> {
  const {
    db,
    input: { ids, active },
  } = context;
  const batch = await lockSkus(context, ids);
  await sql`update material set on_shelf = ${active === 1} where id = any(${batch.allowed}::bigint[]) and on_shelf <> ${active === 1}`.execute(
    db,
  );
  return answerBatch(context, 'material', batch);
}

/**
 * Definitions of specifications and SKU records have ids of one sequence, so that an id tells which of them is meant.
 */
export async function isSkuRecord(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from material where id = ${id} and product_id is not null`.execute(db);
  return rows.length > 0;
}

/** Switches one record. */
export async function setSkuActive(context: Context, id: string, active: 0 | 1): Promise<null> {
  const {
    failed: [refused],
  } = await setSkusActive({ ...context, input: { ids: [id], active } });
  if (refused) throw refused.name ? new AppError(403, 'error.readOnly') : notFound();
  return null;
}

/** Not what is in use, and not so many that a product on the shelf has none left. */
export async function deleteSkus(context: Context<{ ids: string[] }>): Promise<BatchResult> {
  const { db, language, input } = context;
  const { products, ...batch } = await lockSkus(context, input.ids);
  const uses = await usesOfVariants(db, batch.allowed, language);
  const unused = refuseEach(
    batch,
    new Map([...uses].map(([id, places]) => [id, translate('error.inUse', language, { uses: places })])),
  );
  const { rows: emptied } = await sql<{ id: string }>`
    select m.id from material m where m.id = any(${unused.allowed}::bigint[])
       and not exists (select from material other where other.product_id = m.product_id and other.id <> all(${unused.allowed}::bigint[]))`.execute(
    db,
  );
  const checked = refuseEach(
    unused,
    new Map(emptied.map(({ id }) => [id, translate('product.lastVariant', language)])),
  );
  const answer = await answerBatch(context, 'material', checked);
  await deleteAll(db, 'material', checked.allowed);
  await alignVariants(db, products);
  return answer;
}
