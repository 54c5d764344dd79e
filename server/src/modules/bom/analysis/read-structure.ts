import type { BomLineComponent } from '@edp/contract/modules/bom/bom-analysis.ts';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/http/bind.ts';
import { revisionOn } from '../bom-table.ts';
import type { Revision } from '../revisions.ts';
import { type Decimal, parseDecimal } from './decimal.ts';
import { type Component, readComponents } from './read-components.ts';

type Caller = Pick<Context, 'db' | 'language'>;

export interface StructureItem {
  id: string;
  bomId: string;
  parentId: string | null;
  /** A material, a product (negative) or null for free text. */
  component: string | null;
  /** Of free text. */
  name: string;
  specification: string;
  unitText: string | null;
  quantityText: string;
  scrapText: string;
  quantity: Decimal;
  scrap: Decimal;
}

/** A BOM and all BOMs that its components are the heads of, on one day, as the caller sees them. What is not active is left out. */
export interface Structure {
  roots: readonly StructureItem[];
  childrenOf: (item: StructureItem) => readonly StructureItem[];
  /** The BOM of a component that has none of its own items below it. */
  subBomOf: (item: StructureItem) => { bomId: string; roots: readonly StructureItem[] } | undefined;
  components: ReadonlyMap<string, Component>;
}

const none: readonly StructureItem[] = [];

/** Level by level: each BOM is read once, however often it is used. Ids are given as arrays, so that indexes are used however much else the tenant has. */
export async function readStructure(caller: Caller, top: Revision, date: string | undefined): Promise<Structure> {
  const [children, roots] = [new Map<string, StructureItem[]>(), new Map<string, StructureItem[]>()];
  const [components, byHead] = [new Map<string, Component>(), new Map<string, string>()];
  for (let open: readonly Revision[] = [top]; open.length > 0;) {
    const items = await readItems(caller, open);
    for (const item of items) addTo(item.parentId === null ? roots : children, item.parentId ?? item.bomId, item);
    const keys = [...new Set(items.flatMap(({ component }) => component ?? []))].filter((key) => !components.has(key));
    for (const [key, component] of await readComponents(caller, keys)) components.set(key, component);
    const heads = keys.flatMap((key) => [key, ...(components.get(key)!.productId && !key.startsWith('-') ? [`-${components.get(key)!.productId}`] : [])]);
    const found = await readSubBoms(caller, heads.filter((head) => !byHead.has(head)), date);
    for (const { head, bomId } of found) byHead.set(head, bomId);
    open = found.filter(({ bomId }) => !roots.has(bomId));
  }
  return {
    roots: roots.get(top.bomId) ?? none,
    childrenOf: ({ id }) => children.get(id) ?? none,
    subBomOf({ component }) {
      const bomId = component === null ? undefined : (byHead.get(component) ?? byHead.get(`-${components.get(component)!.productId}`));
      return bomId === undefined ? undefined : { bomId, roots: roots.get(bomId) ?? none };
    },
    components,
  };
}

function addTo(map: Map<string, StructureItem[]>, key: string, item: StructureItem): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}

async function readItems({ db }: Caller, revisions: readonly Revision[]): Promise<StructureItem[]> {
  const { rows } = await sql<Omit<StructureItem, 'quantity' | 'scrap'> & { revision: number }>`
    select i.id, i.bom_id as "bomId", i.revision, i.parent_id as "parentId", i.component, i.name, i.specification, u.name as "unitText",
           trim_scale(i.quantity)::text as "quantityText", trim_scale(i.scrap_rate)::text as "scrapText"
      from bom_item i left join unit u on u.id = i.unit_id
     where i.bom_id = any(${revisions.map(({ bomId }) => bomId)}::bigint[]) and i.active order by i.sort_order, i.id`.execute(db);
  const wanted = new Map(revisions.map(({ bomId, revision }) => [bomId, revision]));
  return rows.filter(({ bomId, revision }) => wanted.get(bomId) === revision).map((item) => Object.assign(item, { quantity: parseDecimal(item.quantityText), scrap: parseDecimal(item.scrapText) }));
}

/** The BOMs with these heads that are released on the day. */
async function readSubBoms({ db }: Caller, heads: readonly string[], date: string | undefined): Promise<(Revision & { head: string })[]> {
  if (heads.length === 0) return [];
  const { rows } = await sql<Revision & { head: string }>`
    select * from (
      select b.id as "bomId", b.head, ${revisionOn(sql`b.id`, sql`coalesce(${date ?? null}::date, current_date)`)} as revision from bom b where b.head = any(${heads}::bigint[]) and b.active) found
     where revision is not null`.execute(db);
  return rows;
}

/** In the unit of the item, where that is another one. */
export function componentOf({ components }: Structure, { component, name, specification, unitText }: StructureItem): BomLineComponent {
  const known = component === null ? undefined : components.get(component);
  if (!known) return { productId: '', proSpecId: '', itemCode: '', productName: name, proSpecName: specification, unitText: unitText ?? '', marketPrice: '' };
  return unitText === null || unitText === known.unitText ? known : { ...known, unitText };
}
