import { completenessItems } from '@edp/contract/modules/product/completeness.ts';
import { productNoun } from '@edp/contract/modules/product/product.noun.ts';
import type { CategoryCompleteness, Insights } from '@edp/contract/modules/workbench/workbench.ts';
import { translate } from '@edp/contract/texts.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { readPaths } from '../category/category-paths.ts';
import { readCompleteness } from '../product/completeness.ts';

/** Of so many of the newest products it is found out; all of very many would take too long. */
const mostLookedAt = 2000;
/** So many categories are shown, from the level of the tree that has as many. */
const mostShown = 7;
const fewest = 4;

const link = '/mchManage';

/** How complete the products are that the caller sees, by category, the least complete first. */
export async function completenessByCategory({ db, session, language }: Context): Promise<Insights['completeness']> {
  if (!hasPermission(session, productNoun.view)) return null;
  const { rows } = await sql<{ id: string; categoryId: string }>`
    select p.id, p.category_id as "categoryId" from product p order by p.id desc limit ${mostLookedAt}`.execute(db);
  if (rows.length === 0) return null;
  const [completeness, pathOf] = await Promise.all([
    readCompleteness(
      db,
      rows.map(({ id }) => id),
    ),
    readPaths(db, [...new Set(rows.map(({ categoryId }) => categoryId))], language),
  ]);
  const products = rows.map(({ id, categoryId }) => ({ path: pathOf(categoryId), ...completeness(id) }));
  // Of a category that the caller does not see there is no path.
  const placed = products.filter(({ path }) => path.ids.length > 0);
  const levels = Array.from({ length: Math.max(0, ...placed.map(({ path }) => path.ids.length)) }, (_, level) =>
    Map.groupBy(placed, ({ path }) => path.ids[level] ?? path.ids.at(-1)!),
  );
  const groups = levels.find(({ size }) => size >= fewest) ?? levels.at(-1) ?? new Map<string, typeof products>();
  const categories = [...groups].map(([id, members]): CategoryCompleteness => {
    const { ids, names } = members[0]!.path;
    const lacks = completenessItems
      .map((item) => ({ item, value: members.filter(({ missing }) => missing.includes(item)).length }))
      .toSorted((one, other) => other.value - one.value)[0]!;
    const place = ids.indexOf(id);
    return {
      id,
      name: names[place] ?? '',
      value: members.length,
      percent: average(members),
      missing:
        lacks.value > 0 ? { text: translate(`product.missing.${lacks.item}`, language), value: lacks.value } : null,
      link: `${link}?categoryId=${id}`,
    };
  });
  return {
    noun: productNoun.name,
    value: products.length,
    percent: average(products),
    link,
    isPart: rows.length === mostLookedAt,
    categories: categories
      .toSorted((one, other) => one.percent - other.percent || other.value - one.value)
      .slice(0, mostShown),
  };
}

const average = (of: readonly { percent: number }[]) =>
  Math.round((of.reduce((sum, { percent }) => sum + percent, 0) / of.length) * 10) / 10;
