import { records } from './all-records.ts';
import type { RecordDefinition } from './kernel/record/define-record.ts';
import { type FieldRight, rightAt, type RightTree, rightTree } from './kernel/record/field-rights.ts';
import type { MessageKey } from './texts.ts';

export interface RestrictableField {
  readonly name: string;
  /** Fields that the form requires, or that records are told apart by, can be made read-only, but not hidden. */
  readonly canHide: boolean;
  /** Why it cannot be hidden. */
  readonly shownBecause?: MessageKey | undefined;
}

/** The fields of each noun that a role may be kept from, in the order of its form. */
export const restrictableFields: Readonly<Record<string, readonly RestrictableField[]>> = Object.fromEntries(
  records.map((record) => [record.noun.name, fieldsOf(record)] as const).filter(([, fields]) => fields.length > 0),
);

/** The input of the call that saves a record has all of its fields. */
function fieldsOf({ noun, form, calls: { save } }: RecordDefinition): RestrictableField[] {
  const fields = new Map<string, MessageKey | undefined>();
  const visit = (tree: RightTree | undefined) => {
    const [owner, name] = tree?.right?.split('.') ?? [];
    if (owner === noun.name && name) fields.set(name, tree!.isOptional ? tree!.shownBecause : 'role.fieldRequired');
    for (const part of tree?.properties?.values() ?? []) visit(part);
    if (tree?.item) visit(tree.item);
  };
  if (save) visit(rightTree(save.input));
  return [...fields]
    .toSorted(([one], [other]) => form.indexOf(one) - form.indexOf(other))
    .map(([name, shownBecause]) => ({ name, canHide: shownBecause === undefined, shownBecause }));
}

const inputs = new Map(records.map(({ noun, calls }) => [noun.name, calls.save?.input]));

/** The right of a field as the history of a noun names it: `marketPrice`, `specList.marketPrice`. */
export function rightInHistory(noun: string, path: string): FieldRight {
  const input = inputs.get(noun);
  return (input && rightAt(input, path)) ?? `${noun}.${path.split('.').at(-1)!}`;
}

const fieldsByRight: ReadonlyMap<FieldRight, RestrictableField> = new Map(
  Object.entries(restrictableFields).flatMap(([noun, fields]) =>
    fields.map((field) => [`${noun}.${field.name}`, field]),
  ),
);

/** Undefined for a right that no field has. */
export const restrictableField = (right: FieldRight) => fieldsByRight.get(right);
