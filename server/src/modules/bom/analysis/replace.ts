import type { OutputOf, ParsedOf } from '@edp/contract/kernel/call.ts';
import type { bomAnalysis } from '@edp/contract/modules/bom/bom-analysis.ts';
import { mostReplaced } from '@edp/contract/modules/bom/bom-fields.ts';
import { translate } from '@edp/contract/texts.ts';
import { type RawBuilder, sql } from 'kysely';
import { AppError, invalid } from '../../../kernel/app-error.ts';
import { doEach, lockBatch, refuseEach } from '../../../kernel/batch/batch.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { specificationOfBom } from '../bom-table.ts';
import { describePath, findCycles, keyOf, lockBoms } from '../cycles.ts';
import { itemValues, type ItemValues } from '../items/item-values.ts';
import { newVersion } from '../revisions.ts';

type Input = ParsedOf<typeof bomAnalysis.replace>;
type Answer = OutputOf<typeof bomAnalysis.replace>;
type Affected = Answer['boms'][number] & { head: string | null };

/**
 * Puts a component in the place of another: in the draft of each BOM, or in a new one made from its newest revision.
 */
export async function replaceComponent(context: Context<Input>): Promise<Answer> {
  const {
    db,
    input: { proSpecId, productId, preview },
  } = context;
  const from = replacedBy(context.input);
  const [to] = await itemValues(db, [
    {
      input: {
        proSpecId,
        productId,
        productName: '',
        proSpecName: '',
        quantity: '1',
        scrapRate: '0',
        position: '',
        remark: '',
        active: 1,
      },
    },
  ]);
  const target = keyOf({ materialId: to!.material_id, productId: to!.product_id });
  if (from.key !== null && from.key === target)
    throw invalid('bom.sameComponent', proSpecId === undefined ? 'productId' : 'proSpecId');
  await lockBoms(db);
  const affected = await findAffected(context, from);
  if (affected.length > mostReplaced) throw new AppError(409, 'bom.tooManyBoms', { params: { max: mostReplaced } });
  const locked = await lockBatch(
    context,
    'bom',
    affected.map(({ id }) => id),
  );
  const batch = refuseEach(locked, await cyclesAmong(context, affected, target));
  const messages = new Map(batch.refused.map(({ id, message }) => [id, message]));
  if (preview !== 1) {
    const { refused } = await doEach(context, batch.allowed, (id) =>
      replaceIn(
        context,
        affected.find((each) => each.id === id)!,
        from,
        to!,
      ),
    );
    for (const { id, message } of refused) messages.set(id, message);
  }
  const boms = affected.map(({ head: _head, ...row }) => ({ ...row, message: messages.get(row.id) ?? '' }));
  if (preview === 1) return { boms, replaced: 0 };
  const { done = [], failed = [] } = Object.groupBy(boms, ({ message }) => (message === '' ? 'done' : 'failed'));
  return {
    boms,
    replaced: done.reduce((sum, { items }) => sum + items, 0),
    batch: {
      done: done.length,
      failed: failed.map(({ id, productName, message }) => ({ id, name: productName, message })),
    },
  };
}

/** The component that is replaced: a material or product by its key, free text by what it says. */
interface Replaced {
  key: string | null;
  /** Which items (`i`) are it. */
  condition: RawBuilder<boolean>;
}

function replacedBy({ fromProSpecId, fromProductId, fromProductName, fromProSpecName }: Input): Replaced {
  const key = keyOf({ materialId: fromProSpecId ?? null, productId: fromProductId ?? null });
  return {
    key,
    condition:
      key === null
        ? sql`i.component is null and i.name = ${fromProductName} and i.specification = ${fromProSpecName}`
        : sql`i.component = ${key}::bigint`,
  };
}

/** The BOMs that have the component in the revision that is worked on. */
async function findAffected({ db, input: { ids } }: Context<Input>, { condition }: Replaced): Promise<Affected[]> {
  const { rows } = await sql<Affected>`
    select b.id, b.code as "productCode", b.name as "productName", ${specificationOfBom} as "proSpecName", v.revision, v.status,
           coalesce(v.effective_from::text, '') as "effectiveFrom", coalesce(v.effective_to::text, '') as "effectiveTo", found.items, b.head, '' as message
      from (select i.bom_id, i.revision, count(*)::int as items from bom_item i where ${condition} group by i.bom_id, i.revision) found
      join bom b on b.id = found.bom_id
      join bom_revision v on v.bom_id = b.id and v.revision = found.revision and v.revision = (select max(n.revision) from bom_revision n where n.bom_id = b.id)
     where ${ids.length === 0 ? sql`true` : sql`b.id = any(${ids}::bigint[])`}
     order by b.id desc limit ${mostReplaced + 1}`.execute(db);
  return rows;
}

/** Which of the BOMs would contain themselves, each with its path. */
async function cyclesAmong(
  context: Context,
  boms: readonly Affected[],
  component: string | null,
): Promise<ReadonlyMap<string, string>> {
  const found = await findCycles(
    context,
    boms.map(({ head }) => ({ head, component })),
  );
  const messages = new Map<string, string>();
  for (const { head, component: through } of found) {
    const { id } = boms.find((each) => each.head === head)!;
    messages.set(id, translate('bom.cycle', context.language, { path: await describePath(context, head, through) }));
  }
  return messages;
}

/** Quantity and the rest stay; the unit is that of the new component where it was that of the old, or none. */
async function replaceIn(
  { db }: Context,
  { id, revision, status }: Affected,
  { condition }: Replaced,
  to: ItemValues,
): Promise<void> {
  const draft = status === 'draft' ? revision : (await newVersion(db, id, undefined)).revision;
  await sql`
    update bom_item i set material_id = ${to.material_id}::bigint, product_id = ${to.product_id}::bigint, name = ${to.name}, specification = ${to.specification}, 
           unit_id = case when i.unit_id is null or i.unit_id = (select unit_id from material where id = i.material_id union all select unit_id from product where id = i.product_id)
                          then ${to.unit_id}::bigint else i.unit_id end
     where i.bom_id = ${id} and i.revision = ${draft} and ${condition}`.execute(db);
}
