import type { RecordDefinition } from './kernel/record/define-record.ts';
import { recordLoaders } from './records.ts';

/** Every definition, for what holds for all nouns. */
export const records: readonly RecordDefinition[] = await Promise.all(
  Object.values(recordLoaders).map((load) => load()),
);
