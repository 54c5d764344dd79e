import { useLayoutEffect } from 'react';
import { useFormScope } from './form-context.ts';

/**
 * A rule that the schema cannot express, because it depends on what the field itself has read; it returns the message
 * where it is broken.
 */
export function useFieldRule(name: string, rule: () => string | undefined) {
  const { rules } = useFormScope().form;
  useLayoutEffect(() => {
    const addMessage = (messages: Map<string, string>) => {
      const message = messages.get(name) ?? rule();
      if (message !== undefined) messages.set(name, message);
    };
    rules.add(addMessage);
    return () => void rules.delete(addMessage);
  });
}
