import { z } from 'zod';
import { Id, wholeNumber } from '../fields.ts';
import { rule, tooMany } from '../rule.ts';
import { addTexts } from '../text-store.ts';
import { batchTexts } from './batch.texts.ts';

addTexts(batchTexts);

/** Named one by one; all that match may be more. */
const mostNamed = 1000;
const mostMatching = 10_000;

/**
 * Several records: those named, or all that the filters of the list find. `count` is how many the user saw there:
 * should more match by now, nothing happens. A filter that the list does not have is refused, because without it more
 * would match.
 */
export const batchOf = <Filters extends z.ZodRawShape, More extends z.ZodRawShape>(
  filters: Filters,
  more: More,
  most = mostMatching,
) =>
  z
    .object({
      ids: z.array(Id, rule('rule.type')).min(1, rule('rule.required')).max(mostNamed, tooMany(mostNamed)).optional(),
      filters: z
        .strictObject(filters, {
          error: ({ code }) => rule(code === 'unrecognized_keys' ? 'rule.unknown' : 'rule.type'),
        })
        .optional(),
      count: wholeNumber(0)
        .refine((count) => count <= most, rule('batch.tooMany', { max: most }))
        .optional(),
      ...more,
    })
    .superRefine((input, context) => {
      const { ids, filters: listFilters, count } = input as BatchChoice;
      if (!ids && !listFilters) context.addIssue({ code: 'custom', path: ['ids'], message: rule('rule.required') });
      if (ids && listFilters) context.addIssue({ code: 'custom', path: ['filters'], message: rule('rule.type') });
      if (listFilters && count === undefined)
        context.addIssue({ code: 'custom', path: ['count'], message: rule('rule.required') });
    });

interface BatchChoice {
  ids?: readonly string[] | undefined;
  filters?: object | undefined;
  count?: number | undefined;
}

/**
 * Records that were refused, each with the reason; all others are done, those among them that needed nothing. A call
 * that no record matches fails; so does one that refuses every record, with all of them in the `failed` of its failure.
 */
export const BatchResult = z.object({
  done: z.number(),
  failed: z.array(
    z.object({ id: z.string(), /** Empty where the user does not see it. */ name: z.string(), message: z.string() }),
  ),
});
export type BatchResult = z.output<typeof BatchResult>;

/** It stands beside the rest of an answer, and is absent where nothing was attempted. */
export const BatchPart = BatchResult.optional();
