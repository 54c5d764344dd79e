import type { OutputOf, ParsedOf } from '@edp/contract/kernel/call.ts';
import type { bomAnalysis, BomLineComponent } from '@edp/contract/modules/bom/bom-analysis.ts';
import { mostBomLines } from '@edp/contract/modules/bom/bom-fields.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { requireRevision } from '../revisions.ts';
import { add, type Decimal, formatDecimal, multiply, one, parseDecimal, withPercent } from '../../../kernel/decimal.ts';
import { componentOf, readStructure, type Structure, type StructureItem, type SubBom } from './read-structure.ts';

type Explosion = OutputOf<typeof bomAnalysis.explode>;

/**
 * Visits every line in the order of the tree until `visit` says that it is enough. No BOM contains itself, so it ends.
 */
function walk(
  structure: Structure,
  quantity: Decimal,
  visit: (item: StructureItem, level: number, total: Decimal) => boolean,
): void {
  const visitAll = (items: readonly StructureItem[], above: Decimal, level: number): boolean =>
    items.every((item) => {
      const total = withPercent(multiply(above, item.quantity), item.scrap);
      return visit(item, level, total) && visitBelow(item, total, level + 1);
    });
  // Its own items, else those of the BOM that its component is the head of.
  const visitBelow = (item: StructureItem, total: Decimal, level: number): boolean => {
    const own = structure.childrenOf(item);
    if (own.length > 0) return visitAll(own, total, level);
    const sub = structure.subBomOf(item);
    return sub === undefined || visitAll(sub.roots, multiply(total, sub.factor), level);
  };
  visitAll(structure.roots, quantity, 1);
}

/** A key is equal for one component in one unit; free text is equal where name and specification are. */
const keyOf = ({ component, name, specification, unitId }: StructureItem) =>
  `${component ?? JSON.stringify([name, specification])} ${unitId}`;

export async function explode(context: Context<ParsedOf<typeof bomAnalysis.explode>>): Promise<Explosion> {
  const {
    input: { id, revision, quantity, date },
  } = context;
  const structure = await readStructure(context, await requireRevision(context.db, id, revision), date);
  const places = new Map<string, number>();
  const [components, lines]: [BomLineComponent[], Explosion['lines']] = [[], []];
  let isTruncated = false;
  walk(structure, parseDecimal(quantity), (item, level, total) => {
    if (lines.length >= mostBomLines) {
      isTruncated = true;
      return false;
    }
    const key = keyOf(item);
    if (!places.has(key)) places.set(key, components.push(componentOf(structure, item)) - 1);
    lines.push({
      level,
      component: places.get(key)!,
      itemId: item.id,
      bomId: item.bomId,
      quantity: item.quantityText,
      scrapRate: item.scrapText,
      total: formatDecimal(total),
    });
    return true;
  });
  return { components, lines, isTruncated };
}

/** The quantity that is needed of each leaf, by its key. */
type Totals = Map<string, { item: StructureItem; total: Decimal }>;

/** From below: a BOM that many components have is added up once, and multiplied where it is used. */
export async function explodeSums(
  context: Context<ParsedOf<typeof bomAnalysis.sums>>,
): Promise<OutputOf<typeof bomAnalysis.sums>> {
  const {
    input: { id, revision, quantity, date },
  } = context;
  const structure = await readStructure(context, await requireRevision(context.db, id, revision), date);
  const totalsByBom = new Map<string, Totals>();

  const ofBom = ({ bomId, roots }: SubBom): Totals => {
    const totals = totalsByBom.get(bomId) ?? totalsOf(roots, one);
    totalsByBom.set(bomId, totals);
    return totals;
  };

  function totalsOf(items: readonly StructureItem[], above: Decimal, totals: Totals = new Map()): Totals {
    for (const item of items) {
      const total = withPercent(multiply(above, item.quantity), item.scrap);
      const [own, sub] = [structure.childrenOf(item), structure.subBomOf(item)];
      if (own.length > 0) totalsOf(own, total, totals);
      else if (sub && sub.roots.length > 0)
        for (const each of ofBom(sub).values())
          addTotal(totals, each.item, multiply(multiply(total, sub.factor), each.total));
      else addTotal(totals, item, total);
    }
    return totals;
  }

  return [...totalsOf(structure.roots, parseDecimal(quantity)).values()].map(({ item, total }) => {
    const component = componentOf(structure, item);
    return {
      ...component,
      total: formatDecimal(total),
      cost: component.marketPrice === '' ? '' : formatDecimal(multiply(total, parseDecimal(component.marketPrice))),
    };
  });
}

function addTotal(totals: Totals, item: StructureItem, total: Decimal): void {
  const sum = totals.get(keyOf(item));
  if (sum) sum.total = add(sum.total, total);
  else totals.set(keyOf(item), { item, total });
}
