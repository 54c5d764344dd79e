import type { Call } from '@edp/contract/kernel/call.ts';
import type { UsedApp } from '../use-test-app.ts';

/**
 * The calls of a noun on the record kit; `update` where `save` only creates, `setActiveBatch` where records can be
 * disabled.
 */
export type RecordGroup = Record<'list' | 'detail' | 'save' | 'delete' | 'deleteBatch', Call> &
  Partial<Record<'update' | 'setActiveBatch' | 'translations' | 'translate', Call>>;

export interface Stored extends Record<string, unknown> {
  id: string;
  version: number;
  name: string;
}

export interface RecordSamples {
  /** 品牌: as the tests are named. */
  what: string;
  table: string;
  /** The input of a new record; each number makes another one. */
  sample: (number: number) => Readonly<Record<string, unknown>>;
  /** What the calls call the name and the id, where they differ. */
  nameField?: string;
  idName?: string;
  /** What a record of the other tenant has instead, such as its own categories. */
  ofNeighbour?: () => Promise<object>;
  /** The field that tells the rows of the demo data apart. */
  key: string;
  /** Filters of the list and what they find in the demo data. */
  filters: readonly (readonly [what: string, filter: object, found: readonly string[]])[];
  /** Inputs that are refused, at which field and with which message. */
  invalid: readonly (readonly [what: string, fields: object, field: string, message: string])[];
  /** A value of the demo data that no second record may have. */
  unique: { field: string; taken: string; message: string };
}

let number = 0;

/** Creates, reads and updates records of a noun as an administrator. */
export function recordActions(
  used: UsedApp,
  calls: RecordGroup,
  { sample, idName = 'id' }: Pick<RecordSamples, 'sample' | 'idName'>,
) {
  const newRecord = (fields: object = {}) => ({ ...sample(++number), ...fields }) as never;
  return {
    newRecord,
    create: async (fields: object = {}) =>
      ((await used.admin.data(calls.save, newRecord(fields))) as { id: string }).id,
    read: async (id: string) => (await used.admin.data(calls.detail, { [idName]: id })) as Stored,
    /** Of the calls that read a record. */
    byId: (id: string) => ({ [idName]: id }),
    write: calls.update ?? calls.save,
  };
}
