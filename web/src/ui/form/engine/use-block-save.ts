import { use, useEffect } from 'react';
import { FormScopeContext } from './form-context.ts';

/** Blocks the save of the form around a control while it is not ready; outside a form it does nothing. */
export function useBlockSave(isBlocked: boolean) {
  const blockSave = use(FormScopeContext)?.blockSave;
  useEffect(() => {
    if (!isBlocked || !blockSave) return undefined;
    blockSave(true);
    return () => blockSave(false);
  }, [isBlocked, blockSave]);
}
