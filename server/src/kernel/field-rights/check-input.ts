import { isDeepStrictEqual } from 'node:util';
import type { Call } from '@edp/contract/kernel/call.ts';
import { rightsInCondition } from '@edp/contract/kernel/list/condition.ts';
import { rightTree } from '@edp/contract/kernel/record/field-rights.ts';
import { AppError } from '../app-error.ts';
import type { Session } from '../session/session.ts';
import type { FieldAccess } from './field-access.ts';
import { isObject, keepLocked } from './keep-locked.ts';

/** The stored record that a call changes, as the noun's own calls answer it; undefined for a new one. */
type FindStored = (value: unknown) => Promise<unknown>;

const locked = (field: string) => new AppError(403, 'rights.fieldLocked', { field });

/**
 * The input of a request by a role that is kept from some fields. A list can be neither filtered nor sorted by what is
 * hidden.
 */
export async function checkInput(
  call: Call,
  { fields }: Pick<Session, 'fields'>,
  value: unknown,
  find: FindStored,
): Promise<unknown> {
  if (!fields) return call.input.parse(value);
  refuseSort(call, fields, value);
  refuseCondition(call, fields, value);
  return parseUnlocked(call, fields, value, call.writes && rightTree(call.input) ? await find(value) : undefined);
}

/**
 * The input of a call in which everything that the role may not see or change is as it is stored: left out, it is taken
 * from there; sent, it must be the same.
 * Whatever writes a record with a call goes through this: requests, and the rows of imports and batch edits when they
 * are tried, written and undone.
 */
export function parseUnlocked(
  { input }: Pick<Call, 'input'>,
  access: FieldAccess | undefined,
  value: unknown,
  stored: unknown,
): unknown {
  const tree = access && rightTree(input);
  if (!tree) return input.parse(value);
  const { sent, kept } = keepLocked(value, stored, tree, access);
  const [asSent, asKept] = [input.parse(sent), input.parse(kept)];
  const changed = firstDifference(asSent, asKept, []);
  if (changed) throw locked(changed.join('.'));
  return asKept;
}

function refuseSort(call: Call, { hidden }: FieldAccess, value: unknown) {
  const sort = isObject(value) ? value.sort : undefined;
  if (typeof sort !== 'string') return;
  const right = rightTree(call.output)?.properties?.get(sort.replace(/^-/, ''))?.right;
  if (right && hidden.has(right)) throw locked('sort');
}

function refuseCondition(call: Call, { hidden }: FieldAccess, value: unknown) {
  const found = rightsInCondition(call.input, value).find(({ rights }) => rights.some((right) => hidden.has(right)));
  if (found) throw locked(found.path);
}

function firstDifference(one: unknown, other: unknown, path: readonly string[]): readonly string[] | undefined {
  if (isDeepStrictEqual(one, other)) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return path;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  for (const name of names) {
    const found = firstDifference((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name], [
      ...path,
      name,
    ]);
    if (found) return found;
  }
  return path;
}
