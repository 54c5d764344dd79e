import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { bom } from '@edp/contract/modules/bom/bom.ts';
import { sql } from 'kysely';
import { AppError, invalid } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { insertRecord, updateRecord } from '../../kernel/record/save-record.ts';
import { bomTable } from './bom-table.ts';
import { copyItems } from './copy-items.ts';
import { assertNoCycle, keyOf, lockBoms } from './cycles.ts';
import { findBom } from './list-boms.ts';
import { requireRevision } from './revisions.ts';
import { firstVariants, hasVariants } from './variants-of.ts';

/** The given fields of a head, as the wire has them. */
interface Given {
  productId?: string | undefined;
  proSpecId?: string | undefined;
  productName: string;
  proSpecName: string;
}

interface Stored {
  productId: string | null;
  materialId: string | null;
  typeId: string | null;
}

export async function saveBom(context: Context<ParsedOf<typeof bom.save>>): Promise<{ id: string }> {
  const {
    db,
    input: { id, version, ...fields },
  } = context;
  if (id === undefined) {
    await checkType(db, fields.typeId, undefined);
    return addBom(context, { ...fields, ...(await resolveHead(db, fields)) });
  }
  await lockBoms(db);
  await lockForUpdate(db, 'bom', id, version, () => findBom(context, id));
  const { rows } =
    await sql<Stored>`select product_id as "productId", material_id as "materialId", type_id as "typeId" from bom where id = ${id}`.execute(
      db,
    );
  const before = rows[0]!;
  await checkType(db, fields.typeId, before.typeId);
  const head = await resolveHead(db, fields, before);
  await assertHeadMayChange(context, id, before, head);
  return updateRecord(context, bomTable, { ...fields, ...head, id });
}

/** With an empty draft. */
async function addBom(
  context: Context,
  fields: Parameters<typeof insertRecord<typeof bomTable.fields>>[2],
): Promise<{ id: string }> {
  const saved = await insertRecord(context, bomTable, fields);
  await sql`insert into bom_revision (bom_id, revision) values (${saved.id}, 1)`.execute(context.db);
  return saved;
}

/** A new BOM with an equal tree. */
export async function copyBom(context: Context<ParsedOf<typeof bom.copy>>): Promise<{ id: string }> {
  const {
    db,
    input: { sourceId, revision, specCode, ...fields },
  } = context;
  await lockBoms(db);
  const {
    rows: [source],
  } = await sql<{
    typeId: string | null;
    remark: string;
  }>`select type_id as "typeId", remark from bom where id = ${sourceId}`.execute(db);
  if (!source) throw invalid('bom.sourceGone', 'sourceId');
  const from = await requireRevision(db, sourceId, revision);
  const head = await resolveHead(db, { ...fields, proSpecName: specCode });
  const { rows: components } = await sql<{ component: string }>`
    select distinct component from bom_item where bom_id = ${sourceId} and revision = ${from.revision} and component is not null`.execute(
    db,
  );
  await assertNoCycle(
    context,
    components.map(({ component }) => ({
      head: keyOf({ materialId: head.proSpecId ?? null, productId: head.productId ?? null }),
      component,
    })),
  );
  const saved = await addBom(context, {
    ...head,
    typeId: source.typeId ?? undefined,
    remark: source.remark,
    active: 1,
  });
  await copyItems(db, from, { bomId: saved.id, revision: 1 });
  return saved;
}

/**
 * The variant or material, with what it is called; a variant brings its product along. What was typed is the head where
 * none is chosen.
 */
async function resolveHead(
  db: Database,
  { productId, proSpecId: chosenId, productName, proSpecName }: Given,
  before?: Stored,
) {
  if (chosenId === undefined && productId === undefined)
    return { productId: undefined, proSpecId: undefined, productCode: '', productName, proSpecName };
  const proSpecId = chosenId ?? (await onlyVariant(db, productId!, before));
  const {
    rows: [found],
  } = await sql<{ productId: string | null; code: string; name: string; active: boolean }>`
    ${
      proSpecId === undefined
        ? sql`select p.id as "productId", p.code, p.name, true as active from product p where p.id = ${productId}`
        : sql`select p.id as "productId", coalesce(p.code, m.code) as code, coalesce(p.name, m.name) as name, m.active
              from material m left join product p on p.id = m.product_id where m.id = ${proSpecId}`
    }`.execute(db);
  const isSame =
    before?.materialId === (proSpecId ?? null) && (proSpecId !== undefined || before.productId === productId);
  if (!found || (!found.active && !isSame))
    throw invalid('bom.headGone', proSpecId === undefined ? 'productId' : 'proSpecId');
  if (proSpecId !== undefined && productId !== undefined && found.productId !== productId)
    throw invalid('bom.variantOfOther', 'proSpecId');
  return {
    productId: found.productId ?? undefined,
    proSpecId,
    productCode: found.code,
    productName: found.name,
    proSpecName: '',
  };
}

/** A product with one variant stands for it, one without any for itself. A BOM that was written for the whole product before stays so. */
async function onlyVariant(db: Database, productId: string, before: Stored | undefined): Promise<string | undefined> {
  if (before?.productId === productId && before.materialId === null) return undefined;
  const [only, another] = (await firstVariants(db, [productId])).get(productId) ?? [];
  if (another !== undefined) throw invalid('bom.variantRequired', 'proSpecId');
  if (only === undefined && (await hasVariants(db, productId))) throw invalid('bom.variantsDisabled', 'proSpecId');
  return only;
}

async function assertHeadMayChange(
  context: Context,
  id: string,
  before: Stored,
  head: { productId: string | undefined; proSpecId: string | undefined },
): Promise<void> {
  const { db } = context;
  const [was, now] = [keyOf(before), keyOf({ materialId: head.proSpecId ?? null, productId: head.productId ?? null })];
  if (was === now) return;
  const { rows } = await sql<{ isReleased: boolean; components: string[] }>`
    select exists (select from bom_revision v where v.bom_id = ${id} and v.status = 'released') as "isReleased",
           array(select distinct i.component::text from bom_item i where i.bom_id = ${id} and i.component is not null) as components`.execute(
    db,
  );
  if (rows[0]!.isReleased)
    throw new AppError(409, 'bom.headFixed', { field: head.proSpecId === undefined ? 'productId' : 'proSpecId' });
  await assertNoCycle(
    context,
    rows[0]!.components.map((component) => ({ head: now, component })),
  );
}

async function checkType(db: Database, id: string | undefined, before: string | null | undefined): Promise<void> {
  if (id === undefined || id === before) return;
  const { rows } = await sql`select from category_set where id = ${id} and active`.execute(db);
  if (rows.length === 0) throw invalid('bom.typeGone', 'typeId');
}
