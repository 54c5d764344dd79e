import { z } from 'zod';
import type { MessageKey } from '../../texts.ts';
import { amount, type decimal } from '../decimal-fields.ts';
import {
  choice,
  code,
  DateTime,
  Editable,
  emptyAsUndefined,
  filterChoice,
  filterDate,
  filterFlag,
  filterText,
  Flag,
  itemCode,
  optionalDate,
  optionalPath,
  requiredDate,
  requiredId,
  requiredPath,
  requiredText,
  State,
  text,
  wholeNumber,
} from '../fields.ts';
import { Completeness } from './completeness.ts';
import { recordLabels } from './record-labels.ts';
import type { FieldKind, FieldView, ReadField, WriteField } from './record.ts';
import { FileLink } from '../file-link.ts';
import { type FileLimit, pictureLimit } from '../stored-file.ts';
import type { Text } from '../language.ts';

const written = <Input extends z.ZodType, Output extends z.ZodType, Filter extends z.ZodType>(
  kind: FieldKind,
  input: Input,
  output: Output,
  filter: Filter,
): WriteField<Input, Output, Filter> => ({ kind, input, output, filter });

/** Lists can be sorted by it. */
export const sortable = <Field extends ReadField>(field: Field) => ({ ...field, sortable: true as const });

const read = <Output extends z.ZodType>(kind: FieldKind, output: Output): ReadField<Output> => ({ kind, output });

/** Says what people see of a field. */
export const viewed = <Field extends ReadField, const View extends FieldView>(field: Field, view: View) => ({
  ...field,
  ...view,
});

// Fields that users fill in.

export const codeField = (max: number, required: MessageKey) => ({
  ...sortable(written('code', code(max, required), z.string(), filterText())),
  isRequired: true as const,
});
/** The name of a record; where the noun is translated, in the user's language. */
export const nameField = (max: number, required: MessageKey) => ({
  ...sortable(written('name', requiredText(max, required), z.string(), filterText())),
  isRequired: true as const,
});
/** A name where the noun is not translated. */
export const requiredTextField = (max: number, required: MessageKey) => ({
  ...sortable(written('text', requiredText(max, required), z.string(), filterText())),
  isRequired: true as const,
});
export const textField = (max: number) => sortable(written('text', text(max), z.string(), filterText()));
/** 1 yes, 0 no. */
export const flagField = () => sortable(written('flag', Flag, z.literal([0, 1]), filterFlag));
export const yesOrNo = [
  { value: 1, text: recordLabels.yes },
  { value: 0, text: recordLabels.no },
] as const;
/** Its values are shown as the words yes and no. */
export const yesNoField = () => viewed(flagField(), { words: yesOrNo });
/** A whole number that must be there. */
export const numberField = (required: MessageKey) =>
  sortable(written('number', wholeNumber(0, undefined, required), z.number(), emptyAsUndefined(wholeNumber())));
/** One number out of a few. */
export const choiceField = <const N extends number>(...values: readonly N[]) =>
  sortable(written('number', choice(...values), z.literal(values), filterChoice(...values)));
/** An item of one of the tenant's dictionaries, by its code. */
export const dictionaryField = (dictionary: string, required: MessageKey) => ({
  ...sortable(written('word', itemCode(required), z.string(), emptyAsUndefined(itemCode(required)))),
  dictionary,
  isRequired: true as const,
});
/** One of a few words, returned as it was sent. */
export const enumField = <Value extends z.ZodType>(word: Value) =>
  sortable(written('word', word, word, emptyAsUndefined(word)));
/** Exact, therefore a text; empty where nothing was given. */
export const decimalField = <Input extends z.ZodType = ReturnType<typeof decimal>>(input: Input) =>
  sortable(written('decimal', input, z.string(), emptyAsUndefined(z.string())));
/** In the currency of the company, for one of the unit. */
export const priceField = () => viewed(decimalField(amount(12, 4)), { isPrice: true });
export const dateField = (required: MessageKey) => ({
  ...sortable(written('date', requiredDate(required), z.string(), filterDate)),
  isRequired: true as const,
});
export const optionalDateField = () => sortable(written('date', optionalDate, z.string(), filterDate));
/** A node of a tree, as its path from the root; `nodes` is the noun of the nodes. */
export const pathField = (nodes: string, required: MessageKey) => ({
  ...written('path', requiredPath(required), z.array(z.string()), optionalPath),
  nodes,
  isRequired: true as const,
});
/** A node that may be left out: then the path is empty. */
export const optionalPathField = (nodes: string) => ({
  ...written('path', optionalPath, z.array(z.string()), optionalPath),
  nodes,
});
/** An address that the upload returned. */
export const fileField = (limit: FileLimit) => ({ ...written('file', FileLink, z.string(), z.undefined()), limit });
/** HTML with headings, lists, links and pictures. The server keeps what the editor can write and nothing more. */
export const richTextField = (max: number, limit: FileLimit = pictureLimit) => ({
  ...written('richText', text(max), z.string(), z.undefined()),
  limit,
});
/** The id of a record of another noun, which must exist and be visible. */
export const referenceField = (noun: string, required: MessageKey) => ({
  ...written('reference', requiredId(required), z.string(), emptyAsUndefined(requiredId(required))),
  noun,
  isRequired: true as const,
});
/** A reference that may be left out; `wrong` is said where it is no id. */
export const optionalReferenceField = (noun: string, wrong: MessageKey) => ({
  ...written('reference', emptyAsUndefined(requiredId(wrong)), z.string(), emptyAsUndefined(requiredId(wrong))),
  noun,
});

// Fields that most nouns have.

export const validityField = () =>
  viewed(flagField(), {
    label: recordLabels.validity,
    heading: recordLabels.status,
    column: 'status',
    words: [
      { value: 1, text: recordLabels.valid },
      { value: 0, text: recordLabels.invalid },
    ],
    isSwitch: true,
    initial: 1,
  });
export const enabledField = () =>
  viewed(flagField(), {
    label: recordLabels.status,
    words: [
      { value: 1, text: recordLabels.enabled },
      { value: 0, text: recordLabels.disabled },
    ],
    isSwitch: true,
    initial: 1,
  });
/** Some nouns write 2 for disabled. */
export const enabledStateField = () =>
  viewed(sortable(written('state', State, z.literal([1, 2]), filterChoice(1, 2))), {
    label: recordLabels.status,
    words: [
      { value: 1, text: recordLabels.enabled },
      { value: 2, text: recordLabels.disabled },
    ],
    isSwitch: true,
    initial: 1,
  });
export const sortOrderField = (required: MessageKey) =>
  viewed(numberField(required), { label: recordLabels.sortOrder, initial: 0 });
export const descriptionField = (max: number) =>
  viewed(textField(max), { label: recordLabels.description, list: { isHidden: true } });
export const remarkField = (max: number) =>
  viewed(textField(max), { label: recordLabels.remark, list: { width: 180, wraps: true } });

// Fields that the system sets.

/** 1 system, 2 user-created. */
export const sourceField = () =>
  viewed(sortable(read('source', z.literal([1, 2]))), {
    label: recordLabels.source,
    words: [
      { value: 1, text: recordLabels.system },
      { value: 2, text: recordLabels.user },
    ],
    list: { isHidden: true },
  });
/** A noun under the sharing rules has it. */
export const editableField = () => read('editable', Editable);
export const creatorField = () => viewed(read('creator', z.string()), { label: recordLabels.creator });
export const createdTimeField = () =>
  viewed(sortable(read('createdTime', DateTime)), { label: recordLabels.createTime });
export const updatedTimeField = () => sortable(read('updatedTime', DateTime));
/** The active organisation holds so much of it, as outside systems say. */
export const stockField = () =>
  viewed(computedField(z.string()), { label: recordLabels.stock, isStock: true, sheet: { kind: 'decimal' } });
/** How much of what its category needs is filled in: `completenessRules` say what that can be. */
export const completenessField = () =>
  viewed(computedField(Completeness), {
    label: recordLabels.completeness,
    isCompleteness: true,
    sheet: false,
    list: { width: 92 },
  });
/** How many of something belong to it. */
export const countField = () => viewed(computedField(z.number()), { isCount: true, sheet: { kind: 'integer' } });
/** Made by the noun's own code from the rest of the row. */
export const computedField = <Output extends z.ZodType>(output: Output) => read('computed', output);

interface SwitchView extends Pick<FieldView, 'list'> {
  readonly words?: readonly [off: Text, on: Text];
}

/**
 * A switch of a form; `hint` says what it means for those who work with the record. One that lists show has words of its
 * own there, instead of yes and no.
 */
export const switchField = <const Initial extends 0 | 1>(
  label: Text,
  hint: Text,
  initial: Initial,
  { words: [off, on] = [recordLabels.no, recordLabels.yes], ...view }: SwitchView = {},
) =>
  viewed(flagField(), {
    label,
    hint,
    words: [
      { value: 1, text: on },
      { value: 0, text: off },
    ],
    initial,
    sheet: { hint: undefined },
    ...view,
  });
