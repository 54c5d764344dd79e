import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { folded } from '@edp/contract/kernel/normal-form.ts';
import type { specification } from '@edp/contract/modules/specification/specification.ts';
import { sql } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { deleteAll } from '../../kernel/batch/batch-handlers.ts';
import { placesOf } from '../../kernel/record/delete-unused.ts';
import { type Caller, countUses, readUses } from '../../kernel/record/record-uses.ts';

interface StoredValue {
  id: string;
  specificationId: string;
  name: string;
}

/** Locks the values of specifications until the end, so that no transaction starts to use one in between. */
export async function lockValues(db: Database, specificationIds: readonly string[]): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select id, specification_id as "specificationId", name from specification_value where specification_id = any(${specificationIds}::bigint[]) order by id for update`.execute(
    db,
  );
  return rows;
}

/**
 * Makes the values of a specification exactly these. Those that are no longer named are deleted, unless something
 * refers to them.
 */
export async function replaceValues(
  caller: Caller,
  specificationId: string,
  input: ParsedOf<typeof specification.save>['specValueList'],
): Promise<void> {
  const { db } = caller;
  const stored = await lockValues(db, [specificationId]);
  const ids = matchValues(stored, input);
  const orders = sortOrders(input);
  const values = input.map(({ specValue }, index) => ({ id: ids[index], name: specValue, order: orders[index]! }));
  await deleteValues(
    caller,
    stored.filter(({ id }) => !ids.includes(id)),
  );
  const [changed, added] = [values.filter(({ id }) => id !== undefined), values.filter(({ id }) => id === undefined)];
  // In one statement, so that two values may exchange their names.
  await sql`
    update specification_value v set name = given.name, sort_order = given.sort_order
      from unnest(${changed.map(({ id }) => id)}::bigint[], ${changed.map(({ name }) => name)}::text[], ${changed.map(({ order }) => order)}::int[]) as given (id, name, sort_order)
     where v.id = given.id and (v.name <> given.name or v.sort_order <> given.sort_order)`.execute(db);
  await sql`
    insert into specification_value (specification_id, name, sort_order)
    select ${specificationId}::bigint, name, sort_order
      from unnest(${added.map(({ name }) => name)}::text[], ${added.map(({ order }) => order)}::int[]) with ordinality as given (name, sort_order, place) order by place`.execute(
    db,
  );
}

async function deleteValues(caller: Caller, values: readonly StoredValue[]): Promise<void> {
  if (values.length === 0) return;
  const ids = values.map(({ id }) => id);
  const counts = await countUses(caller.db, 'specification_value', ids);
  const used = values.find(({ id }) => id === counts[0]?.recordId);
  if (used) {
    const ofOne = counts.filter(({ recordId }) => recordId === used.id);
    const params = { value: used.name, uses: placesOf(ofOne, caller.language) };
    throw new AppError(409, 'specification.valueInUse', {
      params,
      uses: await readUses(caller, 'specification_value', [used.id], ofOne),
    });
  }
  await deleteAll(caller.db, 'specification_value', ids);
}

interface Stored {
  id: string;
  name: string;
}

interface Given {
  id?: string | undefined;
  specValue: string;
  sortOrder?: number | undefined;
}

/**
 * The stored value that each given one is, by its id, else by its name: products refer to a value, so it stays the same
 * row when the form is saved again. Undefined for a new one.
 */
function matchValues(stored: readonly Stored[], values: readonly Given[]): (string | undefined)[] {
  const free = new Map(stored.map(({ id, name }) => [id, folded(name)]));
  const take = (id: string | undefined) => (id !== undefined && free.delete(id) ? id : undefined);
  const byId = values.map(({ id }) => take(id));
  return values.map(
    ({ specValue }, index) => byId[index] ?? take([...free].find(([, name]) => name === folded(specValue))?.[0]),
  );
}

const largest = 2_147_483_647;

/** A value without a sort order stands behind the one before it. */
function sortOrders(values: readonly Given[]): number[] {
  let last = 0;
  return values.map(({ sortOrder }) => {
    last = sortOrder ?? Math.min(last + 1, largest);
    return last;
  });
}
