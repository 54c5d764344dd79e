import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { mapPage, type Page } from '@edp/contract/kernel/paging.ts';
import type { material, OrganisationOption, OrganisationRow } from '@edp/contract/modules/material/material.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { acrossOrganisations } from '../../kernel/sharing/organisation-boundary.ts';
import { assign, assignableTo, organisationsOf, unassign } from '../inventory/assignments.ts';
import { activeOrganisation, assertVisible } from '../inventory/organisation-scope.ts';
import { lockEditable } from '../../kernel/sharing/lock-editable.ts';

type Input<Name extends keyof typeof material> = ParsedOf<(typeof material)[Name]>;

export async function assignMaterial(context: Context<Input<'assign'>>): Promise<null> {
  const {
    db,
    input: { skuId, ids },
  } = context;
  await assertVisible('material', context, skuId);
  await lockEditable(db, 'material', skuId);
  await assign(context, 'material', [skuId], [...new Set(ids)], 'ids');
  return null;
}

export async function unassignMaterial(context: Context<Input<'unassign'>>): Promise<null> {
  await unassign(context, 'material', context.input.skuId, context.input.ids);
  return null;
}

/** Brings materials of the master into the active organisation. */
export async function loadMaterials(context: Context<Input<'load'>>): Promise<null> {
  const {
    db,
    input: { ids },
  } = context;
  const { rows } = await acrossOrganisations(db, () =>
    sql<{ id: string }>`select id from material where id = any(${ids}::bigint[]) and active`.execute(db),
  );
  if (rows.length < new Set(ids).size) throw new AppError(404, 'error.notFound');
  await assign(
    context,
    'material',
    rows.map(({ id }) => id),
    [activeOrganisation(context)],
    'ids',
  );
  return null;
}

export async function listOrganisationsOf(context: Context<Input<'organisations'>>): Promise<Page<OrganisationRow>> {
  const { skuId, ...filters } = context.input;
  return mapPage(await organisationsOf(context, 'material', skuId, filters), (row) => ({ ...row, skuId }));
}

export function listAssignable(context: Context<Input<'assignable'>>): Promise<Page<OrganisationOption>> {
  const { skuId, ...filters } = context.input;
  return assignableTo(context, 'material', skuId, filters);
}
