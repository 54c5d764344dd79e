import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { bomAnalysis, BomUse } from '@edp/contract/modules/bom/bom-analysis.ts';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { specificationOfBom } from '../bom-table.ts';
import { answerItem, readItems } from '../items/read-items.ts';
import { readComponents } from './read-components.ts';

type Input = ParsedOf<typeof bomAnalysis.whereUsed>;

/** An item that is the component that was asked for, or an assembly that contains it. */
interface Use {
  id: string;
  bomId: string;
  revision: number;
  status: BomUse['status'];
  component: string;
  head: string | null;
  level: number;
}

interface Found {
  uses: Use[];
  /** For an assembly, an item of its BOM that leads down, on the shortest way. */
  downOf: ReadonlyMap<string, Use>;
}

export async function whereUsed(context: Context<Input>): Promise<Page<BomUse>> {
  const { db, input } = context;
  const { uses, downOf } = await findUses(db, input);
  const shown = uses
    .toSorted(
      (a, b) =>
        a.level - b.level ||
        Number(b.bomId) - Number(a.bomId) ||
        b.revision - a.revision ||
        Number(a.id) - Number(b.id),
    )
    .slice((input.pageNo - 1) * input.pageSize, input.pageNo * input.pageSize);
  return { rows: await describe(context, shown, downOf), total: uses.length };
}

/** Upwards, level by level. A product is also found through its variants, and a variant is made as its product is. */
async function findUses(db: Database, { proSpecId, productId, direct }: Input): Promise<Found> {
  const [uses, downOf, seen]: [Use[], Map<string, Use>, Set<string>] = [[], new Map(), new Set()];
  const start =
    proSpecId === undefined
      ? [`-${productId}`, ...(await variantsOf(db, [productId!])).map(({ id }) => id)]
      : [proSpecId];
  for (let [keys, level] = [start, 1]; keys.length > 0 && (level === 1 || direct !== 1); level++) {
    for (const key of keys) seen.add(key);
    const found = (await readUses(db, keys)).map((use) => ({ ...use, level }));
    uses.push(...found);
    const above = new Map<string, Use>();
    for (const use of found)
      if (use.head !== null && !seen.has(use.head)) above.set(use.head, above.get(use.head) ?? use);
    for (const { id, productId: of } of await variantsOf(
      db,
      [...above.keys()].flatMap((key) => (key.startsWith('-') ? key.slice(1) : [])),
    )) {
      if (!seen.has(id)) above.set(id, above.get(`-${of}`)!);
    }
    for (const [key, use] of above) downOf.set(key, use);
    keys = [...above.keys()];
  }
  return { uses, downOf };
}

async function variantsOf(db: Database, productIds: readonly string[]): Promise<{ id: string; productId: string }[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{
    id: string;
    productId: string;
  }>`select id, product_id as "productId" from material where product_id = any(${productIds}::bigint[])`.execute(db);
  return rows;
}

/**
 * In drafts, and in the released revisions that hold today; not in those that are over. Two plain statements: joined,
 * they take three times as long for thousands.
 */
async function readUses(db: Database, components: readonly string[]): Promise<Omit<Use, 'level'>[]> {
  const { rows: items } = await sql<Pick<Use, 'id' | 'bomId' | 'revision' | 'component'>>`
    select i.id, i.bom_id as "bomId", i.revision, i.component from bom_item i where i.component = any(${components}::bigint[])`.execute(
    db,
  );
  if (items.length === 0) return [];
  const { rows: revisions } = await sql<Pick<Use, 'bomId' | 'revision' | 'status' | 'head'>>`
    select v.bom_id as "bomId", v.revision, v.status, b.head from bom_revision v join bom b on b.id = v.bom_id
     where v.bom_id = any(${[...new Set(items.map(({ bomId }) => bomId))]}::bigint[])
       and (v.status = 'draft' or v.effective_from <= current_date and (v.effective_to is null or v.effective_to >= current_date))
     order by v.revision`.execute(db);
  // The newest of those that are released comes last and stays.
  const live = new Map(revisions.map((each) => [`${each.status} ${each.bomId}`, each]));
  const counted = new Map([...live.values()].map((each) => [`${each.bomId} ${each.revision}`, each]));
  return items.flatMap((item) => {
    const revision = counted.get(`${item.bomId} ${item.revision}`);
    return revision ? [{ ...item, status: revision.status, head: revision.head }] : [];
  });
}

/** Completes the uses of a page: the BOM, the quantity, and the way down to what was asked for. */
async function describe(context: Context, uses: readonly Use[], downOf: Found['downOf']): Promise<BomUse[]> {
  const { db } = context;
  const steps = new Map(uses.map((use) => [use.id, stepsFrom(use, downOf)]));
  const ids = [...new Set([...steps.values()].flat())];
  const items = new Map(
    (await readItems(context, sql<boolean>`i.id = any(${ids}::bigint[])`)).map((row) => [row.id, answerItem(row)]),
  );
  const [above, heads] = [
    await namesAbove(context, ids),
    await readHeads(
      db,
      uses.map(({ bomId }) => bomId),
    ),
  ];
  return uses.map(({ component: _component, head: _head, ...use }) => ({
    ...use,
    ...heads.get(use.bomId)!,
    path: steps.get(use.id)!.flatMap((step) => [...(above.get(step) ?? []), items.get(step)?.productName ?? '']),
    quantity: items.get(use.id)?.quantity ?? '',
    unitText: items.get(use.id)?.unitText ?? '',
  }));
}

function stepsFrom(use: Use, downOf: Found['downOf']): string[] {
  const steps = [use.id];
  for (let at = use; at.level > 1;) {
    at = downOf.get(at.component)!;
    steps.push(at.id);
  }
  return steps;
}

type Head = Pick<BomUse, 'productCode' | 'productName' | 'proSpecName' | 'active'>;

async function readHeads(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Head>> {
  const { rows } = await sql<Head & { id: string }>`
    select b.id, b.code as "productCode", b.name as "productName", ${specificationOfBom} as "proSpecName", b.active::int as active
      from bom b where b.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...head }) => [id, head]));
}

/** The names of the items that an item stands below, from its root: a record as it is, free text as it was typed. */
async function namesAbove(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ id: string; parents: { name: string; component: string | null }[] }>`
    with recursive above as (
      select i.id, i.parent_id, 0 as distance from bom_item i where i.id = any(${ids}::bigint[])
      union all
      select above.id, p.parent_id, distance + 1 from above join bom_item p on p.id = above.parent_id
    )
    select a.id, jsonb_agg(jsonb_build_object('name', p.name, 'component', p.component::text) order by a.distance desc) as parents
      from above a join bom_item p on p.id = a.parent_id group by a.id`.execute(context.db);
  const used = new Set(rows.flatMap(({ parents }) => parents.flatMap(({ component }) => component ?? [])));
  const components = await readComponents(context, [...used]);
  return new Map(
    rows.map(({ id, parents }) => [
      id,
      parents.map(({ name, component }) => (component === null ? name : components.get(component)!.productName)),
    ]),
  );
}
