import { joinNames } from '../../../kernel/text/punctuation.ts';
import type { FieldText } from '../../form/engine/form-context.ts';
import type { Option } from '../../inputs/select.tsx';
import { nodesOf, pathText, type TreeNode } from '../../inputs/tree.ts';
import { plainText } from '../../rich-text/plain-text.ts';
import type { RecordFile } from './file-field.tsx';

type Values = Readonly<Record<string, unknown>>;

/** The names of a path: those of the tree, or those of the record for what the tree does not have any more. */
export const pathIn = (nodes: readonly TreeNode[], names: string) => (ids: unknown, record: Values) =>
  Array.isArray(ids)
    ? pathText(nodesOf(nodes, ids as string[])) || (record[names] as string | undefined)?.replaceAll(',', ' / ')
    : undefined;

export const unitIn = (units: readonly Option[], name?: string) => (id: unknown, record: Values) =>
  units.find(({ value }) => value === id)?.text ?? (name && id ? (record[name] as string) : undefined);

/** What shows the units of sizes and weights. */
export const measureUnits = (units: readonly Option[]): Readonly<Record<string, Pick<FieldText, 'render'>>> =>
  Object.fromEntries(
    ['lengthUnitId', 'volumeUnitId', 'weightUnitId'].map((name) => [
      `combinedUnitVo.${name}`,
      { render: unitIn(units) },
    ]),
  );

/** The beginning of a long text. */
export const shortText = (html: unknown) => plainText(html).slice(0, 120);

export const filesText = {
  nameOf: (each: Values) => String(each['orginalName']),
  render: (value: unknown) =>
    Array.isArray(value)
      ? joinNames((value as readonly RecordFile[]).map(({ orginalName }) => orginalName))
      : undefined,
} satisfies Omit<FieldText, 'label'>;
