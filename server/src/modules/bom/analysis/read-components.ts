import { defaultLanguage } from '@edp/contract/kernel/language.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import { together } from '../../../kernel/database/together.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { namesOf } from '../../../kernel/record/record-name.ts';
import { specificationOf } from '../items/specification.ts';

export interface Component {
  productId: string;
  proSpecId: string;
  itemCode: string;
  productName: string;
  proSpecName: string;
  /** The unit that prices are for, and that a BOM of the component makes one of; null for what the caller may not view. */
  unitId: string | null;
  marketPrice: string;
  /** Ids of files; null for none. */
  materialPicture: string | null;
  productPicture: string | null;
  isDisabled: boolean;
}

/** The names and costs of components, by their keys: a material by its id, a product by its negative id. */
export async function readComponents(
  caller: Pick<Context, 'db' | 'language'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Component>> {
  const { db, language } = caller;
  if (keys.length === 0) return new Map();
  const materials = keys.filter((key) => !key.startsWith('-'));
  const products = keys.flatMap((key) => (key.startsWith('-') ? key.slice(1) : []));
  const isOriginal = language === defaultLanguage;
  const [{ rows }, materialNames, productNames] = await together(
    sql<Component & { key: string }>`
      select m.id as key, coalesce(m.product_id::text, '') as "productId", m.id::text as "proSpecId", m.code as "itemCode", m.name as "productName", ${specificationOf} as "proSpecName",
             m.unit_id as "unitId", coalesce(trim_scale(m.market_price)::text, '') as "marketPrice", not m.active as "isDisabled", m.picture_file_id as "materialPicture",
             (select v.picture_file_id from product v where v.id = m.product_id) as "productPicture"
        from material m where m.id = any(${materials}::bigint[])
      union all
      select -p.id, p.id::text, '', p.code, p.name, '', p.unit_id, '', false, null, p.picture_file_id from product p where p.id = any(${products}::bigint[])`.execute(
      db,
    ),
    isOriginal ? new Map<string, string>() : namesOf(caller, 'material', materials),
    isOriginal ? new Map<string, string>() : namesOf(caller, 'product', products),
  );
  const hidden = {
    productId: '',
    proSpecId: '',
    itemCode: '',
    productName: translate('bom.hiddenComponent', language),
    proSpecName: '',
    unitId: null,
    marketPrice: '',
    materialPicture: null,
    productPicture: null,
    isDisabled: false,
  };
  const found = new Map(
    rows.map(({ key, ...row }) => [
      key,
      { ...row, productName: materialNames.get(key) ?? productNames.get(key.slice(1)) ?? row.productName },
    ]),
  );
  return new Map(keys.map((key) => [key, found.get(key) ?? hidden]));
}
