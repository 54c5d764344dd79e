import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { product } from '@edp/contract/modules/product/product.ts';
import type { PricePoint } from '@edp/contract/modules/product/product-rows.ts';
import { sql } from 'kysely';
import { notFound } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { assertVisible } from '../inventory/organisation-scope.ts';
import { variantHistory } from './variants/variant-history.ts';

/** More changes of one price than these are not read, and more points not told: the newest are. */
const mostChanges = 20_000;
const mostPoints = 200;

type Column = 'market_price' | 'list_price';

interface Change {
  id: string;
  time: string;
  before: string | null;
}

/** The prices of the variants of a product over time, from the change log that its history reads. */
export async function readPriceHistory(context: Context<ParsedOf<typeof product.prices>>) {
  const {
    db,
    input: { proId, skuId },
  } = context;
  await assertVisible('product', context, proId);
  const all = await variantHistory.idsOf(db, proId);
  const ids = skuId === undefined ? all : all.filter((id) => id === skuId);
  if (skuId !== undefined && ids.length === 0) throw notFound();
  return {
    marketPrice: await readPoints(db, ids, 'market_price'),
    listPricePerUnit: await readPoints(db, ids, 'list_price'),
  };
}

async function readPoints(db: Database, ids: readonly string[], column: Column): Promise<PricePoint[]> {
  const { rows: current } = await sql<{ id: string; price: string }>`
    select id::text, trim_scale(${sql.ref(column)})::text as price from material where id = any(${ids}::bigint[]) and ${sql.ref(column)} is not null`.execute(
    db,
  );
  const { rows: changes } = await sql<Change>`
    select record_id as id, created_time as time, trim_scale((changes -> ${column} ->> 'before')::numeric)::text as before from change_record
     where root_table = 'material' and root_id = any(${ids}::text[]) and table_name = 'material' and changes ? ${column}
     order by created_time desc, change_record.id desc limit ${mostChanges}`.execute(db);
  return pointsOf(
    new Map(current.map(({ id, price }) => [id, price])),
    changes.length < mostChanges ? changes : withoutOldest(changes),
  );
}

/** The oldest save may have been read in part. */
const withoutOldest = (changes: readonly Change[]) => changes.filter(({ time }) => time !== changes.at(-1)!.time);

/**
 * From today's prices back, so that nothing is wrong where the beginning of the log is gone. `changes`: the newest
 * first.
 */
function pointsOf(current: ReadonlyMap<string, string>, changes: readonly Change[]): PricePoint[] {
  const prices = new Map(current);
  const points: PricePoint[] = [];
  for (const [time, together] of Map.groupBy(changes, (change) => change.time)) {
    points.unshift({ time, ...rangeOf(prices) });
    for (const { id, before } of together) {
      if (before === null) prices.delete(id);
      else prices.set(id, before);
    }
  }
  const nothing = { low: '', high: '' };
  const allPoints = [{ time: '', ...rangeOf(prices) }, ...points];
  return allPoints
    .filter(
      ({ low, high }, index) =>
        low !== (allPoints[index - 1] ?? nothing).low || high !== (allPoints[index - 1] ?? nothing).high,
    )
    .slice(-mostPoints);
}

function rangeOf(prices: ReadonlyMap<string, string>): Pick<PricePoint, 'low' | 'high'> {
  let [low, high] = ['', ''];
  for (const price of prices.values()) {
    if (low === '' || Number(price) < Number(low)) low = price;
    if (high === '' || Number(price) > Number(high)) high = price;
  }
  return { low, high };
}
