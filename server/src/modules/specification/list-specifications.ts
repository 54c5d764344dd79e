import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { defaultLanguage, type Language } from '@edp/contract/kernel/language.ts';
import type { Page } from '@edp/contract/kernel/paging.ts';
import type { Specification, specification } from '@edp/contract/modules/specification/specification.ts';
import { sql } from 'kysely';
import type { Context } from '../../kernel/http/bind.ts';
import { byCondition } from '../../kernel/list/condition/by-condition.ts';
import { equals, subtree, textIn, where } from '../../kernel/list/filters.ts';
import { readIds, readList } from '../../kernel/list/read-list.ts';
import { fromFlag } from '../../kernel/record/columns.ts';
import { contains, isInitials } from '../../kernel/search/search.ts';
import { answerSpecifications, specificationTable, type StoredSpecification } from './read-specifications.ts';

type ListInput = ParsedOf<typeof specification.list>;
export type SpecificationFilters = Partial<Omit<ListInput, 'sort' | 'exactTotal' | 'pageNo' | 'pageSize'>>;

const queryOf = ({ db, language }: Context, filters: SpecificationFilters) => ({
  table: 'specification' as const,
  language,
  select: () => db.selectFrom('specification').select(specificationTable.selection(language)),
  filters: [
    textIn(['name'], filters.name),
    textIn(['name'], filters.keyword),
    equals('active', fromFlag(filters.active)),
    subtree('category_id', 'category', filters.productTypeId?.at(-1)),
    byCondition(specificationTable, filters.condition, language),
  ],
  order: [['sort_order', 'asc']] as const,
});

export async function listSpecifications(context: Context<ListInput>): Promise<Page<Specification>> {
  const { sort: by, exactTotal, pageNo, pageSize, ...filters } = context.input;
  const query = { ...queryOf(context, filters), sort: { by, columns: specificationTable.sorts(context.language) } };
  const page: Page<StoredSpecification> = await readList(
    context.db,
    query as never,
    { exactTotal, pageNo, pageSize },
    context.reader,
  );
  return { ...page, rows: await answerSpecifications(context, page.rows) };
}

export const matchingSpecifications = (context: Context, filters: SpecificationFilters, most: number) =>
  readIds(context.db, { ...queryOf(context, filters), order: [] }, most);

/** A product may be offered in these. A definition holds for its category and for all below it. */
export async function listChoices(
  context: Context<ParsedOf<typeof specification.choices>>,
): Promise<Page<Specification>> {
  const { kw, categoryId, active, ...page } = context.input;
  const query = {
    ...queryOf(context, { active }),
    list: 'specification.choices',
    filters: [
      where(kw === undefined ? undefined : isCalled(kw, context.language)),
      where(holdsFor(categoryId?.at(-1))),
      equals('active', fromFlag(active)),
    ],
  };
  const found: Page<StoredSpecification> = await readList(context.db, query as never, page);
  return { ...found, rows: await answerSpecifications(context, found.rows) };
}

const holdsFor = (categoryId: string | undefined) =>
  categoryId === undefined
    ? undefined
    : sql<boolean>`specification.category_id in (
  with recursive above as (
    select c.id, c.parent_id from category c where c.id = ${categoryId}
    union all select c.id, c.parent_id from above join category c on c.id = above.parent_id
  ) select id from above)`;

/** The text is in the name or in one of the values, as they were written or as the user reads them. */
function isCalled(text: string, language: Language) {
  const translated = (table: 'specification' | 'specification_value', id: string) =>
    language === defaultLanguage
      ? sql<boolean>`false`
      : sql<boolean>`exists (
    select from translation t where t.table_name = ${table} and t.record_id = ${sql.ref(id)} and t.language = ${language} and ${contains('t.name', text)})`;
  return sql<boolean>`(${contains('specification.name', text)} or ${isInitials(text) ? contains('specification.initials', text) : sql<boolean>`false`}
    or ${translated('specification', 'specification.id')}
    or exists (select from specification_value v where v.specification_id = specification.id and (${contains('v.name', text)} or ${translated('specification_value', 'v.id')})))`;
}
