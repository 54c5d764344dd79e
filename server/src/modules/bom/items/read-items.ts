import { type BomItem, type BomNode, emptyInTree } from '@edp/contract/modules/bom/bom-item.ts';
import { type RawBuilder, sql } from 'kysely';
import { assertFound } from '../../../kernel/app-error.ts';
import { together } from '../../../kernel/database/together.ts';
import type { Context } from '../../../kernel/http/bind.ts';
import { nest } from '../../../kernel/tree/nest.ts';
import { readComponents } from '../analysis/read-components.ts';
import { headsOf, readSubBoms } from '../analysis/read-sub-boms.ts';
import { readUnits } from '../analysis/read-units.ts';
import { requireRevision } from '../revisions.ts';
import type { Revision } from '../copy-items.ts';

type Caller = Pick<Context, 'db' | 'session' | 'language' | 'kernel'>;

/** A component as its row has it. */
interface ItemRow {
  id: string;
  version: number;
  bomId: string;
  revision: number;
  parentId: string | null;
  dept: number;
  sort: number;
  component: string | null;
  materialId: string | null;
  name: string;
  specification: string;
  typeId: string | null;
  quantity: string;
  unitId: string | null;
  scrapRate: string;
  position: string;
  remark: string;
  active: 0 | 1;
  picId: string | null;
}

type Stored = BomItem & { parentId: string | null };

/**
 * The items that meet a condition on `i`, in the order of the tree within each parent. What they refer to is read once,
 * however often it is used.
 */
export async function readItems(caller: Caller, condition: RawBuilder<boolean>): Promise<Stored[]> {
  const { rows } = await sql<ItemRow>`
    select i.id, i.version, i.bom_id as "bomId", i.revision, i.parent_id as "parentId", i.level as dept, i.sort_order as sort, i.component, i.material_id as "materialId", i.name, i.specification,
           i.type_id as "typeId", trim_scale(i.quantity)::text as quantity, i.unit_id as "unitId", trim_scale(i.scrap_rate)::text as "scrapRate", i.position, i.remark, i.active::int as active, i.picture_file_id as "picId"
      from bom_item i where ${condition} order by i.sort_order, i.id`.execute(caller.db);
  const distinct = (field: 'component' | 'unitId') => [...new Set(rows.flatMap((row) => row[field] ?? []))];
  const [components, units] = await together(
    readComponents(caller, distinct('component')),
    readUnits(caller, distinct('unitId')),
  );
  const subBoms = new Map((await readSubBoms(caller, headsOf(components))).map((found) => [found.head, found]));
  const linkTo = (fileId: string | null | undefined) =>
    fileId ? caller.kernel.links.to(caller.session.tenantId, fileId) : '';
  return rows.map(({ component, materialId, name, specification, ...row }): Stored => {
    const details = component === null ? undefined : components.get(component)!;
    const sub = component === null ? undefined : (subBoms.get(component) ?? subBoms.get(`-${details!.productId}`));
    return {
      ...row,
      supId: row.parentId ?? '',
      productId: details?.productId ?? '',
      proSpecId: materialId ?? '',
      itemCode: details?.itemCode ?? '',
      productName: details?.productName ?? name,
      proSpecName: materialId === null ? specification : details!.proSpecName,
      typeId: row.typeId ?? '',
      unitId: row.unitId ?? '',
      unitText: row.unitId === null ? '' : (units.get(row.unitId)?.name ?? ''),
      picId: row.picId ?? '',
      picUrl: linkTo(row.picId),
      marketPrice: details?.marketPrice ?? '',
      materialPicUrl: linkTo(details?.materialPicture),
      productPicUrl: linkTo(details?.productPicture),
      isDisabled: details?.isDisabled ? 1 : 0,
      subBomId: sub?.bomId ?? '',
      subRevision: sub?.revision ?? 0,
    };
  });
}

export const itemsOf = ({ bomId, revision }: Revision) =>
  sql<boolean>`i.bom_id = ${bomId} and i.revision = ${revision}`;

export const answerItem = ({ parentId: _parentId, ...item }: Stored): BomItem => item;

export type NestedItem = Stored & { children?: NestedItem[] };
export const readNested = async (caller: Caller, revision: Revision): Promise<NestedItem[]> =>
  nest(await readItems(caller, itemsOf(revision)));

const leftOut = Object.keys(emptyInTree) as (keyof typeof emptyInTree)[];

function toNode(item: NestedItem): BomNode {
  const { id, version, bomId, revision, dept, sort, productName, quantity, scrapRate, active } = item;
  const node: Record<string, unknown> = {
    id,
    version,
    bomId,
    revision,
    dept,
    sort,
    productName,
    quantity,
    scrapRate,
    active,
  };
  for (const field of leftOut) if (item[field]) node[field] = item[field];
  if (item.children) node['children'] = item.children.map(toNode);
  return node as BomNode;
}

export async function readTree(context: Context<{ bomId: string; revision?: number | undefined }>): Promise<BomNode[]> {
  const { db, input } = context;
  return (await readNested(context, await requireRevision(db, input.bomId, input.revision))).map(toNode);
}

export async function findItem(caller: Caller, id: string): Promise<BomItem> {
  const [row] = await readItems(caller, sql<boolean>`i.id = ${id}`);
  return answerItem(assertFound(row));
}
