import { z } from 'zod';
import type { MessageKey } from '../../texts.ts';
import type { FieldKind, ReadField } from '../record/record.ts';

/** The types that a field can be compared as. */
export type TestType =
  | 'text'
  | 'person'
  | 'number'
  | 'decimal'
  | 'date'
  | 'time'
  | 'choice'
  | 'item'
  | 'reference'
  | 'tree';

const emptiness = ['empty', 'notEmpty'] as const;
const comparisons = ['is', 'not', 'gt', 'ge', 'lt', 'le', 'between'] as const;
const days = ['is', 'before', 'after', 'between', 'lastDays', 'today', 'thisWeek', 'thisMonth'] as const;
const parts = ['contains', 'is', 'startsWith'] as const;
const chosen = ['is', 'not', 'in'] as const;

export type Operator =
  | (typeof emptiness | typeof comparisons | typeof days | typeof parts | typeof chosen)[number]
  | 'under';
export const operators: readonly Operator[] = [
  ...new Set([...parts, ...comparisons, ...days, ...chosen, 'under' as const, ...emptiness]),
];

export const operatorsOf: Readonly<Record<TestType, readonly Operator[]>> = {
  text: [...parts, ...emptiness],
  person: parts,
  number: comparisons,
  decimal: [...comparisons, ...emptiness],
  date: [...days, ...emptiness],
  time: days,
  choice: chosen,
  item: [...chosen, ...emptiness],
  reference: [...chosen, ...emptiness],
  tree: ['is', 'under', ...emptiness],
};

const types: Partial<Record<FieldKind, TestType>> = {
  code: 'text',
  text: 'text',
  name: 'text',
  creator: 'person',
  word: 'item',
  flag: 'choice',
  state: 'choice',
  source: 'choice',
  number: 'number',
  decimal: 'decimal',
  date: 'date',
  createdTime: 'time',
  updatedTime: 'time',
  reference: 'reference',
  path: 'tree',
};

/** The few values that a field can have; undefined where they are many. */
export function choicesOf({ output }: ReadField): readonly string[] | undefined {
  if (output instanceof z.ZodLiteral) return [...output.values].map(String);
  return output instanceof z.ZodEnum ? output.options.map(String) : undefined;
}

/** Undefined for what is not stored, or not compared: pictures, long texts, computed fields. */
export function testTypeOf(field: ReadField): TestType | undefined {
  const type = types[field.kind];
  return type && choicesOf(field) ? 'choice' : type;
}

const withoutValues: ReadonlySet<Operator> = new Set([...emptiness, 'today', 'thisWeek', 'thisMonth']);

export function valuesNeeded(operator: Operator): { least: number; most?: number } {
  if (withoutValues.has(operator)) return { least: 0, most: 0 };
  if (operator === 'between') return { least: 2, most: 2 };
  return operator === 'in' ? { least: 1 } : { least: 1, most: 1 };
}

const id = [/^[1-9]\d{0,17}$/, 'rule.id'] as const;
/** The form of a value of the type, and the message for another one. */
const forms: Partial<Record<TestType, readonly [RegExp, MessageKey]>> = {
  number: [/^-?\d{1,9}$/, 'rule.integer'],
  decimal: [/^-?\d{1,20}(?:\.\d{1,10})?$/, 'rule.number'],
  reference: id,
  tree: id,
};
const isDay = (value: string) => z.iso.date().safeParse(value).success && value >= '1000';

export function valueProblem(
  type: TestType,
  operator: Operator,
  value: string,
  choices: readonly string[] | undefined,
): MessageKey | undefined {
  if (value === '') return 'rule.required';
  if (operator === 'lastDays') return /^[1-9]\d{0,3}$/.test(value) ? undefined : 'rule.integer';
  if (type === 'date' || type === 'time') return isDay(value) ? undefined : 'rule.date';
  if (type === 'choice') return choices?.includes(value) ? undefined : 'rule.choice';
  const [form, key] = forms[type] ?? [];
  return form?.test(value) === false ? key : undefined;
}
