import type { CompletenessRules } from '@edp/contract/kernel/record/completeness.ts';
import { type RawBuilder, sql } from 'kysely';
import { forbidden, notFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { categoriesAbove } from './category-paths.ts';

/** The handlers of `requirementCalls`: what the records of a noun need is kept with their category. */
export const requirementHandlers = (noun: string, { items, byDefault }: CompletenessRules) => ({
  async requirement({ db, input: { categoryId } }: Context<{ categoryId: string }>) {
    const { rows } = await sql<{ needed: string[] | null; level: number }>`
      with recursive ${categoriesAbove([categoryId])}
      select c.needed -> ${noun}::text as needed, above.level from above join category c on c.id = above.id order by above.level`.execute(
      db,
    );
    if (rows.length === 0) throw notFound();
    const entry = rows.find(({ needed }) => needed !== null);
    // A field that the product does not have any more may still be named.
    const needed = (entry?.needed ?? byDefault).filter((name) => items.includes(name));
    return { needed, inherited: entry?.level !== 1 };
  },

  async setRequirement({
    db,
    input: { categoryId, needed },
  }: Context<{ categoryId: string; needed: string[] | null }>) {
    const entry: RawBuilder<unknown> = needed
      ? sql`coalesce(needed, '{}') || jsonb_build_object(${noun}::text, to_jsonb(${needed}::text[]))`
      : sql`nullif(needed - ${noun}::text, '{}')`;
    const { rows: found } = await sql`select from category where id = ${categoryId}`.execute(db);
    if (found.length === 0) throw notFound();
    const { rows } = await sql`update category set needed = ${entry} where id = ${categoryId} returning id`.execute(db);
    if (rows.length === 0) throw forbidden();
    return null;
  },
});
