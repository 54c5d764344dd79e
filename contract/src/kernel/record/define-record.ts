import type { Call } from '../call.ts';
import type { MessageKey } from '../../texts.ts';
import type { Text } from '../language.ts';
import type { CompletenessRules } from './completeness.ts';
import type { Noun } from './noun.ts';
import type { Fields, ReadField, WriteField } from './record.ts';

/** All that is known of a noun: the fields in the order in which lists and spreadsheets show them. */
export interface RecordDefinition<F extends Fields = Fields> {
  readonly noun: Noun;
  readonly fields: F;
  /** Lists answer these fields alone, where a record has more. */
  readonly rowFields?: Fields;
  readonly calls: RecordCalls;
  /** Categories say which of these fields a record needs. */
  readonly completeness?: CompletenessRules;
  /** The word for one record: 品牌, "brand". */
  readonly one: Text;
  /** The list says this where there is no record yet. */
  readonly empty?: { readonly title: Text; readonly detail: Text };
  /** The message where a call fails without one of the server. */
  readonly failed?: Readonly<Record<'load' | 'save' | 'delete', Text>>;
  /** The field that tells records apart, where one does. */
  readonly key?: string;
  /** The message where another record has the same key. */
  readonly taken?: MessageKey;
  /** The fields that the list can be filtered by, in the order of its filters. */
  readonly filters: readonly string[];
  /** The fields that the form has, in its order. */
  readonly form: readonly string[];
  /** The sections of a form, and of a record, that is laid out by hand. */
  readonly groups?: Readonly<Record<string, FieldGroup>>;
}

/** A section with its fields, in their order. */
interface FieldGroup {
  readonly title: Text;
  readonly fields: readonly string[];
}

/** Of some nouns one call creates and updates, and switches records on and off; some are saved as parts of others. */
interface RecordCalls {
  /** A noun has it where a table lists its records, which can then be exported: the nodes of a tree have none. */
  readonly list?: Call;
  readonly save?: Call;
  readonly detail?: Call;
  readonly update?: Call;
  readonly setActive?: Call;
}

interface Named<F extends Fields> {
  readonly key?: keyof F & string;
  readonly filters: readonly (keyof F & string)[];
  readonly form: readonly (keyof F & string)[];
}

/** A definition whose records are told apart by a field of their own. */
export type KeyedDefinition<F extends Fields = Fields> = RecordDefinition<F> &
  Required<Pick<RecordDefinition, 'key' | 'taken'>>;

export function defineRecord<F extends Fields>(definition: KeyedDefinition<F> & Named<F>): KeyedDefinition<F>;
export function defineRecord<F extends Fields>(definition: RecordDefinition<F> & Named<F>): RecordDefinition<F>;
export function defineRecord<F extends Fields>(definition: RecordDefinition<F> & Named<F>): RecordDefinition<F> {
  return definition;
}

type InitialValues<F extends Fields> = {
  readonly [
    Name in keyof F as F[Name] extends { readonly isRequired: true }
      ? never
      : F[Name] extends { readonly initial: number | string }
        ? Name
        : never
  ]: F[Name] extends { readonly initial: infer Initial } ? Initial : never;
};

/** A new record has these values in the fields that are left out; required fields have none. */
export const initialValues = <F extends Fields>({ fields }: { readonly fields: F }): InitialValues<F> =>
  Object.fromEntries(
    Object.entries<ReadField | WriteField>(fields).flatMap(([name, field]) =>
      field.initial === undefined || ('isRequired' in field && field.isRequired) ? [] : [[name, field.initial]],
    ),
  ) as InitialValues<F>;
