import { joinNames } from '../../kernel/text/punctuation.ts';
import type { FieldText, FieldTexts } from '../form/engine/form-context.ts';
import { isPlainObject, isSameValue } from '../form/engine/same-value.ts';
import { conflictText } from './conflict.texts.ts';
import {
  conflictsIn,
  mergedValue,
  valuesOf,
  type Choices,
  type ListMerge,
  type Merge,
  type ObjectMerge,
  type Values,
} from './merge-records.ts';
import { valueText } from './value-text.ts';

export type SideName = 'base' | 'mine' | 'theirs';
type Records = Readonly<Record<SideName, Values>>;

/** One field to show, with its value in each version. */
export interface MergeRow extends Readonly<Record<SideName, unknown>> {
  readonly path: string;
  readonly label: string;
  /** The list and the element that it belongs to. */
  readonly group: string | undefined;
  readonly field: FieldText | undefined;
  /** The records that the values stand in, for `render`. */
  readonly records: Records;
  readonly isMineChanged: boolean;
  readonly isTheirsChanged: boolean;
  /** An element that one side removed, or that is chosen as a whole. */
  readonly isElement: boolean;
  /** The paths that one choice decides. */
  readonly conflicts: readonly string[];
}

export type ElementChange = 'unchanged' | 'added' | 'removed' | 'changed';
interface ListRow {
  readonly key: string;
  readonly name: string;
  readonly mine: ElementChange;
  readonly theirs: ElementChange;
}
/** A list that was merged by the keys of its elements. */
export interface MergedList {
  readonly merge: ListMerge;
  readonly label: string;
  readonly before: number;
  readonly rows: readonly ListRow[];
  readonly unchanged: number;
}

export interface MergeDescription {
  readonly conflicts: readonly MergeRow[];
  readonly merged: readonly MergeRow[];
  readonly lists: readonly MergedList[];
}

/** What the dialog shows of a merge: every field that one of the sides changed, by the labels of the form. */
export function describeMerge(merge: ObjectMerge, fields: FieldTexts): MergeDescription {
  const rows: MergeRow[] = [];
  const lists: MergedList[] = [];

  function visit(node: Merge, field: string, records: Records, group: string | undefined) {
    if (isUntouched(node)) return;
    if (node.kind === 'object' && hasLabelsBelow(fields, field)) {
      for (const [name, part] of node.parts)
        visit(part, field === '' ? name : `${field}.${name}`, field === '' ? recordsOf(node) : records, group);
    } else if (node.kind === 'list' && isListOfRecords(node)) visitList(node, field, group);
    else if (fields[field]) rows.push(rowOf(node, fields[field], fields[field].label, records, group));
  }

  function visitList(list: ListMerge, field: string, group: string | undefined) {
    const text = fields[field];
    // Without a label the user never saw it.
    if (!text) return;
    const labels = labelsBelow(fields, field);
    lists.push(describeList(list, text, labels));
    const inList = group === undefined ? text.label : conflictText('fieldOf', { group, label: text.label });
    list.elements.forEach(([, element], index) => {
      const conflicts = conflictsIn(element);
      if (conflicts.length === 0) return;
      const name = elementName(element, text, index);
      const isNamed =
        element.kind === 'object' &&
        conflicts.every(({ path }) => fields[`${field}.${path.slice(element.path.length + 1).split('.')[0]}`]);
      if (!isNamed)
        rows.push({ ...rowOf(element, cellsText(element, labels), name, recordsOf(element), inList), isElement: true });
      else
        for (const [part, child] of element.parts)
          if (conflictsIn(child).length > 0)
            visit(
              child,
              `${field}.${part}`,
              recordsOf(element),
              conflictText('fieldOf', { group: inList, label: name }),
            );
    });
    if (list.order.outcome === 'conflict')
      rows.push(
        rowOf({ ...list.order, ...orderNames(list, text) }, undefined, conflictText('order'), recordsOf(list), inList),
      );
  }

  visit(merge, '', recordsOf(merge), undefined);
  const isConflict = ({ conflicts }: MergeRow) => conflicts.length > 0;
  return { conflicts: rows.filter(isConflict), merged: rows.filter((row) => !isConflict(row)), lists };
}

const isUntouched = (node: Merge) => valuesOf(node).every(({ outcome }) => outcome === 'untouched');
const recordsOf = ({ base, mine, theirs }: Merge): Records => ({
  base: asRecord(base),
  mine: asRecord(mine),
  theirs: asRecord(theirs),
});
const asRecord = (value: unknown): Values => (isPlainObject(value) ? value : {});
const hasLabelsBelow = (fields: FieldTexts, field: string) =>
  field === '' || Object.keys(fields).some((name) => name.startsWith(`${field}.`));
/** The labelled parts of the elements of a list, by name. */
const labelsBelow = (fields: FieldTexts, field: string) =>
  new Map(
    Object.entries(fields).flatMap(([path, text]) =>
      path.startsWith(`${field}.`) ? [[path.slice(field.length + 1), text] as const] : [],
    ),
  );
const isListOfRecords = ({ elements }: ListMerge) =>
  elements.some(([, { base, mine, theirs }]) => [base, mine, theirs].some(isPlainObject));

function rowOf(
  node: Merge,
  field: FieldText | undefined,
  label: string,
  records: Records,
  group: string | undefined,
): MergeRow {
  const outcomes = valuesOf(node).map(({ outcome }) => outcome);
  const has = (...anyOf: readonly string[]) => outcomes.some((outcome) => anyOf.includes(outcome));
  return {
    path: node.path,
    label,
    group,
    field,
    records,
    isElement: false,
    base: node.base,
    mine: node.mine,
    theirs: node.theirs,
    isMineChanged: has('mine', 'same', 'conflict'),
    isTheirsChanged: has('theirs', 'same', 'conflict'),
    conflicts: conflictsIn(node).map(({ path }) => path),
  };
}

function elementName({ base, mine, theirs }: Merge, { nameOf }: FieldText, index: number): string {
  const element = [theirs, mine, base].find((value) => value !== undefined);
  const name = nameOf && isPlainObject(element) ? nameOf(element) : valueText(element, conflictText);
  return name || conflictText('element', { number: index + 1 });
}

type Labels = ReadonlyMap<string, FieldText>;

/** Of elements with labelled parts those alone count: the others are nothing that a user changed. */
const changeOf = (before: unknown, now: unknown, labels: Labels): ElementChange => {
  if (isSameValue(before, now)) return 'unchanged';
  if (before === undefined) return 'added';
  if (now === undefined) return 'removed';
  const isChanged =
    labels.size === 0 || [...labels.keys()].some((name) => !isSameValue(asRecord(before)[name], asRecord(now)[name]));
  return isChanged ? 'changed' : 'unchanged';
};

/** An element in words: the labelled parts that one of the sides changed. Undefined where there are none. */
function cellsText({ base, mine, theirs }: Merge, labels: Labels): FieldText | undefined {
  const sides = [mine, theirs].filter((side) => side !== undefined).map(asRecord);
  const changed = [...labels].filter(([name]) => sides.some((side) => !isSameValue(side[name], asRecord(base)[name])));
  if (changed.length === 0) return undefined;
  const cell = (value: Values, name: string, { label, render: show }: FieldText) => {
    const shown = show?.(value[name], value) ?? valueText(value[name], conflictText);
    // A picture has its label alone.
    return typeof shown === 'object' ? label : `${label} ${String(shown || conflictText('empty'))}`;
  };
  const render = (value: unknown) =>
    value === undefined ? '' : joinNames(changed.map(([name, text]) => cell(asRecord(value), name, text)));
  return { label: '', render };
}

function describeList(list: ListMerge, field: FieldText, labels: Labels): MergedList {
  const all = list.elements.map(([key, element], index) => ({
    key,
    name: elementName(element, field, index),
    mine: changeOf(element.base, element.mine, labels),
    theirs: changeOf(element.base, element.theirs, labels),
  }));
  const rows = all.filter(({ mine, theirs }) => mine !== 'unchanged' || theirs !== 'unchanged');
  return {
    merge: list,
    label: field.label,
    before: ((list.base ?? []) as readonly unknown[]).length,
    rows,
    unchanged: all.length - rows.length,
  };
}

/** The elements of each version by name, to show their order. */
function orderNames({ elements, order }: ListMerge, field: FieldText) {
  const names = new Map(elements.map(([key, element], index) => [key, elementName(element, field, index)]));
  const named = (keys: unknown) => (keys as readonly string[]).map((key) => names.get(key) ?? key);
  return { base: named(order.base), mine: named(order.mine), theirs: named(order.theirs) };
}

/** The labels of the fields that the merged record changes in the stored one. */
export function writtenLabels(merge: ObjectMerge, choices: Choices, fields: FieldTexts, path = ''): string[] {
  return merge.parts.flatMap(([name, part]) => {
    const field = path + name;
    if (isSameValue(mergedValue(part, choices), part.theirs)) return [];
    if (part.kind === 'object' && hasLabelsBelow(fields, field))
      return writtenLabels(part, choices, fields, `${field}.`);
    return fields[field] ? [fields[field].label] : [];
  });
}
