import { completenessItems, neededByDefault } from '@edp/contract/modules/product/completeness.ts';
import { type RawBuilder, sql } from 'kysely';
import { presence } from './completeness.ts';

/** The needs of the category of a product `p` for the shelf: its own entry, or that of the next one above. */
const needed = sql`coalesce((
  with recursive above as (
    select c.parent_id, r.needed from category c left join product_requirement r on r.category_id = c.id where c.id = p.category_id
    union all
    select c.parent_id, r.needed from above join category c on c.id = above.parent_id left join product_requirement r on r.category_id = c.id
     where above.needed is null)
  select above.needed from above where above.needed is not null), ${sql.lit(`{${neededByDefault.join(',')}}`)}::text[])`;

/** Of what a product `p` needs for the shelf, what it lacks, in the order of the items. */
export const lacking: RawBuilder<string[]> = sql`(
  select coalesce(array_agg(absent.item order by absent.place), '{}')
    from unnest(array[${sql.join(completenessItems.map((item) => sql`case when ${presence[item]} then null else ${sql.lit(item)} end`))}]::text[]) with ordinality as absent (item, place)
   where absent.item is not null and absent.item = any(${needed}))`;

/** An import may have given a user very many products: the newest say well enough where the user works. */
const mostOwn = 500;

/**
 * Whether a product `p` is in one of the categories that a user is responsible for: those of the products that the user
 * owns. Without any it is all.
 */
export function inOwnCategories(userId: string): RawBuilder<boolean> {
  const own = sql`select o.category_id from product o where o.owner_id = ${userId}::bigint order by o.id desc limit ${sql.lit(mostOwn)}`;
  return sql`(p.category_id in (${own}) or not exists (${own}))`;
}

/** For a list of products: those that lack something for the shelf. */
export const isIncomplete = (userId: string, isOwn: boolean) => sql<boolean>`exists (
  select from product p where p.id = product.id and ${isOwn ? inOwnCategories(userId) : sql`true`} and ${lacking} <> '{}')`;
