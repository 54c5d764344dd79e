import type { RecordDefinition } from './kernel/record/define-record.ts';
import { listLoaders, recordLoaders } from './records.ts';

/** Every definition, for what holds for all nouns. */
export const records: readonly RecordDefinition[] = await Promise.all(
  Object.values(recordLoaders).map((load) => load()),
);

/** These and the further lists: all that can be listed. */
export const definitions: readonly RecordDefinition[] = [
  ...records,
  ...(await Promise.all(Object.values(listLoaders).map((load) => load()))),
];
