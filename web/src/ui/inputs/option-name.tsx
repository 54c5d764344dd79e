import type { Call } from '@edp/contract/kernel/call.ts';
import { optionText, useChosen } from './use-remote-options.ts';

/**
 * What a record that was chosen from the options of a call is called; until it is known, the name that the record has
 * for it.
 */
export function OptionName({ call, id, fallbackName }: { call: Call; id: string; fallbackName: string | undefined }) {
  const chosen = useChosen(call, undefined, [id]).get(id);
  return chosen ? optionText(chosen) : fallbackName;
}
