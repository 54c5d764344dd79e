import { z } from 'zod';
import type { FieldRight } from './field-rights.ts';
import { type FieldKind, type Fields, isWritten, type ReadField, type WriteField } from './record.ts';

/** How complete a record is: the share of what its category needs that is filled in, and what is not. */
export const Completeness = z.object({
  /** 0 to 100. */
  percent: z.number(),
  /** The names of the fields. */
  missing: z.array(z.string()),
});
export type Completeness = z.output<typeof Completeness>;

/** Which fields a category can need, and which it needs where neither it nor one above it says so. */
export interface CompletenessRules {
  /** The field that has the path of the category. */
  readonly category: string;
  readonly items: readonly string[];
  readonly byDefault: readonly string[];
}

/** A value of these kinds is there or not; a switch always has one. */
const fillable: ReadonlySet<FieldKind> = new Set(['text', 'decimal', 'date', 'file', 'richText', 'reference', 'path']);

/** All fields that may be left empty can be needed; `except` those that only mean something beside another. */
export function completenessRules<F extends Fields>(
  fields: F,
  rules: {
    category: keyof F & string;
    byDefault: readonly (keyof F & string)[];
    except: readonly (keyof F & string)[];
  },
): CompletenessRules {
  const isItem = ([name, field]: [string, ReadField | WriteField]) =>
    isWritten(field) && !field.isRequired && field.label && fillable.has(field.kind) && !rules.except.includes(name);
  const items = Object.entries<ReadField | WriteField>(fields)
    .filter(isItem)
    .map(([name]) => name);
  return { category: rules.category, items, byDefault: rules.byDefault };
}

/** The right of a field that a role may be kept from. */
export const rightOf = ({ output }: Pick<ReadField, 'output'>): FieldRight | undefined => output.meta()?.['x-right'];

export function completenessOf(needed: readonly string[], isFilled: (name: string) => boolean): Completeness {
  const missing = needed.filter((name) => !isFilled(name));
  return {
    percent: needed.length === 0 ? 100 : Math.floor(((needed.length - missing.length) / needed.length) * 100),
    missing,
  };
}
