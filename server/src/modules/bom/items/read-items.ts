import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { BomItem, BomNode } from '@edp/contract/modules/bom/bom-item.ts';
import { translate } from '@edp/contract/texts.ts';
import { type RawBuilder, sql } from 'kysely';
import { assertFound } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { nest } from '../../../kernel/tree/nest.ts';
import { revisionOn } from '../bom-table.ts';
import { type Revision, requireRevision } from '../revisions.ts';

type Caller = Pick<Context, 'db' | 'session' | 'language' | 'kernel'>;

type Stored = Omit<BomItem, 'supId' | 'picUrl'> & { parentId: string | null; isHidden: boolean };

/** Names are joined, for there may be thousands. */
const nameJoined = (table: 'material' | 'product' | 'unit', alias: string, language: Language): { name: RawBuilder<string>; join: RawBuilder<unknown> } => {
  const original = sql<string>`${sql.ref(alias)}.name`;
  if (language === defaultLanguage) return { name: original, join: sql`` };
  const translation = sql.ref(`${alias}_in_language`);
  return {
    name: sql<string>`coalesce(nullif(${translation}.name, ''), ${original})`,
    join: sql`left join translation ${translation} on ${translation}.table_name = ${table} and ${translation}.record_id = ${sql.ref(alias)}.id and ${translation}.language = ${language}`,
  };
};

/** 蓝色/DN15 of a variant, otherwise the model or the specification of the material. */
export const specificationOf = sql<string>`coalesce(case when m.value_ids <> '{}' then (select string_agg(sv.name, '/' order by chosen.place)
  from unnest(m.value_ids) with ordinality as chosen (id, place) join specification_value sv on sv.id = chosen.id) end, nullif(m.specification_model, ''), m.specification)`;

/** The items that meet a condition on `i`, in the order of the tree within each parent. */
export async function readItems({ db, language }: Caller, condition: RawBuilder<boolean>): Promise<Stored[]> {
  const [material, product, unit] = [nameJoined('material', 'm', language), nameJoined('product', 'p', language), nameJoined('unit', 'u', language)];
  const { rows } = await sql<Stored>`
    select i.id, i.version, i.bom_id as "bomId", i.revision, i.parent_id as "parentId", i.level as dept, i.sort_order as sort,
           coalesce(p.id, m.product_id)::text as "productId", i.material_id as "proSpecId", coalesce(m.code, p.code, '') as "itemCode",
           case when i.component is null then i.name else coalesce(${material.name}, ${product.name}) end as "productName",
           case when m.id is null then i.specification else ${specificationOf} end as "proSpecName",
           i.type_id as "typeId", trim_scale(i.quantity)::text as quantity, i.unit_id as "unitId", ${unit.name} as "unitText", trim_scale(i.scrap_rate)::text as "scrapRate",
           i.position, i.remark, i.active::int as active, i.picture_file_id as "picId", trim_scale(m.market_price)::text as "marketPrice",
           (m.active is false)::int as "isDisabled", i.component is not null and m.id is null and p.id is null as "isHidden",
           sub.id as "subBomId", case when sub.id is null then 0 else coalesce(${revisionOn(sql`sub.id`, sql`current_date`)}, 0) end as "subRevision"
      from bom_item i
      left join material m on m.id = i.material_id ${material.join}
      left join product p on p.id = i.product_id ${product.join}
      left join unit u on u.id = i.unit_id ${unit.join}
      left join bom own on own.head = i.component and own.active
      left join bom by_product on by_product.head = -m.product_id and by_product.active
      left join bom sub on sub.id = coalesce(own.id, by_product.id)
     where ${condition} order by i.sort_order, i.id`.execute(db);
  const hidden = translate('bom.hiddenComponent', language);
  for (const row of rows) {
    if (row.isHidden) row.productName = hidden;
    for (const field of ['productId', 'proSpecId', 'typeId', 'unitId', 'unitText', 'picId', 'marketPrice', 'subBomId'] as const) row[field] ??= '';
  }
  return rows;
}

export const itemsOf = ({ bomId, revision }: Revision) => sql<boolean>`i.bom_id = ${bomId} and i.revision = ${revision}`;

export const answerItem = ({ session, kernel }: Caller, { parentId, isHidden: _isHidden, ...row }: Stored): BomItem =>
  ({ ...row, supId: parentId ?? '', picUrl: row.picId ? kernel.links.to(session.tenantId, row.picId) : '' });

export async function readTree(context: Context<{ bomId: string; revision?: number | undefined }>): Promise<BomNode[]> {
  const { db, input, session, kernel } = context;
  const rows = await readItems(context, itemsOf(await requireRevision(db, input.bomId, input.revision)));
  // In place: to copy thousands takes longer than all the rest.
  return nest(rows.map((row) => Object.assign(row, { supId: row.parentId ?? '', picUrl: row.picId ? kernel.links.to(session.tenantId, row.picId) : '' })));
}

export async function findItem(context: Caller, id: string): Promise<BomItem> {
  const [row] = await readItems(context, sql<boolean>`i.id = ${id}`);
  return answerItem(context, assertFound(row));
}
