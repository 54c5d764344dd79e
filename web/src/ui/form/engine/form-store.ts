import { flushSync } from 'react-dom';
import { valueAt, withValueAt } from './value-path.ts';

export type FieldValues = Readonly<Record<string, unknown>>;

export interface ShownError {
  readonly message: string;
  /** `server` errors stay until their field changes; the others follow the rules. */
  readonly type: 'rule' | 'server';
}
export type ShownErrors = ReadonlyMap<string, ShownError>;

/** Told after a change of values with the name of the field; without one, many may have changed. */
type OnChange = (name: string | undefined) => void;

export type FormStore = ReturnType<typeof createFormStore>;

/**
 * The values of a form and the errors that it shows. Values are never changed in place: what a change leaves alone
 * stays the same object, so that a grid of thousands of rows costs a key in another field nothing.
 */
export function createFormStore(initial: FieldValues) {
  let values = initial;
  let errors: ShownErrors = new Map();
  const readers = new Set<() => void>();
  const listeners = new Set<OnChange>();

  const renderAll = () => {
    for (const render of readers) render();
  };
  const change = (next: FieldValues, name: string | undefined, render = renderAll) => {
    values = next;
    render();
    for (const listen of listeners) listen(name);
  };
  const setErrors = (next: ShownErrors) => {
    errors = next;
    renderAll();
  };

  function getValues(): FieldValues;
  function getValues(name: string): unknown;
  function getValues(name?: string): unknown {
    return name === undefined ? values : valueAt(values, name);
  }
  return {
    /** Rules that fields bring themselves (`useFieldRule`). */
    rules: new Set<(messages: Map<string, string>) => void>(),
    getValues,
    setValue: (name: string, value: unknown) => change(withValueAt(values, name, value), name),
    /** What decides which fields there are: they are rendered before the listeners are told, which look for them. */
    setAndRender: (name: string, value: unknown) =>
      change(withValueAt(values, name, value), name, () => flushSync(renderAll)),
    /**
     * A list with its rows in other places, and so their errors. Rendered before the listeners are told: they look for
     * the fields of new rows.
     */
    setRows: (name: string, rows: readonly unknown[], moved: ShownErrors) => {
      errors = moved;
      change(withValueAt(values, name, rows), name, () => flushSync(renderAll));
    },
    /** Other values, and no errors. */
    reset: (next: FieldValues) => {
      errors = new Map();
      change(next, undefined);
    },
    getErrors: () => errors,
    setErrors,
    setError: (name: string, error: ShownError) => setErrors(new Map(errors).set(name, error)),
    clearErrors: (name: string) => {
      if (errors.has(name)) setErrors(new Map([...errors].filter(([other]) => other !== name)));
    },
    /** For `useSyncExternalStore`: called after every change of values or errors. */
    subscribe: (render: () => void) => {
      readers.add(render);
      return () => {
        readers.delete(render);
      };
    },
    onChange: (listen: OnChange) => {
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
      };
    },
  };
}
