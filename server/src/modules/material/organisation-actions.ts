import { translate } from '@edp/contract/texts.ts';
import { CompiledQuery, sql } from 'kysely';
import { forbidden } from '../../kernel/app-error.ts';
import { type Batch, lockBatch, refuseEach } from '../../kernel/batch/batch.ts';
import { markRefused, outcomesOf, planAction } from '../../kernel/exchange/import/actions/action-rows.ts';
import type { ImportContext, PlannedRow, RowAction } from '../../kernel/exchange/import/importer.ts';
import { organisationsOfRole, requireTargets } from '../inventory/assignments.ts';
import { stocksOf, stockText } from '../inventory/stock.ts';
import { isAllowed } from '../../kernel/session/session.ts';

const can = 'material.assign';

interface Pair {
  id: string;
  organisation: string;
}

/** Refuses the materials that the organisations hold stock of. */
async function refuseStocked({ db, language }: ImportContext, batch: Batch, pairs: readonly Pair[]): Promise<Batch> {
  const stocks = await stocksOf(db, batch.allowed);
  return refuseEach(
    batch,
    new Map(
      [...Map.groupBy(pairs, ({ id }) => id)].flatMap(([id, own]) => {
        const held = (stocks.get(id) ?? []).filter(({ invorgId }) =>
          own.some(({ organisation }) => organisation === invorgId),
        );
        return held.length > 0
          ? [[id, translate('material.organisationHasStock', language, { stock: stockText(held, language) })] as const]
          : [];
      }),
    ),
  );
}

/**
 * Refuses, when a run is undone, the materials that it put into or took out of an organisation which the role lacks by
 * now, and those that would leave the active one; in the master they stay seen.
 */
async function refuseOthers(context: ImportContext, batch: Batch, pairs: readonly Pair[], isAdding: boolean) {
  const { session, language } = context;
  const ofRole = await organisationsOfRole(context, [...new Set(pairs.map(({ organisation }) => organisation))]);
  const reasonOf = ({ organisation }: Pair) => {
    if (!ofRole.has(organisation)) return isAdding ? 'material.organisationGone' : 'material.organisationNotOfRole';
    const leaves = !isAdding && !session.isMasterOrganisation && organisation === session.invorgId;
    return leaves ? 'material.activeOrganisation' : undefined;
  };
  const refused = pairs.flatMap((pair) => {
    const reason = reasonOf(pair);
    return reason ? [[pair.id, translate(reason, language)] as const] : [];
  });
  return refuseEach(batch, new Map(refused));
}

async function lockMaterials(context: ImportContext, rows: readonly PlannedRow[]): Promise<Batch> {
  if (!isAllowed(context.session, can)) throw forbidden();
  return lockBatch(
    context,
    'material',
    rows.map(({ record_id: id }) => id!),
  );
}

const pairsOf = (ids: readonly string[], organisations: readonly string[]): Pair[] =>
  ids.flatMap((id) => organisations.map((organisation) => ({ id, organisation })));

/** The pairs among these that exist. */
async function assigned(
  { db }: ImportContext,
  ids: readonly string[],
  organisations: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select material_id as id, count(*)::int as count from material_assignment where material_id = any(${ids}::bigint[]) and inventory_organisation_id = any(${organisations}::bigint[]) group by material_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Both answer the pairs that they have made or removed. An organisation that is gone is left out. */
const add = ({ db }: ImportContext, pairs: readonly Pair[]) =>
  sql<Pair>`
  insert into material_assignment (material_id, inventory_organisation_id)
    select p.id, o.id from unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ organisation }) => organisation)}::bigint[]) as p (id, organisation) join inventory_organisation o on o.id = p.organisation
    on conflict do nothing returning material_id as id, inventory_organisation_id as organisation`.execute(db);
const remove = ({ db }: ImportContext, pairs: readonly Pair[]) =>
  sql<Pair>`
  delete from material_assignment a using unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ organisation }) => organisation)}::bigint[]) as p (id, organisation)
   where a.material_id = p.id and a.inventory_organisation_id = p.organisation returning a.material_id as id, a.inventory_organisation_id as organisation`.execute(
    db,
  );

/** Notes what was really done, so that nothing else is undone. */
const note = ({ db }: ImportContext, runId: string, pairs: readonly Pair[], rows: readonly PlannedRow[]) => {
  const done = Map.groupBy(pairs, ({ id }) => id);
  const entries = rows.map(({ row_number: row, record_id: id }) => ({
    row,
    organisations: (done.get(id!) ?? []).map(({ organisation }) => organisation),
  }));
  return db.executeQuery(
    CompiledQuery.raw(
      `
    update import_row r set before = jsonb_build_object('organisations', n.organisations) from json_to_recordset($2::json) as n (row int, organisations jsonb) where r.run_id = $1 and r.row_number = n.row`,
      [runId, JSON.stringify(entries)],
    ),
  );
};

async function noted({ db }: ImportContext, runId: string, rows: readonly PlannedRow[]): Promise<Pair[]> {
  const { rows: found } = await sql<Pair>`
    select r.record_id as id, o.id as organisation from import_row r, jsonb_array_elements_text(r.before -> 'organisations') as o (id) where r.run_id = ${runId} and r.row_number = any(${rows.map((row) => row.row_number)}::int[])`.execute(
    db,
  );
  return found;
}

/**
 * Puts materials into inventory organisations, or takes them out of those that hold none of it. Undoing is the other of
 * the two.
 */
const organisationAction = (isAdding: boolean): RowAction => ({
  can,
  needsTargets: true,
  async check(context, checking, rows) {
    const { targets = [] } = checking.edit!;
    await requireTargets(context, targets, isAdding);
    const ids = planAction(context, checking, rows);
    const there = await assigned(context, ids, targets);
    const allThere = (id: string | null) => (there.get(id ?? '') ?? 0) === (isAdding ? targets.length : 0);
    for (const row of rows) if (row.result === 'changed' && allThere(row.record_id)) row.result = 'unchanged';
    if (isAdding) return;
    const { refused } = await refuseStocked(context, { allowed: ids, refused: [] }, pairsOf(ids, targets));
    markRefused(checking, rows, refused);
  },
  async write(context, _importer, { id: runId, changes }, rows) {
    const targets = changes!.targets ?? [];
    // The role or the organisation may be another one than when the run was started.
    await requireTargets(context, targets, isAdding);
    const locked = await lockMaterials(context, rows);
    const { allowed, refused } = isAdding
      ? locked
      : await refuseStocked(context, locked, pairsOf(locked.allowed, targets));
    const { rows: pairs } = await (isAdding ? add : remove)(context, pairsOf(allowed, targets));
    await note(context, runId, pairs, rows);
    return outcomesOf(rows, refused);
  },
  async undo(context, _importer, { id: runId }, rows) {
    const pairs = await noted(context, runId, rows);
    const locked = await refuseOthers(context, await lockMaterials(context, rows), pairs, !isAdding);
    const { allowed, refused } = isAdding ? await refuseStocked(context, locked, pairs) : locked;
    const done = new Set(allowed);
    await (isAdding ? remove : add)(
      context,
      pairs.filter(({ id }) => done.has(id)),
    );
    return outcomesOf(rows, refused);
  },
});

export const organisationActions = { assign: organisationAction(true), unassign: organisationAction(false) };
