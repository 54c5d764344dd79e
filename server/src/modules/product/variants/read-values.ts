import { rule } from '@edp/contract/kernel/rule.ts';
import type { VariantSpecification } from '@edp/contract/modules/product/variant.ts';
import { sql } from 'kysely';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { fold } from '../../../kernel/exchange/import/lookups.ts';
import { categoriesAbove } from '../../category/category-paths.ts';

interface OfferedValue {
  id: string;
  name: string;
  names: string[];
}

export interface OfferedSpecification {
  id: string;
  name: string;
  names: string[];
  values: OfferedValue[];
}

export interface NamedValue {
  specification: OfferedSpecification;
  value: OfferedValue;
}

type Read = { values: NamedValue[] } | { error: string };

/**
 * The values that a product of a category may be offered in, with the names in all languages: first what the product has, then
 * what the nearest category has.
 */
export async function readOffered(
  db: Database,
  categoryId: string,
  held: readonly string[],
): Promise<OfferedSpecification[]> {
  const namesOf = (table: string, alias: string) =>
    sql`array[${sql.ref(`${alias}.name`)}] || array(select t.name from translation t where t.table_name = ${table} and t.record_id = ${sql.ref(`${alias}.id`)} and t.name <> '')`;
  const { rows } = await sql<OfferedSpecification>`
    with recursive ${categoriesAbove([categoryId])}
    select s.id, s.name, ${namesOf('specification', 's')} as names,
           (select coalesce(jsonb_agg(jsonb_build_object('id', v.id::text, 'name', v.name, 'names', ${namesOf('specification_value', 'v')}) order by v.sort_order, v.id), '[]') from specification_value v where v.specification_id = s.id) as values
      from specification s left join above on above.id = s.category_id
     where s.id = any(${held}::bigint[]) or (above.id is not null and s.active) order by s.id = any(${held}::bigint[]) desc, above.level, s.id`.execute(
    db,
  );
  return rows;
}

const called = <T extends { names: readonly string[] }>(list: readonly T[], word: string) =>
  list.find(({ names }) => names.some((name) => fold(name) === fold(word)));

/** The values of a cell: 颜色:红；尺寸:L or, of a product that is known, 红/L as lists of SKU records show them. */
export function readValues(
  text: string,
  offered: readonly OfferedSpecification[],
  held: readonly VariantSpecification[],
): Read {
  const own = held.flatMap(({ id }) => offered.find((each) => each.id === id) ?? []);
  const union = own.length > 0 ? readUnion(fold(text), own) : undefined;
  if (union) return { values: union };
  const values: NamedValue[] = [];
  for (const part of text
    .split(/[;；\n]/)
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [, name, word] = /^([^:：]+)[:：](.+)$/s.exec(part) ?? [];
    if (name === undefined || word === undefined)
      return { error: own.length > 0 ? rule('import.unknown', { value: text }) : rule('import.valuesForm') };
    const specification = called(offered, name);
    const value = specification && called(specification.values, word);
    if (!value) return { error: rule('import.unknown', { value: (specification ? word : name).trim() }) };
    values.push({ specification, value });
  }
  return { values };
}

/** 红/L; what a value is called may have a slash too. */
function readUnion(text: string, [first, ...others]: readonly OfferedSpecification[]): NamedValue[] | undefined {
  if (!first) return undefined;
  for (const value of first.values) {
    for (const name of value.names.map(fold)) {
      if (others.length === 0 && text === name) return [{ specification: first, value }];
      const more = text.startsWith(`${name}/`) ? readUnion(text.slice(name.length + 1), others) : undefined;
      if (more) return [{ specification: first, value }, ...more];
    }
  }
  return undefined;
}
