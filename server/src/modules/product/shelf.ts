import { joinNames } from '@edp/contract/kernel/language.ts';
import type { BatchResult } from '@edp/contract/kernel/record/batch.ts';
import { type MessageKey, translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { answerBatch, type Batch, lockBatch, refuseEach } from '../../kernel/batch/batch.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { deleteAll } from '../../kernel/batch/batch-handlers.ts';
import { readCompleteness } from './completeness.ts';
import { usesOfProducts, usesOfVariants } from './variants/read-variants.ts';

const lockProducts = (context: Context, ids: readonly string[]): Promise<Batch> =>
  lockBatch(context, 'product', [...new Set(ids)]);

/** The reason that stops a product is said for each one, the others go. */
export async function putOnShelf(context: Context<{ ids: string[] }>): Promise<BatchResult> {
  const { db, language, input } = context;
  const batch = await lockProducts(context, input.ids);
  const completeness = await readCompleteness(db, batch.allowed);
  const { rows: sold } = await sql<{
    id: string;
  }>`select distinct product_id as id from material where product_id = any(${batch.allowed}::bigint[]) and on_shelf`.execute(
    db,
  );
  const withVariant = new Set(sold.map(({ id }) => id));
  const reasons = new Map(
    batch.allowed.flatMap((id) => {
      const missing = completeness(id).blocking.map((item) =>
        translate(`product.missing.${item}` as MessageKey, language),
      );
      if (missing.length > 0)
        return [[id, translate('product.notComplete', language, { missing: joinNames(missing, language) })] as const];
      return withVariant.has(id) ? [] : [[id, translate('product.noVariantOnShelf', language)] as const];
    }),
  );
  const checked = refuseEach(batch, reasons);
  await sql`update product set active = true where id = any(${checked.allowed}::bigint[]) and not active`.execute(db);
  return answerBatch(context, 'product', checked);
}

/** Never refused for what the product lacks. */
export async function takeOffShelf(context: Context<{ ids: string[] }>): Promise<BatchResult> {
  const batch = await lockProducts(context, context.input.ids);
  await sql`update product set active = false where id = any(${batch.allowed}::bigint[]) and active`.execute(
    context.db,
  );
  return answerBatch(context, 'product', batch);
}

/** Not what is on the shelf, in stock or part of something else. The variants go with their product. */
export async function deleteProducts(context: Context<{ ids: string[] }>): Promise<BatchResult> {
  const { db, language, input } = context;
  const batch = await lockProducts(context, input.ids);
  const { rows } = await sql<{ id: string; active: boolean; variants: string[] }>`
    select p.id, p.active, array(select m.id::text from material m where m.product_id = p.id) as variants from product p where p.id = any(${batch.allowed}::bigint[])`.execute(
    db,
  );
  const [uses, ownUses] = [
    await usesOfVariants(
      db,
      rows.flatMap(({ variants }) => variants),
      language,
    ),
    await usesOfProducts(
      db,
      rows.map(({ id }) => id),
      language,
    ),
  ];
  const reasons = new Map(
    rows.flatMap(({ id, active, variants }) => {
      if (active) return [[id, translate('product.onShelf', language)] as const];
      const used = ownUses.get(id) ?? uses.get(variants.find((variant) => uses.has(variant)) ?? '');
      return used ? [[id, translate('product.used', language, { uses: used })] as const] : [];
    }),
  );
  const checked = refuseEach(batch, reasons);
  const answer = await answerBatch(context, 'product', checked);
  await deleteAll(db, 'product', checked.allowed);
  return answer;
}
