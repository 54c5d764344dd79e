import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import type { CompletenessItem } from '@edp/contract/modules/product/completeness.ts';
import type { product } from '@edp/contract/modules/product/product.ts';
import { sql } from 'kysely';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { notFound } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { neededOf } from './completeness.ts';

async function requireCategory(db: Database, id: string): Promise<void> {
  const { rows } = await sql`select from category where id = ${id}`.execute(db);
  if (rows.length === 0) throw notFound();
}

export async function readRequirement({
  db,
  input: { categoryId },
}: Context<ParsedOf<typeof product.requirement>>): Promise<{ needed: CompletenessItem[]; inherited: boolean }> {
  await requireCategory(db, categoryId);
  const { needed, inherited } = (await neededOf(db, [categoryId]))(categoryId);
  return { needed: [...needed], inherited };
}

export async function setRequirement({
  db,
  input: { categoryId, needed },
}: Context<ParsedOf<typeof product.setRequirement>>): Promise<null> {
  await requireCategory(db, categoryId);
  if (needed === null) await sql`delete from product_requirement where category_id = ${categoryId}`.execute(db);
  else {
    await sql`insert into product_requirement (category_id, needed) values (${categoryId}, ${needed}::text[])
      on conflict on constraint product_requirement_key do update set needed = excluded.needed`.execute(db);
  }
  return null;
}
