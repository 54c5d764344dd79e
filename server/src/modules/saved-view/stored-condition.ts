import type { Condition } from '@edp/contract/kernel/list/condition.ts';
import { z } from 'zod';

const StoredTest = z.object({ field: z.string(), values: z.array(z.string()) });
const Stored = z.object({ tests: z.array(z.union([StoredTest, z.object({ tests: z.array(StoredTest) })])) });

/** Undefined for what is no condition. */
export function conditionIn(json: string | undefined): Condition | undefined {
  try {
    const value: unknown = JSON.parse(json ?? '');
    return Stored.safeParse(value).success ? (value as Condition) : undefined;
  } catch {
    return undefined;
  }
}
