import type { RightTree } from '@edp/contract/kernel/record/field-rights.ts';
import type { FieldAccess } from './field-access.ts';

type Fields = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An input as it was sent, completed, and with everything that is locked as it was before. */
interface Inputs {
  sent: unknown;
  kept: unknown;
}

/** `current` is what the input replaces; undefined where something new is made. */
export function keepLocked(given: unknown, current: unknown, tree: RightTree, access: FieldAccess): Inputs {
  if (Array.isArray(given) && tree.item) {
    const rows = given.map((row) =>
      keepLocked(
        row,
        Array.isArray(current) ? current.find((each) => isSameRow(row, each)) : undefined,
        tree.item!,
        access,
      ),
    );
    return { sent: rows.map(({ sent }) => sent), kept: rows.map(({ kept }) => kept) };
  }
  if (!isObject(given) || !tree.properties) return { sent: given, kept: given };
  const before = isObject(current) ? current : undefined;
  // What was read for this must not overwrite what another user changes meanwhile.
  const pinned = before && typeof before.version === 'number' ? { version: before.version } : {};
  const [sent, kept]: Record<string, unknown>[] = [
    { ...pinned, ...given },
    { ...pinned, ...given },
  ];
  for (const [name, part] of tree.properties) {
    if (!isLocked(part, access)) {
      if (given[name] === undefined) continue;
      ({ sent: sent![name], kept: kept![name] } = keepLocked(given[name], before?.[name], part, access));
      continue;
    }
    // What a form requires can be given once: when the record is made.
    if (before === undefined && !part.isOptional) continue;
    const values = isLeftOut(given[name], part, access) ? [sent!, kept!] : [kept!];
    for (const each of values) {
      if (before?.[name] === undefined) delete each[name];
      else each[name] = before[name];
    }
  }
  return { sent, kept };
}

const isLocked = ({ right, isFilter }: RightTree, { hidden, readOnly }: FieldAccess) =>
  right !== undefined && (hidden.has(right) || (!isFilter && readOnly.has(right)));

/** A form that cannot know the value sends nothing, or an empty field. */
const isLeftOut = (value: unknown, { right }: RightTree, { hidden }: FieldAccess) =>
  value === undefined ||
  (hidden.has(right!) && (value === '' || value === null || (Array.isArray(value) && value.length === 0)));

/** Translations by their language, other rows by their id. */
const isSameRow = (given: unknown, before: unknown) =>
  isObject(given) &&
  isObject(before) &&
  ('type' in before && 'parentId' in before
    ? given.type === before.type
    : String(given.id ?? given.skuId) === String(before.id));
