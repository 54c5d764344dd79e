import type { CellValue, Change } from '../grid-model.ts';

interface ChangedCell extends Change {
  readonly before: CellValue;
}

/** One action of the user, as the cells that it changed. */
type Step = readonly ChangedCell[];

export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export const emptyHistory: History = { done: [], undone: [] };
const mostSteps = 200;

/** What was undone before cannot be redone after another change. */
export const addStep = ({ done }: History, step: Step): History => ({
  done: [...done, step].slice(-mostSteps),
  undone: [],
});

export function undo({ done, undone }: History): { history: History; changes: readonly Change[] } | undefined {
  const step = done.at(-1);
  return (
    step && {
      history: { done: done.slice(0, -1), undone: [...undone, step] },
      changes: step.map(({ key, column, before }) => ({ key, column, value: before })),
    }
  );
}

export function redo({ done, undone }: History): { history: History; changes: readonly Change[] } | undefined {
  const step = undone.at(-1);
  return (
    step && {
      history: { done: [...done, step], undone: undone.slice(0, -1) },
      changes: step.map(({ key, column, value }) => ({ key, column, value })),
    }
  );
}
