import { useEffect, useState } from 'react';
import { wrongFields } from './field-elements.ts';
import type { ShownErrors } from './field-state.ts';
import type { FormStore } from './form-store.ts';

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** The names of the fields that show an error, in the order of the screen. Rendered again only if they change. */
export function useWrongFields(form: FormStore, formId: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let seen: ShownErrors | undefined;
    const update = () => {
      const errors = form.getErrors();
      if (errors === seen) return;
      seen = errors;
      const element = document.getElementById(formId);
      const found = element ? wrongFields(element, errors) : [];
      setNames((before) => (isSame(before, found) ? before : found));
    };
    update();
    return form.subscribe(update);
  }, [form, formId]);
  return names;
}
