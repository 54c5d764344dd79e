import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { bomAnalysis, BomCost } from '@edp/contract/modules/bom/bom-analysis.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { requireRevision } from '../revisions.ts';
import {
  add,
  type Decimal,
  formatDecimal,
  multiply,
  parseDecimal,
  withPercent,
  zero,
} from '../../../kernel/decimal.ts';
import { componentOf, factorOf, readStructure, type StructureItem } from './read-structure.ts';

interface Priced {
  price: Decimal;
  source: BomCost['items'][number]['source'];
}

/** The cost of one of each item, from the leaves up; a BOM that several components have is added up once. */
export async function rollUpCost(context: Context<ParsedOf<typeof bomAnalysis.cost>>): Promise<BomCost> {
  const {
    input: { id, revision, date },
  } = context;
  const structure = await readStructure(context, await requireRevision(context.db, id, revision), date);
  const [prices, boms] = [new Map<string, Priced>(), new Map<string, Decimal>()];
  const [missing, unconverted] = [new Set<string>(), new Set<string>()];

  const costOf = (item: StructureItem): Decimal =>
    withPercent(multiply(priceOf(item).price, item.quantity), item.scrap);
  const sumOf = (items: readonly StructureItem[]): Decimal => items.reduce((sum, item) => add(sum, costOf(item)), zero);

  function priceOf(item: StructureItem): Priced {
    const cached = prices.get(item.id);
    if (cached) return cached;
    const priced = findPrice(item);
    prices.set(item.id, priced);
    return priced;
  }

  function findPrice(item: StructureItem): Priced {
    const own = structure.childrenOf(item);
    if (own.length > 0) return { price: sumOf(own), source: 'children' };
    if (factorOf(structure, item) === undefined) {
      unconverted.add(item.id);
      return { price: zero, source: 'unit' };
    }
    const sub = structure.subBomOf(item);
    if (sub && sub.roots.length > 0) {
      const cost = boms.get(sub.bomId) ?? sumOf(sub.roots);
      boms.set(sub.bomId, cost);
      return { price: multiply(cost, sub.factor), source: 'bom' };
    }
    const { marketPrice } = componentOf(structure, item);
    if (marketPrice !== '') return { price: parseDecimal(marketPrice), source: 'price' };
    missing.add(item.component ?? item.id);
    return { price: zero, source: 'none' };
  }

  const items: BomCost['items'] = [];
  const visit = (item: StructureItem): void => {
    const { price, source } = priceOf(item);
    items.push({ id: item.id, price: formatDecimal(price), cost: formatDecimal(costOf(item)), source });
    structure.childrenOf(item).forEach(visit);
  };
  structure.roots.forEach(visit);
  return { total: formatDecimal(sumOf(structure.roots)), missing: missing.size, unconverted: unconverted.size, items };
}
