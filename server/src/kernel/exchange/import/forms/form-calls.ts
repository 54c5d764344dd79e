import { rule } from '@edp/contract/kernel/rule.ts';
import { sql } from 'kysely';
import { ZodError } from 'zod';
import { AppError } from '../../../app-error.ts';
import type { Context, BoundCall, OpenContext } from '../../../http/bind.ts';
import { takenBack, withinSavepoint } from '../../../database/savepoint.ts';
import { parseUnlocked } from '../../../field-rights/check-input.ts';
import type { FieldAccess } from '../../../field-rights/field-access.ts';
import { explainConstraint } from '../../../http/failure.ts';
import type { CellError, Columns, ImportContext, StoredRecord } from '../importer.ts';
import { fold } from '../lookups.ts';
import { isShort } from '../parse-input.ts';
import type { FormNoun } from './form-noun.ts';

type Values = Record<string, unknown>;

/**
 * A run has read what is stored, so an empty value means to empty it; only a form sends one because it cannot know what
 * is hidden.
 */
const asReadOnly = (access: FieldAccess | undefined): FieldAccess | undefined =>
  access && { hidden: new Set(), readOnly: new Set([...access.hidden, ...access.readOnly]) };

/**
 * Calls a handler as a request of the user would; what it does after the commit is done after that of the slice.
 * `stored` is the record that it changes, as `readForm` gave it.
 */
export async function callForm(
  context: ImportContext,
  { call, handler, constraints }: BoundCall,
  input: unknown,
  stored?: Columns,
): Promise<Values> {
  try {
    const parsed = parseUnlocked(call, asReadOnly(context.session.fields), input, stored);
    return (await handler({ ...context, input: parsed, address: '', calls: new Map() } as unknown as Context &
      OpenContext)) as Values;
  } catch (error) {
    throw explainConstraint(error, constraints);
  }
}

/** Does the work, or says what keeps it from being done; then nothing of it has happened. */
export async function attempt<T>(
  context: ImportContext,
  noun: Pick<FormNoun, 'sheet'>,
  work: (context: ImportContext) => Promise<T>,
): Promise<{ done: T } | { errors: CellError[] }> {
  const afterwards: (() => unknown)[] = [];
  const within = { ...context, afterCommit: (later: () => unknown) => void afterwards.push(later) };
  const outcome = await withinSavepoint(context.db, () => work(within));
  if ('done' in outcome) {
    for (const later of afterwards) context.afterCommit(later);
    return outcome;
  }
  const errors = errorsOf(outcome.error, noun);
  if (!errors) throw outcome.error;
  return { errors };
}

/** Does the work as a dry run: nothing is committed, so nothing comes after that. */
export const tried = <T>(context: ImportContext, work: (context: ImportContext) => Promise<T>): Promise<T> =>
  takenBack(context.db, () => work({ ...context, afterCommit: () => undefined }));

/**
 * The innermost part of the path that has a column, such as the price of the one variant; otherwise the outermost,
 * which stands at the row.
 */
const fieldOf = ({ sheet: { columns } }: Pick<FormNoun, 'sheet'>, path: readonly string[]) =>
  path.findLast((part) => columns.some(({ field }) => field === part)) ?? path[0] ?? '';

/** Where a path leads into a list. */
function placeIn(path: readonly PropertyKey[]): Pick<CellError, 'at'> {
  const place = path.find((part) => /^\d+$/.test(String(part)));
  return place === undefined ? {} : { at: Number(place) };
}

/** What an error says about cells; undefined where it is about something else. */
export function errorsOf(error: unknown, noun: Pick<FormNoun, 'sheet'>): CellError[] | undefined {
  const explain = (path: readonly PropertyKey[], broken: string): CellError => ({
    field: fieldOf(noun, path.map(String)),
    rule: broken,
    ...placeIn(path),
  });
  if (error instanceof ZodError) return firstOfEach(error.issues.map(({ path, message }) => explain(path, message)));
  if (!(error instanceof AppError) || error.status >= 500) return undefined;
  const { field = '', rules, params } = error.details;
  return rules
    ? firstOfEach(rules.map((broken) => explain(broken.field.split('.'), broken.rule)))
    : [explain(field.split('.'), rule(error.key, params))];
}

export const firstOfEach = (errors: readonly CellError[]) =>
  [...new Map(errors.toReversed().map((error) => [`${error.field} ${error.at ?? ''}`, error])).values()].toReversed();

export interface FoundRecord {
  id: string;
  version: number;
  key: string;
  scope: string | null;
}

/** As keys are told apart. */
export const keyOf = ({ foldsKey }: FormNoun, key: string, scope: unknown) =>
  `${foldsKey ? fold(key) : key}\n${typeof scope === 'string' ? scope : ''}`;

/** The records that have one of the keys and that the user sees. */
export async function findRecords(
  { db }: ImportContext,
  { sheet, table, scope, foldsKey }: FormNoun,
  keys: readonly string[],
): Promise<FoundRecord[]> {
  if (keys.length === 0) return [];
  const column = sql.ref(sheet.key!);
  const [held, searched] = foldsKey ? [sql`app.fold(${column})`, sql`app.fold(k)`] : [column, sql`k`];
  const { rows } = await sql<FoundRecord>`
    select id, version, ${column} as key, ${scope ? sql`${sql.ref(scope.column)}::text` : sql`null`} as scope from ${sql.table(table)}
     where ${held} = any(array(select ${searched} from unnest(${[...new Set(keys.filter(isShort))]}::text[]) k)) order by id`.execute(
    db,
  );
  return rows;
}

/** What the form of a record would send if nothing was changed in it. */
export const readForm = (context: ImportContext, { detail }: FormNoun, id: string) => callForm(context, detail, { id });

/** Saves what is changed in the form of a record. */
export const saveForm = (context: ImportContext, { update }: FormNoun, stored: Columns, changes: Columns) =>
  callForm(context, update, { ...stored, ...changes }, stored);

/** The records with these ids that the user sees. Not every table has owners. */
export async function findStored(
  { db }: ImportContext,
  { table }: FormNoun,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord>> {
  const { rows } = await sql<{
    id: string;
    version: number;
    owner_id: string | null;
  }>`select t.id, t.version, to_jsonb(t) ->> 'owner_id' as owner_id from ${sql.table(table)} t where t.id = any(${ids}::bigint[])`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, version, owner_id: ownerId }) => [id, { id, version, ownerId: ownerId ?? '0', columns: {} }]),
  );
}
