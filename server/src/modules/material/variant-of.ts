import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import { type Batch, refuseEach } from '../../kernel/batch/batch.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';

/** The products that materials are variants of, by the ids of the materials. */
export async function productsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; product: string }>`
    select m.id, coalesce(p.name, '') as product from material m left join product p on p.id = m.product_id where m.id = any(${ids}::bigint[]) and m.product_id is not null`.execute(
    db,
  );
  return new Map(rows.map(({ id, product }) => [id, product]));
}

/** The name of the product that a material is a variant of; undefined if it is none. */
const productOf = async (db: Database, id: string): Promise<string | undefined> => (await productsOf(db, [id])).get(id);

/** A variant is removed from its product, never behind its back. */
export async function assertNoVariant({ db }: Pick<Context, 'db'>, id: string): Promise<void> {
  const product = await productOf(db, id);
  if (product !== undefined) throw new AppError(409, 'product.variantOfProduct', { params: { product } });
}

export async function refuseVariants({ db, language }: Pick<Context, 'db' | 'language'>, batch: Batch): Promise<Batch> {
  const products = await productsOf(db, batch.allowed);
  return refuseEach(
    batch,
    new Map([...products].map(([id, product]) => [id, translate('product.variantOfProduct', language, { product })])),
  );
}

/**
 * A change of a variant makes a newer version of its product, so that a form of the product that was opened before is
 * merged with it. Before the variant is locked, as in a save of the product: so neither waits for the other.
 */
export async function touchProducts(db: Database, materialIds: readonly string[]): Promise<void> {
  await sql`update product set version = version where id in (select m.product_id from material m where m.id = any(${materialIds}::bigint[]) and m.product_id is not null)`.execute(
    db,
  );
}
