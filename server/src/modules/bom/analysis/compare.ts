import type { OutputOf, ParsedOf } from '@edp/contract/kernel/call.ts';
import type { bomAnalysis, BomDifference } from '@edp/contract/modules/bom/bom-analysis.ts';
import type { BomItem } from '@edp/contract/modules/bom/bom-item.ts';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/http/bind.ts';
import { answerItem, itemsOf, readItems } from '../items/read-items.ts';
import { requireRevision } from '../revisions.ts';
import type { Revision } from '../copy-items.ts';

/** An item of one side, with what it is matched by. */
interface Side {
  item: BomItem;
  origin: string;
  /** The items that stand there and above it. */
  path: string;
}

const compared = [
  'productId',
  'proSpecId',
  'productName',
  'proSpecName',
  'quantity',
  'unitId',
  'scrapRate',
  'position',
  'remark',
  'active',
] as const satisfies (keyof BomItem)[];

/** The first against the other: what only the first has is added. */
export async function compareBoms(
  context: Context<ParsedOf<typeof bomAnalysis.compare>>,
): Promise<OutputOf<typeof bomAnalysis.compare>> {
  const {
    db,
    input: { id, revision, otherId, otherRevision },
  } = context;
  const [mine, others] = [
    await readSide(context, await requireRevision(db, id, revision)),
    await readSide(context, await requireRevision(db, otherId, otherRevision)),
  ];
  const partners = match(mine, others);
  const partnerOf = new Map([...partners].map(([side, partner]) => [side.item.id, partner.item.id]));
  const matched = new Set(partners.values());
  const differences = mine.flatMap((side): BomDifference[] => {
    const partner = partners.get(side);
    if (!partner) return [{ changes: ['added'], fields: [], item: side.item, other: null, place: null }];
    const fields = compared.filter((field) => side.item[field] !== partner.item[field]);
    const isMoved = (partnerOf.get(side.item.supId) ?? '') !== partner.item.supId;
    if (fields.length === 0 && !isMoved) return [];
    return [
      {
        changes: [...(fields.length > 0 ? ['changed' as const] : []), ...(isMoved ? ['moved' as const] : [])],
        fields,
        item: side.item,
        other: partner.item,
        place: null,
      },
    ];
  });
  const placeOf = removedPlaces(others, new Map([...partners].map(([side, partner]) => [partner.item.id, side.item])));
  differences.push(
    ...others
      .filter((side) => !matched.has(side))
      .map(({ item }) => ({
        changes: ['removed' as const],
        fields: [],
        item: null,
        other: item,
        place: placeOf(item),
      })),
  );
  const count = (change: BomDifference['changes'][number]) =>
    differences.filter(({ changes }) => changes.includes(change)).length;
  return {
    differences,
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
    moved: count('moved'),
  };
}

/**
 * Where items of the other side would stand in the first, whose items are given by those that they are matched with: in
 * time that grows with their number, for one assembly may have all of them.
 */
export function removedPlaces(
  others: readonly Pick<Side, 'item'>[],
  mine: ReadonlyMap<string, BomItem>,
): (item: BomItem) => { supId: string; afterId: string } {
  const places = new Map<string, { supId: string; afterId: string }>();
  // By the parent on the other side: the last of its items so far that does not stand elsewhere by now.
  const neighbours = new Map<string, string>();
  for (const { item } of others) {
    const matched = mine.get(item.id);
    const supId = mine.get(item.supId)?.id ?? item.supId;
    places.set(item.id, { supId, afterId: neighbours.get(item.supId) ?? '' });
    if ((matched?.supId ?? supId) === supId) neighbours.set(item.supId, matched?.id ?? item.id);
  }
  return ({ id }) => places.get(id)!;
}

async function readSide(context: Context, revision: Revision): Promise<Side[]> {
  const rows = await readItems(context, itemsOf(revision));
  const { rows: origins } = await sql<{ id: string; origin: string }>`
    select id, coalesce(origin_id, id) as origin from bom_item where bom_id = ${revision.bomId} and revision = ${revision.revision}`.execute(
    context.db,
  );
  const originOf = new Map(origins.map(({ id, origin }) => [id, origin]));
  const items = new Map(rows.map((row) => [row.id, answerItem(row)]));
  const paths = new Map<string, string>();
  const pathOf = (item: BomItem): string => {
    const cached = paths.get(item.id);
    if (cached !== undefined) return cached;
    const path = `${item.supId ? pathOf(items.get(item.supId)!) : ''}/${componentKey(item)}`;
    paths.set(item.id, path);
    return path;
  };
  return [...items.values()].map((item) => ({ item, origin: originOf.get(item.id)!, path: pathOf(item) }));
}

const componentKey = ({ proSpecId, productId, productName, proSpecName }: BomItem) =>
  proSpecId ? `m${proSpecId}` : productId ? `p${productId}` : `t${productName}|${proSpecName}`;

/** By descent first, then by what stands at the same place, then by the same component anywhere; each item once. */
function match(mine: readonly Side[], others: readonly Side[]): ReadonlyMap<Side, Side> {
  const partners = new Map<Side, Side>();
  const [left, free] = [new Set(mine), new Set(others)];
  for (const keyOf of [
    ({ origin }: Side) => origin,
    ({ path }: Side) => path,
    ({ item }: Side) => componentKey(item),
  ]) {
    const waiting = Map.groupBy(free, keyOf);
    for (const side of left) {
      const partner = waiting.get(keyOf(side))?.shift();
      if (!partner) continue;
      partners.set(side, partner);
      left.delete(side);
      free.delete(partner);
    }
  }
  return partners;
}
