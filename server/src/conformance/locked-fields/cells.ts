import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { inputFields } from '../../kernel/exchange/import/parse-input.ts';
import type { TestClient } from '../../testing/test-client.ts';
import type { Input } from './locked-paths.ts';
import { listOf, type LockedSheet } from './sheet-records.ts';

/** What stands in cells for what can be chosen, by the id or code of each. */
export interface Words {
  readonly units: ReadonlyMap<string, { name: string; kind: string }>;
  readonly brands: ReadonlyMap<string, string>;
  /** By the set of categories, texts such as 外购件/轴承. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
  /** Of lists of several values. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** The codes of items that records have, by field. */
  readonly items: ReadonlyMap<string, readonly string[]>;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const pathText = (names: unknown) => textOf(names).replaceAll(',', '/');

export async function readWords(client: TestClient, sheets: readonly LockedSheet[]): Promise<Words> {
  const units = await listOf(client, 'unit');
  const brands = await listOf(client, 'brand');
  const [paths, items, lists] = [
    new Map<string, string[]>(),
    new Map<string, string[]>(),
    new Map<string, readonly string[]>(),
  ];
  for (const { name, columns } of sheets) {
    const chosen = columns.filter(({ kind }) => kind === 'path' || kind === 'item');
    const rows = chosen.length > 0 ? await listOf(client, name) : [];
    for (const { kind, field, shown = field, set = '' } of chosen) {
      const [texts, key] = kind === 'path' ? [paths, set] : [items, field];
      texts.set(
        key,
        [
          ...new Set([
            ...(texts.get(key) ?? []),
            ...rows.map((row) => (kind === 'path' ? pathText(row[shown]) : textOf(row[field]))),
          ]),
        ].filter(Boolean),
      );
    }
    for (const { field, kind, choices } of await client.data(batchEdit.fields, { noun: name }))
      if (kind === 'list')
        lists.set(
          field,
          choices.map(({ text }) => text),
        );
  }
  return {
    units: new Map(units.map(({ id, name, unitCategory }) => [id, { name: textOf(name), kind: textOf(unitCategory) }])),
    brands: new Map(brands.map(({ id, name }) => [id, textOf(name)])),
    paths,
    items,
    lists,
  };
}

/** The cell that leaves a column as it is. Switches, choices and whole numbers are left as they are by an empty one. */
export function sameCell(
  { kind, field, shown = field, noun }: SheetColumn,
  values: Input,
  { units, brands }: Words,
): string {
  if (kind === 'choice' || kind === 'integer' || kind === 'picture') return '';
  if (kind === 'path') return pathText(values[shown]);
  const value = textOf(values[field]);
  return kind === 'reference' ? ((noun === 'unit' ? units.get(value)?.name : brands.get(value)) ?? '') : value;
}

/** Units of sizes and weights have to be of one kind: `LengthUnit` for `lengthUnitId`. */
const kindOf = (field: string) => (field === 'unitId' ? undefined : field[0]!.toUpperCase() + field.slice(1, -2));

/** A cell that changes a column; undefined where nothing else is known for it. */
export function otherCell(
  { importer: { sheet } }: LockedSheet,
  column: SheetColumn,
  values: Input,
  words: Words,
): string | undefined {
  const { kind, field, noun, set, choices } = column;
  const now = sameCell(column, values, words);
  const other = (texts: readonly string[]) => texts.find((text) => text !== now);
  if (kind === 'choice') return choices!.find(({ value }) => String(value) !== String(values[field]))?.text.ZHS;
  // What is there may be told by its last name alone.
  if (kind === 'path') return words.paths.get(set!)?.find((text) => text.split('/').at(-1) !== now.split('/').at(-1));
  if (kind === 'item') return other(words.items.get(field) ?? []);
  if (kind === 'date') return other(['2026-12-30', '2026-12-29']);
  if (words.lists.has(field))
    return words.lists
      .get(field)!
      .find((_text, place) => place === (Array.isArray(values[field]) && values[field].length > 0 ? 1 : 0));
  if (noun === 'unit')
    return other(
      [...words.units.values()]
        .filter((unit) => [undefined, unit.kind].includes(kindOf(field)))
        .map(({ name }) => name),
    );
  if (noun === 'brand') return other([...words.brands.values()]);
  const schema = inputFields(sheet)[field]!;
  return ['8', '9', 'eight@example.com', 'nine@example.com'].find(
    (text) => text !== textOf(values[field]) && schema.safeParse(text).success,
  );
}
