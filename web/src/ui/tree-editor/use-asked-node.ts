import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { openParam } from '../../kernel/data/record-route.ts';

interface Asked {
  reload: () => void;
  reveal: (id: string) => void;
}

/** `?open=7` in the address of a tree's page asks for a node. It is taken out of the address, so that the same link works again. */
export function useAskedNode(isPage: boolean, { entries }: { entries: ReadonlyMap<string, unknown> }, { reload, reveal }: Asked) {
  const [address, setAddress] = useSearchParams();
  const id = isPage ? address.get(openParam) : null;
  const reloadedFor = useRef<string>(null);
  const ask = useEffectEvent((asked: string, isKnown: boolean) => {
    // Another user may have added it since the tree was loaded.
    if (!isKnown && reloadedFor.current !== asked) {
      reloadedFor.current = asked;
      return reload();
    }
    reloadedFor.current = null;
    address.delete(openParam);
    setAddress(address, { replace: true });
    return isKnown ? reveal(asked) : undefined;
  });
  useEffect(() => {
    if (id !== null) ask(id, entries.has(id));
  }, [id, entries]);
}
