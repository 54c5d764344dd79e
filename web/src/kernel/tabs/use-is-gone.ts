import { useInsertionEffect, useRef } from 'react';

/**
 * Whether a component was removed. Unlike other effects, insertion effects are not cleaned up when a tab is only
 * hidden.
 */
export function useIsGone(): () => boolean {
  const isGone = useRef(false);
  useInsertionEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return () => isGone.current;
}
