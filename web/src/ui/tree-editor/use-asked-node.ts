import { useEffect, useEffectEvent, useRef } from 'react';
import { useAddress } from '../../kernel/data/address.ts';
import { openParam } from '../../kernel/data/record-route.ts';

interface Asked {
  reload: () => void;
  reveal: (id: string) => void;
}

/**
 * `?open=7` in the address of a tree's page asks for a node. It is taken out of the address, so that the same link
 * works again.
 */
export function useAskedNode(
  isPage: boolean,
  { entries }: { entries: ReadonlyMap<string, unknown> },
  { reload, reveal }: Asked,
) {
  const [address, changeAddress] = useAddress();
  const id = isPage ? address.get(openParam) : null;
  const reloadedFor = useRef<string>(null);
  const ask = useEffectEvent((asked: string, isKnown: boolean) => {
    // Another user may have added it since the tree was loaded.
    if (!isKnown && reloadedFor.current !== asked) {
      reloadedFor.current = asked;
      return reload();
    }
    reloadedFor.current = null;
    changeAddress(
      (present) => {
        present.delete(openParam);
        return present;
      },
      { replace: true },
    );
    return isKnown ? reveal(asked) : undefined;
  });
  useEffect(() => {
    if (id !== null) ask(id, entries.has(id));
  }, [id, entries]);
}
