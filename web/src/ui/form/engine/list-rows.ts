import type { ShownErrors } from './field-state.ts';
import type { FormStore } from './form-store.ts';

type Row = Readonly<Record<string, unknown>>;

export interface ListRows {
  /** The key of a row stays the same when others are added, removed or moved. */
  readonly fields: readonly { readonly rowKey: string }[];
  readonly append: (added: Row | readonly Row[]) => void;
  readonly insert: (index: number, added: Row | readonly Row[]) => void;
  readonly move: (from: number, to: number) => void;
  readonly remove: (index: number) => void;
}

/**
 * Reads and changes the rows of a list of the form. What it returns is the same until rows are added, removed or moved:
 * their cells render themselves.
 */
export function createListRows(form: FormStore, name: string): () => ListRows {
  let keys: readonly string[] = [];
  let cached: ListRows | undefined;
  let made = 0;
  const newKeys = (count: number) => Array.from({ length: count }, () => `${name}-${(made += 1)}`);
  const rowsOf = () => (form.getValues(name) as readonly Row[] | undefined) ?? [];
  const setKeys = (next: readonly string[]) => {
    keys = next;
    cached = undefined;
  };
  /** One key for each row; the form may have been given another list meanwhile. */
  const alignKeys = () => {
    const { length } = rowsOf();
    if (keys.length !== length) setKeys([...keys.slice(0, length), ...newKeys(length - keys.length)]);
  };
  const change = (
    next: <Item>(list: readonly Item[], added: readonly Item[]) => readonly Item[],
    added: readonly Row[] = [],
  ) => {
    alignKeys();
    const before = keys;
    setKeys(next(before, newKeys(added.length)));
    form.setRows(
      name,
      next(rowsOf(), added),
      movedErrors(form.getErrors(), name, (index) => keys.indexOf(before[index] ?? '')),
    );
  };
  const insert: ListRows['insert'] = (index, added) =>
    change((list, more) => list.toSpliced(index, 0, ...more), [added].flat());
  return () => {
    alignKeys();
    cached ??= {
      fields: keys.map((rowKey) => ({ rowKey })),
      append: (added) => insert(rowsOf().length, added),
      insert,
      move: (from, to) => change((list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)),
      remove: (index) => change((list) => list.toSpliced(index, 1)),
    };
    return cached;
  };
}

/** Errors at `list.3.name` after row 3 went elsewhere; those of a row that is gone (-1) go with it. */
function movedErrors(errors: ShownErrors, name: string, placeOf: (index: number) => number): ShownErrors {
  return new Map(
    [...errors].flatMap(([path, error]) => {
      const [, index, rest] = path.startsWith(`${name}.`)
        ? (/^(\d+)(.*)$/s.exec(path.slice(name.length + 1)) ?? [])
        : [];
      if (index === undefined) return [[path, error]];
      const place = placeOf(Number(index));
      return place < 0 ? [] : [[`${name}.${place}${rest}`, error]];
    }),
  );
}
