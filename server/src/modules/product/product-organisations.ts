import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mapPage, type Page } from '@edp/contract/kernel/paging.ts';
import type { product } from '@edp/contract/modules/product/product.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { assign, assignableTo, organisationsOf, unassign } from '../../kernel/inventory/assignments.ts';
import { activeOrganisation, assertVisible } from '../../kernel/inventory/organisation-scope.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';
import { alignVariants } from './variants/save-variants.ts';

type Input<Name extends keyof typeof product> = ParsedOf<(typeof product)[Name]>;

/** With its variants. */
export async function assignProduct(context: Context<Input<'assign'>>): Promise<null> {
  const {
    db,
    input: { proId, ids },
  } = context;
  await assertVisible('product', context, proId);
  await lockEditable(db, 'product', proId);
  await assign(context, 'product', [proId], [...new Set(ids)], 'ids');
  await alignVariants(db, [proId]);
  return null;
}

/** Its variants leave the organisations as well. */
export async function unassignProduct(context: Context<Input<'unassign'>>): Promise<null> {
  const {
    db,
    input: { proId, ids },
  } = context;
  await unassign(context, 'product', proId, ids);
  await sql`delete from material_assignment a using material m
     where m.id = a.material_id and m.product_id = ${proId} and a.inventory_organisation_id = any(${ids}::bigint[])`.execute(
    db,
  );
  return null;
}

/** Brings products of the master into the active organisation. */
export async function loadProducts(context: Context<Input<'load'>>): Promise<null> {
  const { db, input } = context;
  const ids = [...new Set(input.ids)];
  const { rows } = await sql<{ id: string }>`select id from product where id = any(${ids}::bigint[])`.execute(db);
  if (rows.length < ids.length) throw new AppError(404, 'error.notFound');
  await assign(context, 'product', ids, [activeOrganisation(context)], 'ids');
  await alignVariants(db, ids);
  return null;
}

export async function listOrganisationsOf(context: Context<Input<'organisations'>>) {
  const { proId, ...filters } = context.input;
  return mapPage(await organisationsOf(context, 'product', proId, filters), (row) => ({ ...row, proId }));
}

export function listAssignable(
  context: Context<Input<'assignable'>>,
): Promise<Page<Awaited<ReturnType<typeof assignableTo>>['rows'][number]>> {
  const { proId, ...filters } = context.input;
  return assignableTo(context, 'product', proId, filters);
}
