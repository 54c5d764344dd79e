import type { BomLineComponent } from '@edp/contract/modules/bom/bom-analysis.ts';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/http/bind.ts';
import { type Decimal, formatDecimal, multiply, one, parseDecimal } from '../../../kernel/decimal.ts';
import { type Component, readComponents } from './read-components.ts';
import { headsOf, readSubBoms } from './read-sub-boms.ts';
import { convert, readUnits, type Unit } from './read-units.ts';
import type { Revision } from '../copy-items.ts';

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
  unitId: string | null;
  quantityText: string;
  scrapText: string;
  quantity: Decimal;
  scrap: Decimal;
}

export interface SubBom {
  bomId: string;
  roots: readonly StructureItem[];
  /** How many of what the BOM makes one of the item's unit is. */
  factor: Decimal;
}

/**
 * A BOM and all BOMs that its components are the heads of, on one day, as the caller sees them. What is not active is
 * left out.
 */
export interface Structure {
  roots: readonly StructureItem[];
  childrenOf: (item: StructureItem) => readonly StructureItem[];
  /**
   * The BOM of a component that has none of its own items below it, unless it is for another unit, which cannot be
   * converted.
   */
  subBomOf: (item: StructureItem) => SubBom | undefined;
  components: ReadonlyMap<string, Component>;
  units: ReadonlyMap<string, Unit>;
}

const none: readonly StructureItem[] = [];

/**
 * Level by level: each BOM is read once, however often it is used. Ids are given as arrays, so that indexes are used
 * however much else the tenant has.
 */
export async function readStructure(caller: Caller, top: Revision, date: string | undefined): Promise<Structure> {
  const [children, roots] = [new Map<string, StructureItem[]>(), new Map<string, StructureItem[]>()];
  const [components, units, byHead] = [
    new Map<string, Component>(),
    new Map<string, Unit>(),
    new Map<string, string>(),
  ];
  for (let open: readonly Revision[] = [top]; open.length > 0;) {
    const items = await readItems(caller, open);
    for (const item of items) addTo(item.parentId === null ? roots : children, item.parentId ?? item.bomId, item);
    const keys = [...new Set(items.flatMap(({ component }) => component ?? []))].filter((key) => !components.has(key));
    const found = await readComponents(caller, keys);
    for (const [key, component] of found) components.set(key, component);
    const unitIds = new Set([...items, ...found.values()].flatMap(({ unitId }) => unitId ?? []));
    for (const [id, unit] of await readUnits(
      caller,
      [...unitIds].filter((each) => !units.has(each)),
    ))
      units.set(id, unit);
    const subBoms = (
      await readSubBoms(
        caller,
        headsOf(found).filter((head) => !byHead.has(head)),
        date,
      )
    ).flatMap(({ revision, ...sub }) => (revision === null ? [] : [{ ...sub, revision }]));
    for (const { head, bomId } of subBoms) byHead.set(head, bomId);
    open = subBoms.filter(({ bomId }) => !roots.has(bomId));
  }
  const structure: Structure = {
    roots: roots.get(top.bomId) ?? none,
    childrenOf: ({ id }) => children.get(id) ?? none,
    subBomOf(item) {
      const { component } = item;
      const factor = factorOf(structure, item);
      const bomId =
        component === null
          ? undefined
          : (byHead.get(component) ?? byHead.get(`-${components.get(component)!.productId}`));
      return bomId === undefined || factor === undefined
        ? undefined
        : { bomId, roots: roots.get(bomId) ?? none, factor };
    },
    components,
    units,
  };
  return structure;
}

function addTo(map: Map<string, StructureItem[]>, key: string, item: StructureItem): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}

async function readItems({ db }: Caller, revisions: readonly Revision[]): Promise<StructureItem[]> {
  const { rows } = await sql<Omit<StructureItem, 'quantity' | 'scrap'> & { revision: number }>`
    select i.id, i.bom_id as "bomId", i.revision, i.parent_id as "parentId", i.component, i.name, i.specification, i.unit_id as "unitId",
           trim_scale(i.quantity)::text as "quantityText", trim_scale(i.scrap_rate)::text as "scrapText"
      from bom_item i
     where i.bom_id = any(${revisions.map(({ bomId }) => bomId)}::bigint[]) and i.active order by i.sort_order, i.id`.execute(
    db,
  );
  const revisionsByBom = new Map(revisions.map(({ bomId, revision }) => [bomId, revision]));
  return rows
    .filter(({ bomId, revision }) => revisionsByBom.get(bomId) === revision)
    .map((item) =>
      Object.assign(item, { quantity: parseDecimal(item.quantityText), scrap: parseDecimal(item.scrapText) }),
    );
}

/**
 * How many of the unit of its component one of an item's unit is: 0.001 for millimetres of what is bought in metres.
 * Undefined where that cannot be said.
 */
export function factorOf({ components, units }: Structure, { component, unitId }: StructureItem): Decimal | undefined {
  const unit = component === null ? null : components.get(component)!.unitId;
  return unitId === null || unit === null ? one : convert(units, unitId, unit);
}

/** In the unit of the item, with the price of one such unit. */
export function componentOf(structure: Structure, item: StructureItem): BomLineComponent {
  const { component, name, specification, unitId } = item;
  const unitText = (id: string | null) => (id === null ? '' : (structure.units.get(id)?.name ?? ''));
  if (component === null)
    return {
      productId: '',
      proSpecId: '',
      itemCode: '',
      productName: name,
      proSpecName: specification,
      unitText: unitText(unitId),
      marketPrice: '',
      isUnconverted: false,
    };
  const { unitId: own, marketPrice: price, isDisabled: _isDisabled, ...details } = structure.components.get(component)!;
  const factor = factorOf(structure, item);
  const marketPrice =
    price === '' || factor === undefined
      ? ''
      : factor === one
        ? price
        : formatDecimal(multiply(parseDecimal(price), factor));
  return { ...details, unitText: unitText(unitId ?? own), marketPrice, isUnconverted: factor === undefined };
}
