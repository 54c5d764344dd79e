import { type BatchEditField } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { category, type CategoryNode } from '@edp/contract/modules/category/category.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { otherCell, type Words } from './cells.ts';
import type { Input } from './locked-paths.ts';
import { listOf, type LockedSheet } from './sheet-records.ts';

/** The last id of what a record has in a field that may be a path. */
function lastId(value: unknown): string {
  const id = [value].flat().at(-1);
  return typeof id === 'string' ? id : '';
}

const leavesOf = (nodes: readonly CategoryNode[]): string[] =>
  nodes.flatMap(({ id, children = [] }) => (children.length > 0 ? leavesOf(children) : [id]));

/**
 * What a batch edit sets a column to instead of what a record has there; undefined where nothing else is known for it.
 */
export async function otherValueFor(
  client: TestClient,
  sheet: LockedSheet,
  { kind, field, choices, noun, set }: BatchEditField,
  column: SheetColumn,
  values: Input,
  words: Words,
): Promise<string | undefined> {
  const now = values[field];
  if (kind === 'choice') return choices.find(({ value }) => value !== String(now))?.value;
  if (kind === 'list') {
    const chosen = new Set([now].flat().map((each) => String((each as Input | undefined)?.id ?? each)));
    return choices.find(({ value }) => !chosen.has(value))?.value;
  }
  if (kind === 'path') {
    const ids = set
      ? leavesOf(await client.data(category.tree, { categorySetCode: set, status: 1 }))
      : (await listOf(client, sheet.name)).map((row) => lastId(row[field]));
    return ids.find((id) => id !== '' && id !== lastId(now));
  }
  const text = otherCell(sheet, column, values, words);
  if (kind !== 'reference') return text;
  const names: Iterable<readonly [string, string]> =
    noun === 'unit' ? [...words.units].map(([id, { name }]) => [id, name] as const) : words.brands;
  return [...names].find(([, name]) => name === text)?.[0];
}
