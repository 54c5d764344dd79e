import { useStore } from 'zustand';
import { fieldElement } from './field-paths.ts';
import { useFormScope } from './form-context.ts';
import { useWrongFields } from './use-wrong-fields.ts';

export interface FieldMarks {
  /** How many fields are wrong, by part of the form. */
  readonly wrong: ReadonlyMap<string, number>;
  /** The parts with a changed field; none in a new record, where everything is new. */
  readonly changed: ReadonlySet<string>;
}

/** What the parts of a form, such as its tabs, tell of their fields. `partOf`: the part that the element of a field is in. */
export function useFieldMarks(partOf: (field: Element) => string | undefined): FieldMarks {
  const { form, formId, status, isStored } = useFormScope();
  const wrongNames = useWrongFields(form, formId);
  const changedNames = useStore(status, (state) => state.changed);
  const element = document.getElementById(formId);
  const partsOf = (names: Iterable<string>) =>
    [...names].flatMap((name) => {
      const field = element && fieldElement(element, name);
      return (field && partOf(field)) ?? [];
    });
  const wrong = new Map<string, number>();
  for (const part of partsOf(wrongNames)) wrong.set(part, (wrong.get(part) ?? 0) + 1);
  return { wrong, changed: new Set(isStored ? partsOf(changedNames) : []) };
}
