import { z } from 'zod';

/** A product should have these; a tenant says for each category which of them are needed for the shelf. */
export const completenessItems = [
  'picture',
  'price',
  'details',
  'parameter',
  'document',
  'translation',
  'organisation',
] as const;
export type CompletenessItem = (typeof completenessItems)[number];

/** Where no category says otherwise. */
export const neededByDefault: readonly CompletenessItem[] = ['picture', 'price', 'details', 'organisation'];

export const Completeness = z.object({
  /** 0 to 100. */
  percent: z.number(),
  missing: z.array(z.enum(completenessItems)),
  /** The missing ones without which it does not go on the shelf. */
  blocking: z.array(z.enum(completenessItems)),
});
export type Completeness = z.output<typeof Completeness>;

export function completenessOf(
  present: ReadonlySet<CompletenessItem>,
  needed: readonly CompletenessItem[],
): Completeness {
  const missing = completenessItems.filter((item) => !present.has(item));
  return {
    percent: Math.round(((completenessItems.length - missing.length) / completenessItems.length) * 100),
    missing,
    blocking: missing.filter((item) => needed.includes(item)),
  };
}
