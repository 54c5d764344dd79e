import type { Page } from '@edp/contract/kernel/paging.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../http/bind.ts';
import { textIn, where } from '../list/filters.ts';
import type { Select } from '../list/list-query.ts';
import { readList } from '../list/read-list.ts';
import { mapPage } from '../list/slices.ts';
import type { PageInput } from '../list/totals.ts';
import { nameIn, translatedName } from '../record/translations.ts';
import { readNodePaths } from './node-paths.ts';
import { setIdOf, type Tree } from './tree.ts';

interface FoundNode {
  id: string;
  name: string;
  code: string;
  setId: string;
  path: string;
}
type Stored = Omit<FoundNode, 'path'> & { setName: string };

/**
 * Nodes of all sets that the user sees, in the order in which they were added, with what stands above each; `more` are
 * further columns.
 */
export async function findNodes<More extends object = object>(
  { db, language, input: { keyword, ...page } }: Context<PageInput & { keyword?: string | undefined }>,
  tree: Tree,
  more?: Readonly<Record<keyof More & string, RawBuilder<unknown>>>,
): Promise<Page<FoundNode & More>> {
  const { nodes, sets } = tree;
  const isInSet = sql<boolean>`${sql.ref(`${sets}.id`)} = ${sql.ref(`${nodes}.${sets}_id`)}`;
  const columns = Object.entries<RawBuilder<unknown>>(more ?? {}).map(([name, column]) => column.as(name));
  const select = () =>
    db
      .selectFrom(nodes as 'category')
      .select([
        sql.ref<string>(`${nodes}.id`).as('id'),
        nameIn(nodes, language),
        sql.ref<string>(`${nodes}.code`).as('code'),
        setIdOf(tree).as('setId'),
        sql<string>`(select ${translatedName(sets, language)} from ${sql.table(sets)} where ${isInSet})`.as('setName'),
        ...columns,
      ]) as unknown as Select<Stored & More>;
  // A search tests who owns a row; a node belongs to the owner of its set, so what was found is tested again, and
  // counted then.
  const isSeen = db.sharing?.see.has(sets)
    ? sql<boolean>`exists (select from ${sql.table(sets)} where ${isInSet})`
    : undefined;
  const found = await readList(
    db,
    {
      table: nodes as 'category',
      list: `${nodes} found`,
      language,
      select,
      filters: [textIn(['code', 'name'], keyword), where(isSeen)],
      order: [['id', 'asc']],
    },
    page,
  );
  const pathOf =
    found.rows.length > 0
      ? await readNodePaths(
          db,
          nodes,
          found.rows.map(({ id }) => id),
          language,
        )
      : undefined;
  return mapPage(
    found,
    ({ setName, ...node }) =>
      ({ ...node, path: [setName, ...pathOf!(node.id).names.slice(0, -1)].join(' / ') }) as unknown as FoundNode & More,
  );
}
