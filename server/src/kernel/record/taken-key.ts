import type { KeyedDefinition } from '@edp/contract/kernel/record/define-record.ts';
import type { Constraints } from '../http/failure.ts';

/** The unique constraint of a key, as PostgreSQL names it. */
export const takenKey = ({ noun, key, taken }: Pick<KeyedDefinition, 'noun' | 'key' | 'taken'>): Constraints => ({
  [`${noun.table}_${key}_key`]: { error: taken, field: key },
});
