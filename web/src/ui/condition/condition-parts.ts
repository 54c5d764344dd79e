import { type Condition, isGroup, testsOf } from '@edp/contract/kernel/list/condition.ts';

/** A part of the condition by its place, or all of it with or without a further part. */
export type Edited = number | 'all' | 'new';

/** One chip for each part that must be met; parts of which any is enough make no sense alone. */
export const chipsOf = (condition: Condition): readonly { readonly condition: Condition; readonly of: Edited }[] =>
  condition.match === 'any' || condition.tests.length === 1
    ? [{ condition, of: 'all' }]
    : condition.tests.map((part, index) => ({ condition: partOf(condition, index), of: index }));

const partOf = ({ tests }: Condition, index: number): Condition => {
  const part = tests[index]!;
  return isGroup(part) ? part : { match: 'all', tests: [part] };
};

/** The panel begins with it. */
export const draftOf = (condition: Condition | undefined, edited: Edited): Condition | undefined =>
  condition && (typeof edited === 'number' ? partOf(condition, edited) : condition);

/** The whole condition with what the panel has made of a part; undefined where nothing is left of it. */
export function withDraft(condition: Condition | undefined, edited: Edited, draft: Condition): Condition | undefined {
  if (typeof edited !== 'number' || !condition) return draft.tests.length > 0 ? draft : undefined;
  const [first, second] = draft.tests;
  const part = second ? { match: draft.match, tests: [...testsOf(draft)] } : first;
  const tests = condition.tests.toSpliced(edited, 1, ...(part ? [part] : []));
  return tests.length > 0 ? { ...condition, tests } : undefined;
}
