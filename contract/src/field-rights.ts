import type { z } from 'zod';
import { records } from './all-records.ts';
import { type FieldRight, rightAt, type RightTree, rightTree } from './kernel/record/field-rights.ts';
import { application } from './modules/application/application.ts';
import { bom } from './modules/bom/bom.ts';
import { brand } from './modules/brand/brand.ts';
import { categorySet } from './modules/category-set/category-set.ts';
import { certificate } from './modules/certificate/certificate.ts';
import { employee } from './modules/employee/employee.ts';
import { goodsGroup } from './modules/goods-group/goods-group.ts';
import { labelSet } from './modules/label-set/label-set.ts';
import { material } from './modules/material/material.ts';
import { product } from './modules/product/product.ts';
import { specification } from './modules/specification/specification.ts';
import { unit } from './modules/unit/unit.ts';
import type { AnyNoun } from './nouns.ts';
import type { MessageKey } from './texts.ts';

/** The inputs that have all fields of a record. */
const inputs = {
  material: material.save.input,
  product: product.create.input,
  goodsGroup: goodsGroup.save.input,
  bom: bom.save.input,
  brand: brand.save.input,
  unit: unit.save.input,
  specification: specification.save.input,
  categorySet: categorySet.save.input,
  labelSet: labelSet.save.input,
  application: application.save.input,
  certificate: certificate.save.input,
  employee: employee.add.input,
} satisfies Partial<Record<AnyNoun['name'], z.ZodType>>;

/** Of other nouns the input has the order of the form. */
const forms = new Map(records.map(({ noun, form }) => [noun.name, form]));

export type RestrictableNoun = keyof typeof inputs;

export interface RestrictableField {
  readonly name: string;
  /** What the form requires, or records are told apart by, can be made read-only, but not hidden. */
  readonly canHide: boolean;
  /** Why it cannot be hidden. */
  readonly shownBecause?: MessageKey | undefined;
}

/** The fields of each noun that a role may be kept from, in the order of its form. */
export const restrictableFields = Object.fromEntries(
  Object.entries(inputs).map(([noun, input]) => [noun, fieldsOf(noun, input)]),
) as unknown as Readonly<Record<RestrictableNoun, readonly RestrictableField[]>>;

function fieldsOf(noun: string, input: z.ZodType): RestrictableField[] {
  const fields = new Map<string, MessageKey | undefined>();
  const visit = (tree: RightTree | undefined) => {
    const [owner, name] = tree?.right?.split('.') ?? [];
    if (owner === noun && name) fields.set(name, tree!.isOptional ? tree!.shownBecause : 'role.fieldRequired');
    for (const part of tree?.properties?.values() ?? []) visit(part);
    if (tree?.item) visit(tree.item);
  };
  visit(rightTree(input));
  const form = forms.get(noun);
  const inOrder = form
    ? [...fields].toSorted(([one], [other]) => form.indexOf(one) - form.indexOf(other))
    : [...fields];
  return inOrder.map(([name, shownBecause]) => ({ name, canHide: shownBecause === undefined, shownBecause }));
}

/** The right of a field as the history of a noun names it: `marketPrice`, `specList.marketPrice`. */
export function rightInHistory(noun: string, path: string): FieldRight {
  const input = (inputs as Readonly<Record<string, z.ZodType>>)[noun];
  return (input && rightAt(input, path)) ?? `${noun}.${path.split('.').at(-1)!}`;
}

const known: ReadonlyMap<FieldRight, RestrictableField> = new Map(
  Object.entries(restrictableFields).flatMap(([noun, fields]) =>
    fields.map((field) => [`${noun}.${field.name}`, field]),
  ),
);

/** Undefined for a right that no field has. */
export const restrictableField = (right: FieldRight) => known.get(right);
