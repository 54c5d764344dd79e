import { createStore } from 'zustand';

/** What the parts around a form show of it. A store, so that a key renders only what it changes. */
interface State {
  /** The paths of the fields that differ from the record as it was read. */
  readonly changed: ReadonlySet<string>;
  /** How many parts of a field are wrong, where it is more than one. */
  readonly wrongParts: Readonly<Record<string, number>>;
  /** All of it is drawn, hidden tabs and the end of a long form too; until then these come when the browser is idle. */
  readonly isWhole: boolean;
  /** When the draft was written, in milliseconds. */
  readonly savedAt: number | undefined;
  /** The last save was refused with this text, while fields are wrong. */
  readonly refusal: string | undefined;
}

export const createFormStatus = () =>
  createStore<State>(() => ({
    changed: new Set<string>(),
    wrongParts: {},
    isWhole: false,
    savedAt: undefined,
    refusal: undefined,
  }));
