import type { MenuEntry } from '@edp/contract/kernel/menu-entry.ts';
import { menuOf } from '@edp/contract/menu.ts';
import { menuPageCode, type MenuResource } from '@edp/contract/modules/menu/menu.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';

interface Row {
  id: string;
  parent_id: string | null;
  code: string;
  name: string;
  name_eng: string;
  icon: string;
  url: string;
  own: boolean;
  hidden: boolean;
  sort_order: number;
  version: number;
  role_ids: string[];
}

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

/** The product's own names of its entries, by their codes. The platform's that are not in the other menu are few. */
const builtIn: ReadonlyMap<string, MenuEntry> = new Map(
  [true, false].flatMap((platform) => flat(menuOf({ platform })).map((entry) => [entry.code, entry])),
);

/** The entries of the menu in their order. A line that only carries permissions, without a page or entries, is none. */
export async function readMenu(db: Database): Promise<MenuResource[]> {
  const { rows } = await sql<Row>`
    select r.id, r.parent_id, r.code, r.name, coalesce(t.name, '') as name_eng, r.icon, r.url, r.own, r.hidden, r.sort_order, r.version,
           case when r.own then array(select rr.role_id::text from role_resource rr where rr.resource_id = r.id order by rr.role_id) else '{}' end as role_ids
      from resource r left join translation t on t.table_name = 'resource' and t.record_id = r.id and t.language = 'ENG'
     where r.kind = 'menu' and (r.url <> '' or not exists (select from resource p where p.parent_id = r.id and p.kind = 'permission'))
     order by r.sort_order, r.id`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const around = ancestors(
    byId,
    rows.find(({ code }) => code === menuPageCode),
  );
  return rows.map((row) => toResource(row, around));
}

/** The row itself and those above it. */
function ancestors(byId: ReadonlyMap<string, Row>, row: Row | undefined): ReadonlySet<string> {
  const ids = new Set<string>();
  for (let each = row; each && !ids.has(each.id); each = byId.get(each.parent_id ?? '')) ids.add(each.id);
  return ids;
}

const kindOf = ({ url }: Row): MenuResource['type'] =>
  url === '' ? 'group' : /^https?:/i.test(url) ? 'external' : 'page';

function toResource(row: Row, aroundMenuPage: ReadonlySet<string>): MenuResource {
  const product = builtIn.get(row.code);
  return {
    id: row.id,
    parentId: row.parent_id ?? '',
    code: row.code,
    type: kindOf(row),
    name: row.name,
    nameEng: row.name_eng,
    builtInName: product?.name.ZHS ?? '',
    builtInNameEng: product?.name.ENG ?? '',
    icon: row.icon,
    builtInIcon: product?.icon ?? '',
    url: row.url,
    own: row.own ? 1 : 0,
    hidden: row.hidden ? 1 : 0,
    canHide: aroundMenuPage.has(row.id) ? 0 : 1,
    roleIds: row.role_ids,
    sortOrder: row.sort_order,
    version: row.version,
  };
}
