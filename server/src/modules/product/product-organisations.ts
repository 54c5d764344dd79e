import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mapPage, type Page } from '@edp/contract/kernel/paging.ts';
import type { product } from '@edp/contract/modules/product/product.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { acrossOrganisations } from '../../kernel/sharing/organisation-boundary.ts';
import {
  assign,
  assignableTo,
  changeOrganisations,
  type OrganisationChanges,
  organisationsOf,
  unassign,
} from '../inventory/assignments.ts';
import { activeOrganisation, assertVisible } from '../inventory/organisation-scope.ts';
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
  const { proId, ids } = context.input;
  await unassign(context, 'product', proId, ids);
  await removeVariants(context, proId, ids);
  return null;
}

/** A save adds and removes these; the save itself puts the variants into the organisations that are added. */
export async function changeProductOrganisations(
  context: Context,
  id: string,
  changes: OrganisationChanges,
): Promise<void> {
  const { removed } = await changeOrganisations(context, 'product', id, changes);
  if (removed.length > 0) await removeVariants(context, id, removed);
}

const removeVariants = ({ db }: Pick<Context, 'db'>, productId: string, organisationIds: readonly string[]) =>
  sql`delete from material_assignment a using material m
   where m.id = a.material_id and m.product_id = ${productId} and a.inventory_organisation_id = any(${organisationIds}::bigint[])`.execute(
    db,
  );

/** Brings products of the master into the active organisation. */
export async function loadProducts(context: Context<Input<'load'>>): Promise<null> {
  const { db, input } = context;
  const ids = [...new Set(input.ids)];
  const { rows } = await acrossOrganisations(db, () =>
    sql`select from product where id = any(${ids}::bigint[])`.execute(db),
  );
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
