import { useFieldValue } from '../../form/engine/form-context.ts';

/** How many elements a list of the form has; nothing for none. */
export function FieldCount({ of }: { of: string }) {
  const list = useFieldValue(of);
  return Array.isArray(list) && list.length > 0 ? list.length : '';
}
