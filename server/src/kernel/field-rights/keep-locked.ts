import { holdsRights, type RightTree } from '@edp/contract/kernel/record/field-rights.ts';
import { type FieldAccess, isLockedFor } from './field-access.ts';

type Fields = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An input as it was sent, completed, and with everything that is locked as it is stored. */
interface Inputs {
  sent: unknown;
  kept: unknown;
}

/** `stored` is what the input replaces; undefined where something new is made. */
export function keepLocked(value: unknown, stored: unknown, tree: RightTree, access: FieldAccess): Inputs {
  if (Array.isArray(value) && tree.item) return keepInRows(value, stored, tree, access);
  if (!isObject(value) || !tree.properties) return { sent: value, kept: value };
  const before = isObject(stored) ? stored : undefined;
  // A value that was read for this must not overwrite what another user changes meanwhile.
  const pinned = before && typeof before.version === 'number' ? { version: before.version } : {};
  const [sent, kept]: Record<string, unknown>[] = [
    { ...pinned, ...value },
    { ...pinned, ...value },
  ];
  for (const [name, part] of tree.properties) {
    const inputs = isLocked(part, access)
      ? keepField(value[name], before, name, part, access)
      : keepWithin(value[name], before?.[name], part, access);
    put(sent!, name, inputs.sent);
    put(kept!, name, inputs.kept);
  }
  return { sent, kept };
}

function put(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (value === undefined) delete fields[name];
  else fields[name] = value;
}

function keepInRows(values: readonly unknown[], stored: unknown, tree: RightTree, access: FieldAccess): Inputs {
  if (!holdsRights(tree.item)) return { sent: values, kept: values };
  if (stored !== undefined && !tree.match)
    throw new Error('a list whose rows have rights must say how they are matched');
  const before = Array.isArray(stored) ? tree.match!(values, stored.filter(isObject)) : [];
  const rows = values.map((row, place) => keepLocked(row, before[place], tree.item!, access));
  return { sent: rows.map(({ sent }) => sent), kept: rows.map(({ kept }) => kept) };
}

function keepField(
  value: unknown,
  before: Fields | undefined,
  name: string,
  part: RightTree,
  access: FieldAccess,
): Inputs {
  // A field that a form requires can be given once: when the record is made.
  if (!before && !part.isOptional) return { sent: value, kept: value };
  if (before && !(name in before)) throw new Error(`what is stored of a record lacks ${name}, which would be emptied`);
  const kept = before?.[name];
  const isUnsaid = isLeftOut(value, part, access) || (!before && isEmpty(value));
  return { sent: isUnsaid ? kept : value, kept };
}

/** A part that is not locked itself may hold one that is: left out, it would empty that too. */
function keepWithin(value: unknown, stored: unknown, part: RightTree, access: FieldAccess): Inputs {
  const isMissing = value === undefined || value === null;
  if (!isMissing || !isObject(stored) || !part.properties) return keepLocked(value, stored, part, access);
  const { version: _version, ...fields } = stored;
  const { kept } = keepLocked({}, fields, part, access);
  if (Object.keys(kept as Fields).length === 0) return { sent: value, kept: value };
  return { sent: value === null ? null : kept, kept };
}

const isLocked = ({ right, isFilter }: RightTree, access: FieldAccess) =>
  right !== undefined && (isFilter ? access.hidden.has(right) : isLockedFor(access, right));

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A form that cannot know the value sends nothing, or an empty field. */
const isLeftOut = (value: unknown, { right }: RightTree, { hidden }: FieldAccess) =>
  value === undefined || (hidden.has(right!) && isEmpty(value));
