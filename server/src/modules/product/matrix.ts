import { type VariantSpecification, combinationsOf } from '@edp/contract/modules/product/variant.ts';
import { mostVariants } from '@edp/contract/modules/product/product-limits.ts';
import { sql } from 'kysely';
import { invalid } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { assertVisible } from '../inventory/organisation-scope.ts';
import { specificationsOf, storedVariants, unionKey } from './variants/read-variants.ts';

interface Matrix {
  proSpecConfigVoList: VariantSpecification[];
  specList: { id: string; specValues: string[]; specUnionKey: string }[];
}

const namesIn = (specifications: readonly VariantSpecification[]) =>
  new Map(
    specifications.flatMap(({ specValueList }) => specValueList.map(({ id, specValue }) => [id, specValue] as const)),
  );

/** The specifications of a product and the combinations that it has. */
export async function readMatrix(context: Context<{ proId: string }>): Promise<Matrix> {
  const {
    db,
    input: { proId },
  } = context;
  await assertVisible('product', context, proId);
  const [specifications, variants] = [await specificationsOf(db, proId), await storedVariants(db, proId)];
  const names = namesIn(specifications);
  return {
    proSpecConfigVoList: specifications,
    specList: variants.map(({ id, specValues }) => ({ id, specValues, specUnionKey: unionKey(specValues, names) })),
  };
}

/** All combinations of specifications, before there is a product. */
export async function readCombinations({ db, input: { ids } }: Context<{ ids: string[] }>): Promise<Matrix> {
  const { rows } = await sql<{ id: string; name: string; values: { id: string; specValue: string }[] }>`
    select s.id, s.name, (select coalesce(jsonb_agg(jsonb_build_object('id', v.id::text, 'specValue', v.name) order by v.sort_order, v.id), '[]') from specification_value v where v.specification_id = s.id) as values
      from specification s where s.id = any(${ids}::bigint[]) and s.active order by array_position(${ids}::bigint[], s.id)`.execute(
    db,
  );
  const specifications = rows.map(({ id, name, values }) => ({ id, name, specValueList: values }));
  const count = combinationsOf(specifications);
  if (count > mostVariants) throw invalid('product.tooManyCombinations', 'ids', { count, max: mostVariants });
  const names = namesIn(specifications);
  const combinations = specifications.reduce<string[][]>(
    (all, { specValueList }) => all.flatMap((each) => specValueList.map(({ id }) => [...each, id])),
    specifications.length ? [[]] : [],
  );
  return {
    proSpecConfigVoList: specifications,
    specList: combinations.map((values) => ({ id: '', specValues: values, specUnionKey: unionKey(values, names) })),
  };
}
