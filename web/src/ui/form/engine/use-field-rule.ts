import { useLayoutEffect } from 'react';
import { useFormScope } from './form-context.ts';
import type { FieldRule } from './use-contract-form.ts';

/** A rule that the schema cannot express, because it depends on what the field itself has read. */
export function useFieldRule(name: string, rule: FieldRule) {
  const { setRule } = useFormScope();
  useLayoutEffect(() => {
    setRule(name, rule);
    return () => setRule(name, undefined);
  });
}
