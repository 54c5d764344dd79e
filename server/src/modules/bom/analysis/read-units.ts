import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { sql } from 'kysely';
import { together } from '../../../kernel/database/together.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { namesOf } from '../../../kernel/record/record-name.ts';
import { type Decimal, divide, one, parseDecimal } from '../../../kernel/decimal.ts';

export interface Unit {
  name: string;
  category: string;
  /** How many base units of the category it is; undefined where that is not known. */
  factor: Decimal | undefined;
}

/** In the user's language. */
export async function readUnits(
  caller: Pick<Context, 'db' | 'language'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Unit>> {
  if (ids.length === 0) return new Map();
  const [{ rows }, names] = await together(
    sql<{ id: string; name: string; category: string; factor: string | null }>`
      select u.id, u.name, u.unit_category as category, u.conversion_factor::text as factor from unit u where u.id = any(${ids}::bigint[])`.execute(
      caller.db,
    ),
    caller.language === defaultLanguage ? new Map<string, string>() : namesOf(caller, 'unit', ids),
  );
  return new Map(
    rows.map(({ id, name, category, factor }) => [
      id,
      { name: names.get(id) ?? name, category, factor: factor === null ? undefined : parseDecimal(factor) },
    ]),
  );
}

/** How many of `to` one of `from` is; undefined where they are not of a kind, or a factor is missing. */
export function convert(units: ReadonlyMap<string, Unit>, from: string, to: string): Decimal | undefined {
  if (from === to) return one;
  const [source, target] = [units.get(from), units.get(to)];
  if (source?.factor === undefined || target?.factor === undefined || source.category !== target.category)
    return undefined;
  return divide(source.factor, target.factor);
}
