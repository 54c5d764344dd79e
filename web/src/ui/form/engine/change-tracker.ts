import type { createFormStatus } from './form-status.ts';
import type { FieldValues, FormStore } from './form-store.ts';
import { isPlainObject, isSameValue } from './same-value.ts';
import { valueAt } from './value-path.ts';

/** Keeps in the status of a form which of its fields differ from the record as it was read. */
export function createChangeTracker(form: FormStore, status: ReturnType<typeof createFormStatus>, record: FieldValues) {
  let base = record;
  return {
    /** The record as it was read. */
    base: {
      get current() {
        return base;
      },
    },
    /** From now on, the values are compared with this one. */
    setBase: (compared: FieldValues) => {
      base = compared;
    },
    noteChange: (name: string) => {
      const isChanged = (field: string) => !isSameValue(form.getValues(field), valueAt(base, field));
      const before = status.getState().changed;
      const changed = withChange(before, name, isChanged);
      if (changed !== before) status.setState({ changed });
    },
    compareAll: () => {
      const paths = differences(base, form.getValues()).map((path) => form.fields.at(path) ?? path.split('.')[0]!);
      status.setState({ changed: new Set(paths.map((path) => path.replace(/\.root$/, ''))) });
    },
  };
}

type Paths = ReadonlySet<string>;

/**
 * The changed fields after a change of one. While a list itself is changed (rows added or removed), it counts
 * once and its rows do not. The same set is returned if nothing differs, so that nothing is rendered.
 */
export function withChange(changed: Paths, name: string, isChanged: (name: string) => boolean): Paths {
  const field = [...changed].find((other) => name.startsWith(`${other}.`)) ?? name;
  const rest = [...changed].filter((other) => other !== field && !other.startsWith(`${field}.`));
  const next = isChanged(field) ? [...rest, field] : rest;
  return next.length === changed.size && next.every((each) => changed.has(each)) ? changed : new Set(next);
}

/** The paths at which two records differ: down to single fields, through lists of the same length. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (isSameValue(before, after)) return [];
  const below = (key: string, one: unknown, other: unknown) =>
    differences(one, other, path === '' ? key : `${path}.${key}`);
  if (isPlainObject(before) && isPlainObject(after))
    return Object.keys({ ...before, ...after }).flatMap((key) => below(key, before[key], after[key]));
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((value, index) => below(String(index), before[index], value));
  return [path];
}
