import type { RunRow } from './importer.ts';

/** As it is stored: by field, the most frequent first. */
export interface StoredProblem {
  field: string;
  count: number;
  reasons: { rule: string; count: number }[];
}

const mostReasons = 8;
/** A file whose every cell is wrong in a way of its own does not fill the memory. */
const mostCounted = 2000;

/** Counts what is wrong, by field and reason. */
export function countProblems() {
  const fields = new Map<string, { count: number; reasons: Map<string, number> }>();
  return {
    add(rows: readonly RunRow[]) {
      for (const { field, rule } of rows.flatMap(({ errors }) => errors)) {
        const counted = fields.get(field) ?? { count: 0, reasons: new Map<string, number>() };
        fields.set(field, counted);
        counted.count++;
        // The number of the other row differs each time.
        const reason = rule.startsWith('import.duplicate') ? 'import.duplicateInFile' : rule;
        if (counted.reasons.has(reason) || counted.reasons.size < mostCounted)
          counted.reasons.set(reason, (counted.reasons.get(reason) ?? 0) + 1);
      }
    },
    result: (): StoredProblem[] =>
      [...fields]
        .map(([field, { count, reasons }]) => ({
          field,
          count,
          reasons: [...reasons]
            .map(([rule, times]) => ({ rule, count: times }))
            .toSorted((one, other) => other.count - one.count)
            .slice(0, mostReasons),
        }))
        .toSorted((one, other) => other.count - one.count),
  };
}
