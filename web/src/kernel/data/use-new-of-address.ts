import { useEffect, useEffectEvent } from 'react';
import { useAddress } from './address.ts';

/** `?new=红星` in the address asks for the form of a new record of this name. */
export const useNewOfAddress = (onNew: ((name: string) => void) | undefined) => useAddressOnce('new', onNew);

/** Passes on a parameter of the address and takes it out, so that the same link works again. */
export function useAddressOnce(param: string, onGiven: ((value: string) => void) | undefined) {
  const [address, changeAddress] = useAddress();
  const value = onGiven ? address.get(param) : null;
  const pass = useEffectEvent((paramValue: string) => {
    changeAddress(
      (present) => {
        present.delete(param);
        return present;
      },
      { replace: true },
    );
    onGiven?.(paramValue);
  });
  useEffect(() => {
    if (value !== null) pass(value);
  }, [value]);
}
