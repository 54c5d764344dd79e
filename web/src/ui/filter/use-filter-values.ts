import { useEffect, useEffectEvent, useState } from 'react';
import type { Filters } from '../../kernel/data/use-list.ts';

/** A search begins this long after the last key. */
export const searchDelay = 250;

interface Options {
  /** The filters in the address. */
  values: Filters;
  /**
   * Gets what the user entered, blank where a filter is cleared: the address may have other filters than are shown by
   * now.
   */
  onSearch: (entered: Filters) => void;
  onReset: () => void;
}

/**
 * While an input method composes, a search would look for half a word. A new object for every key, which starts the
 * delay again.
 */
interface Phase {
  readonly is: 'rest' | 'typing' | 'composing';
}

/**
 * The filters as the user sees them: what is typed searches after a moment, what is chosen at once; the address
 * follows.
 */
export function useFilterValues({ values, onSearch, onReset }: Options) {
  // What the user entered; the address has it a moment later, and without surrounding blanks.
  const [entered, setEntered] = useState<Filters>({});
  const [phase, setPhase] = useState<Phase>({ is: 'rest' });

  const [shown, setShown] = useState(values);
  if (!isSame(values, shown)) {
    setShown(values);
    // After going back, or through a link, the address holds and not what was entered before.
    if (phase.is === 'rest') setEntered(keepEqual(entered, values));
  }

  const current = withoutBlanks({ ...values, ...entered });
  const searchTyped = useEffectEvent(() => {
    setPhase({ is: 'rest' });
    if (!isSame(current, values)) onSearch(trimmed(entered));
  });
  // An effect, because a timer must not change the address while the tab is hidden.
  useEffect(() => {
    if (phase.is !== 'typing') return undefined;
    const timer = setTimeout(searchTyped, searchDelay);
    return () => clearTimeout(timer);
  }, [phase]);

  const settle = (next: Filters) => {
    setEntered(next);
    setPhase({ is: 'rest' });
  };
  return {
    valueOf: (name: string) => entered[name] ?? values[name] ?? '',
    type: (name: string, text: string, isComposing: boolean) => {
      setEntered({ ...entered, [name]: text });
      setPhase({ is: isComposing ? 'composing' : 'typing' });
    },
    choose: (chosen: Filters) => {
      const next = { ...entered, ...chosen };
      settle(next);
      onSearch(trimmed(next));
    },
    /** At once; the same filters again refetch. */
    search: () => {
      settle(entered);
      onSearch(trimmed(entered));
    },
    reset: () => {
      settle({});
      onReset();
    },
  };
}

const trimmed = (values: Filters): Filters =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
const withoutBlanks = (values: Filters): Filters =>
  Object.fromEntries(Object.entries(trimmed(values)).filter(([, value]) => value !== ''));

const isSame = (a: Filters, b: Filters) => {
  const [one, other] = [withoutBlanks(a), withoutBlanks(b)];
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([name, value]) => other[name] === value)
  );
};

const keepEqual = (entered: Filters, values: Filters): Filters =>
  Object.fromEntries(Object.entries(entered).filter(([name, value]) => value.trim() === (values[name] ?? '')));
