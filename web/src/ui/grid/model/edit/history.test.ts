import { expect, it } from 'vitest';
import { addStep, emptyHistory, redo, undo, type History } from './history.ts';

const step = (value: string, before: string) => [{ key: '1', column: 'code', value, before }];
const valueAfter = (result: ReturnType<typeof undo>) => result?.changes.map(({ value }) => value);

it('逐步撤销与重做', () => {
  const history = addStep(addStep(emptyHistory, step('b', 'a')), step('c', 'b'));
  const once = undo(history)!;
  expect(valueAfter(once)).toEqual(['b']);
  const twice = undo(once.history)!;
  expect(valueAfter(twice)).toEqual(['a']);
  expect(undo(twice.history)).toBeUndefined();
  expect(valueAfter(redo(twice.history))).toEqual(['b']);
});

it('撤销后有新的修改，就不能再重做', () => {
  const { history } = undo(addStep(emptyHistory, step('b', 'a')))!;
  expect(redo(addStep(history, step('x', 'a')))).toBeUndefined();
});

it('至少保留一百步', () => {
  let history: History = emptyHistory;
  for (let index = 0; index < 1000; index += 1) history = addStep(history, step(String(index + 1), String(index)));
  let count = 0;
  for (let back = undo(history); back; back = undo(back.history)) count += 1;
  expect(count).toBeGreaterThanOrEqual(100);
  expect(count).toBeLessThan(1000);
});
