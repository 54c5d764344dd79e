import type { DemoFlags, DemoMaterial, DemoStock } from './demo-material.ts';
import { numberOfOrganisations } from './inventory-organisations.ts';
import { spread } from './variety.ts';

interface Placed {
  itemCode: string;
  unit: string;
  price: number;
  flags: DemoFlags;
  endDateActive: string;
}

type Place = Pick<DemoMaterial, 'startDateActive' | 'endDateActive' | 'createdDaysAgo' | 'stock' | 'organisations'>;

/** Units that are cut or poured, so that a stock may have decimals. */
const divisible = new Set(['kg', 'm', 'L', 'm2', 'm3']);
const starts = ['2026-01-01', '2026-01-01', '2026-03-01', '2026-07-01', '2026-10-01'];

/** Where a material is used and since when. */
export function placeMaterial({ itemCode, unit, price, flags, endDateActive }: Placed): Place {
  const organisations = choose(itemCode, 1 + spread(`${itemCode} assigned`, 9));
  const hasStock = flags.isInventoryItem && spread(`${itemCode} stocked`, 100) < (flags.enabled ? 33 : 10);
  return {
    organisations,
    endDateActive,
    startDateActive: endDateActive ? '2026-01-01' : (starts[spread(`${itemCode} start`, 9)] ?? ''),
    // Machines and their parts came first, in batches; the newest came yesterday.
    createdDaysAgo: 1 + spread(`${itemCode} created`, 280),
    stock: hasStock
      ? organisations
          .slice(0, 1 + spread(`${itemCode} holders`, 5))
          .map((organisation) => stockOf(itemCode, unit, price, organisation))
      : [],
  };
}

/** Different ones, in ascending order; the plants (1 to 8) more often than the others. */
function choose(itemCode: string, count: number): number[] {
  const chosen = new Set<number>();
  for (let at = 0; chosen.size < count; at += 1) {
    const range = at % 2 === 0 ? 8 : numberOfOrganisations - 1;
    chosen.add(1 + spread(`${itemCode} place ${at}`, range));
  }
  return [...chosen].toSorted((one, other) => one - other);
}

/** The dearer, the fewer: a stock is worth some thousand yuan, and at least one piece. */
function stockOf(itemCode: string, unit: string, price: number, organisation: number): DemoStock {
  const worth = 400 + spread(`${itemCode} worth ${organisation}`, 7600);
  const quantity = Math.min(worth / price, 300 + spread(`${itemCode} most ${organisation}`, 6000));
  if (unit === 't') return { organisation, quantity: Math.max(0.2, quantity).toFixed(3) };
  if (divisible.has(unit)) return { organisation, quantity: Math.max(0.5, Math.round(quantity * 2) / 2).toFixed(1) };
  return {
    organisation,
    quantity: String(Math.max(1, quantity > 500 ? Math.round(quantity / 50) * 50 : Math.round(quantity))),
  };
}
