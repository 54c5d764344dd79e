import type { FieldError } from '@edp/contract/kernel/envelope.ts';
import { toast } from '../../../kernel/feedback/toast.ts';
import { focusField, wrongFields } from './field-elements.ts';
import type { FormStore } from './form-store.ts';

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
    showErrors: (messages: ReadonlyMap<string, string>) => {
      focusFirst(messages);
      for (const [name, message] of messages) {
        if (form.fields.at(name) === undefined) toast('warning', message);
      }
    },
    /** Shows errors of the server at their fields and returns those that have no field on screen. */
    showServerErrors: (errors: readonly FieldError[]): FieldError[] => {
      const rest: FieldError[] = [];
      const messages = new Map<string, string>();
      for (const error of errors) {
        const name = form.fields.at(error.field);
        if (name === undefined) rest.push(error);
        // A field shows its first error.
        else if (!messages.has(name)) messages.set(name, error.message);
      }
      form.dispatch({ type: 'refused', messages });
      focusFirst(messages);
      return rest;
    },
  };
}
