import { useStore } from 'zustand';
import type { PartKind } from './field-registry.ts';
import { useFormScope } from './form-context.ts';
import { useWrongFields } from './use-wrong-fields.ts';

export interface FieldMarks {
  /** How many fields are wrong, by part of the form. */
  readonly wrong: ReadonlyMap<string, number>;
  /** The parts with a changed field; none in a new record, where everything is new. */
  readonly changed: ReadonlySet<string>;
}

/** What the parts of a form, such as its tabs, tell of their fields. */
export function useFieldMarks(kind: PartKind): FieldMarks {
  const { form, formId, status, isStored } = useFormScope();
  const wrongNames = useWrongFields(form, formId);
  const changedNames = useStore(status, (state) => state.changed);
  const wrongParts = useStore(status, (state) => state.wrongParts);
  const partWith = (path: string) => {
    const name = form.fields.at(path);
    return name === undefined ? undefined : form.fields.partsOf(name)?.[kind];
  };
  const wrong = new Map<string, number>();
  for (const name of wrongNames) {
    const part = partWith(name);
    if (part !== undefined) wrong.set(part, (wrong.get(part) ?? 0) + (wrongParts[name] ?? 1));
  }
  const changed = isStored ? [...changedNames].map(partWith).filter((part) => part !== undefined) : [];
  return { wrong, changed: new Set(changed) };
}
