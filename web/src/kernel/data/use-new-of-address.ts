import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** `?new=红星` in the address asks for the form of a new record of this name; it is taken out of the address. */
export function useNewOfAddress(onNew: ((name: string) => void) | undefined) {
  const [address, setAddress] = useSearchParams();
  const name = onNew ? address.get('new') : null;
  const open = useEffectEvent((given: string) => {
    address.delete('new');
    setAddress(address, { replace: true });
    onNew?.(given);
  });
  useEffect(() => {
    if (name !== null) open(name);
  }, [name]);
}
