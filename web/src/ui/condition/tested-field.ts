import type { Call } from '@edp/contract/kernel/call.ts';
import { rightOf, testedFields } from '@edp/contract/kernel/list/condition.ts';
import { choicesOf, type TestType, testTypeOf } from '@edp/contract/kernel/list/test.ts';
import { rightAt } from '@edp/contract/kernel/record/field-rights.ts';
import type { Fields, ReadField, WriteField } from '@edp/contract/kernel/record/record.ts';
import { accessTo } from '../../kernel/session/field-access.ts';
import { isSelect, isTree } from '../filter/filter.ts';
import type { Option } from '../inputs/select.tsx';
import type { TreeNode } from '../inputs/tree.ts';
import type { CallsOf, ChoiceCalls } from '../noun/use-record-calls.ts';
import type { Column } from '../table/column.ts';
import { partsOf } from '../table/columns/lead-column.ts';
import type { ViewBarProps } from '../table/view-bar.tsx';
import type { ConditionText } from './condition.texts.ts';

/** A field of a list that a condition can test, as the user knows it from the columns and filters. */
export interface TestedField {
  readonly name: string;
  readonly label: string;
  readonly type: TestType;
  readonly options: readonly Option[] | undefined;
  readonly nodes: readonly TreeNode[] | undefined;
  readonly dictionary: string | undefined;
  /** The calls that read the records to which the field refers. */
  readonly records: ChoiceCalls | undefined;
}

/** The nouns whose records the fields of a list refer to. */
export const nounsToTest = ({ list: { call } }: Pick<ViewBarProps, 'list'>): readonly string[] =>
  Object.values(testedFields(call.input) ?? {}).flatMap((field) => (field as WriteField).noun ?? []);

/**
 * In the order of the columns. What has neither a column nor a filter has no name here, and a choice without names none
 * of its values.
 */
export function fieldsToTest(
  { list: { call }, columns, filters }: ViewBarProps,
  t: ConditionText,
  callsOf: CallsOf,
): readonly TestedField[] {
  const fields = testedFields(call.input) ?? {};
  const byName = new Map<string, TestedField>();
  const add = (name: string, label: string) => {
    const field = fields[name];
    const type = field && testTypeOf(field);
    if (!field || !type || byName.has(name) || accessTo(rightOf(field)) === 'hidden') return;
    const filter = filters.find((each) => each.name === name);
    const { dictionary, noun = '' } = field as WriteField;
    const options = filter && isSelect(filter) ? filter.options : optionsOf(field, t);
    const nodes = filter && isTree(filter) ? filter.nodes : undefined;
    const records = callsOf(noun) ?? undefined;
    if (
      (type === 'tree' && !nodes) ||
      (type === 'reference' && !records) ||
      (type === 'choice' && !options) ||
      (type === 'item' && !options && !dictionary)
    )
      return;
    byName.set(name, { name, label, type, options, nodes, dictionary, records });
  };
  for (const column of columns.flatMap(partsOf)) add(fieldOf(call, fields, column) ?? column.key, column.title);
  for (const { name, label } of filters) add(name, label);
  return [...byName.values()];
}

/** A column of names shows the field with the same right: `unitText` is `unitId`. */
function fieldOf(call: Call, fields: Fields, { key, sort }: Column<never>): string | undefined {
  const own = [sort ?? key, key].find((name: string) => name in fields && fields[name]!.kind !== 'computed');
  const right = own === undefined ? rightAt(call.output, key) : undefined;
  if (own !== undefined || right === undefined) return own;
  return Object.keys(fields).find((name) => fields[name]!.kind !== 'computed' && rightOf(fields[name]) === right);
}

function optionsOf(field: ReadField | WriteField, t: ConditionText): readonly Option[] | undefined {
  const named = (...texts: readonly string[]) =>
    choicesOf(field)?.map((value, index) => ({ value, text: texts[index] ?? value }));
  if (field.kind === 'flag') return named(t('no'), t('yes'));
  if (field.kind === 'state') return named(t('enabled'), t('disabled'));
  return field.kind === 'source' ? named(t('system'), t('user')) : undefined;
}
