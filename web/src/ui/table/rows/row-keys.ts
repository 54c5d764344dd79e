export type RowCommand = { go: number } | { run: 'open' | 'select' };

interface Place {
  readonly index: number;
  readonly count: number;
  /** The focus is on a control inside the row, which has its own meaning of Enter and Space. */
  readonly isInside: boolean;
}

/** What a key does in a row: the arrows move between rows, Enter opens, Space selects. */
export function rowCommand(key: string, { index, count, isInside }: Place): RowCommand | undefined {
  switch (key) {
    case 'ArrowDown':
      return index < count - 1 ? { go: index + 1 } : undefined;
    case 'ArrowUp':
      return index > 0 ? { go: index - 1 } : undefined;
    case 'Home':
      return isInside ? undefined : { go: 0 };
    case 'End':
      return isInside ? undefined : { go: count - 1 };
    case 'Enter':
      return isInside ? undefined : { run: 'open' };
    case ' ':
      return isInside ? undefined : { run: 'select' };
    default:
      return undefined;
  }
}
