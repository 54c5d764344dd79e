import { flushSync } from 'react-dom';
import { createFieldRegistry } from './field-registry.ts';
import { type FieldAction, reduceFields, type ShownErrors, untouched } from './field-state.ts';
import { valueAt, withValueAt } from './value-path.ts';

export type FieldValues = Readonly<Record<string, unknown>>;

/** Told after a change of values with the name of the field; without one, many may have changed. */
type OnChange = (name: string | undefined) => void;

export type FormStore = ReturnType<typeof createFormStore>;

/**
 * The fields of a form: which there are, their values, and what happened to them. Values are never changed in place:
 * what a change leaves alone stays the same object, so that a grid of thousands of rows costs a key in another field
 * nothing.
 */
export function createFormStore(initial: FieldValues) {
  let values = initial;
  let state = untouched;
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

  function getValues(): FieldValues;
  function getValues(name: string): unknown;
  function getValues(name?: string): unknown {
    return name === undefined ? values : valueAt(values, name);
  }
  return {
    fields: createFieldRegistry(),
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
    setRows: (name: string, rows: readonly unknown[], errors: ShownErrors) => {
      state = reduceFields(state, { type: 'moved', errors });
      change(withValueAt(values, name, rows), name, () => flushSync(renderAll));
    },
    /** Other values, and nothing has happened to them. */
    restart: (next: FieldValues) => {
      state = reduceFields(state, { type: 'restarted' });
      change(next, undefined);
    },
    getState: () => state,
    getErrors: () => state.errors,
    dispatch: (action: FieldAction) => {
      const { errors, left } = state;
      state = reduceFields(state, action);
      // The rest of the state decides what is shown later, and is not shown itself.
      if (state.errors !== errors || state.left !== left) renderAll();
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
