import type { FieldError } from '@edp/contract/kernel/envelope.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { fieldOnScreen, focusField, wrongFields } from './field-paths.ts';
import type { FormStore, ShownErrors } from './form-store.ts';

/** Where the errors of a form appear: at their fields, the first of which takes the focus. */
export function createErrorScreen(formId: string, form: FormStore) {
  const element = () => document.getElementById(formId);
  const focus = (name: string) => {
    const place = element();
    if (place) focusField(place, name);
  };
  const focusFirst = (names: { has: (name: string) => boolean }) => {
    const place = element();
    const [first] = place ? wrongFields(place, names) : [];
    if (first !== undefined) focus(first);
  };
  return {
    focus,
    /** An error at no field of the screen must not be silent. */
    showErrors: (errors: ShownErrors) => {
      focusFirst(errors);
      for (const [name, { message }] of errors) {
        if (fieldOnScreen(element(), name) === undefined) toast('warning', message);
      }
    },
    /** Shows errors of the server at their fields and returns those that have no field on screen. */
    showServerErrors: (errors: readonly FieldError[]): FieldError[] => {
      const rest: FieldError[] = [];
      const names = new Set<string>();
      for (const error of errors) {
        const name = fieldOnScreen(element(), error.field);
        if (name === undefined) {
          rest.push(error);
          continue;
        }
        // A field shows its first error.
        if (!names.has(name)) form.setError(name, { type: 'server', message: error.message });
        names.add(name);
      }
      focusFirst(names);
      return rest;
    },
  };
}
