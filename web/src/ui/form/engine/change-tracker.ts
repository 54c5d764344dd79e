import { differences, withChange } from './changes.ts';
import { fieldOnScreen } from './field-paths.ts';
import type { createFormStatus } from './form-status.ts';
import type { FieldValues, FormStore } from './form-store.ts';
import { isSameValue } from './same-value.ts';
import { valueAt } from './value-path.ts';

/** Keeps in the status of a form which of its fields differ from the record as it was read. */
export function createChangeTracker(
  formId: string,
  form: FormStore,
  status: ReturnType<typeof createFormStatus>,
  record: FieldValues,
) {
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
      const element = document.getElementById(formId);
      const paths = differences(base, form.getValues()).map(
        (path) => fieldOnScreen(element, path) ?? path.split('.')[0]!,
      );
      status.setState({ changed: new Set(paths.map((path) => path.replace(/\.root$/, ''))) });
    },
  };
}
