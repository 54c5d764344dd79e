import { sql } from 'kysely';
import type { Context } from '../../../kernel/http/bind.ts';
import { revisionOn } from '../bom-table.ts';
import type { Component } from './read-components.ts';

interface SubBomOfHead {
  head: string;
  bomId: string;
  /** The one that is released on the day. */
  revision: number | null;
}

/** A BOM may be the structure of these, so that components have it: they themselves or, of a variant, its product. */
export const headsOf = (components: ReadonlyMap<string, Component>): string[] => [
  ...new Set(
    [...components].flatMap(([key, { productId }]) =>
      productId && !key.startsWith('-') ? [key, `-${productId}`] : [key],
    ),
  ),
];

/**
 * The BOMs with these heads, on a day, by default today. Ids are given as arrays, so that indexes are used however much
 * else the tenant has.
 */
export async function readSubBoms(
  { db }: Pick<Context, 'db'>,
  heads: readonly string[],
  date?: string,
): Promise<SubBomOfHead[]> {
  if (heads.length === 0) return [];
  const { rows } = await sql<SubBomOfHead>`
    select b.head, b.id as "bomId", ${revisionOn(sql`b.id`, sql`coalesce(${date ?? null}::date, current_date)`)} as revision from bom b where b.head = any(${heads}::bigint[]) and b.active`.execute(
    db,
  );
  return rows;
}
