import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { flatErrors, wrongFields } from './field-paths.ts';

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** The names of the fields that show an error, in the order of the screen. Rendered again only if they change. */
export function useWrongFields(form: UseFormReturn, formId: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const update = () => {
      const element = document.getElementById(formId);
      const found = element ? wrongFields(element, flatErrors(form.getErrors())) : [];
      setNames((before) => (isSame(before, found) ? before : found));
    };
    update();
    return form.subscribe({ formState: { errors: true }, callback: update });
  }, [form, formId]);
  return names;
}
