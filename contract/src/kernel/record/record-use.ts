import { z } from 'zod';

/**
 * A record that refers to another one. What the caller does not see, or what comes behind the first of them, is a
 * number only: it has no id and no name.
 */
export const RecordUse = z.object({
  /** Empty where it belongs to no noun. */
  noun: z.string(),
  /** 证书 */
  title: z.string(),
  id: z.string(),
  name: z.string(),
  /** The page where it is found, such as `/brand?name=…`; empty for nowhere. */
  page: z.string(),
  /** How often it refers to the record, or how many others do. */
  count: z.number(),
});
export type RecordUse = z.output<typeof RecordUse>;
