import { folded } from '@edp/contract/kernel/normal-form.ts';
import type { SheetColumn } from '@edp/contract/kernel/exchange/sheet.ts';
import { languages } from '@edp/contract/kernel/language.ts';
import { rule } from '@edp/contract/kernel/rule.ts';
import { nouns } from '@edp/contract/nouns.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/tenant-database.ts';
import type { ImportContext, Importer, Lookups, PathNode, Resolved } from './importer.ts';

/** What a text stands for: undefined for nothing, null where it is not clear. */
interface Lookup {
  values: Map<string, unknown>;
  /** What a value is called, by the value as a text. */
  names: Map<string, string>;
}

/** As the texts of a file and the names of records are compared. */
export const fold = (text: string) => folded(text).trim();

/** The names of choices, items, records and nodes, read once for an import, or as they appear. */
export function openLookups(importer: Pick<Importer, 'nodes'>): Lookups {
  const lookups = new Map<string, Lookup>();

  async function open({ db, language }: ImportContext, column: SheetColumn): Promise<Lookup> {
    const existing = lookups.get(column.field);
    if (existing) return existing;
    const made: Lookup = { values: new Map(), names: new Map() };
    lookups.set(column.field, made);
    if (column.kind === 'choice')
      for (const { value, text } of column.choices!)
        add(made, value, text[language], [
          ...languages.map((each) => text[each]),
          String(value),
          ...(value === 1 ? ['TRUE', 'Y'] : value === 0 ? ['FALSE', 'N'] : []),
        ]);
    if (column.kind === 'item')
      for (const item of await readItems(db, column.dictionary!))
        add(made, item.code, language === 'ENG' && item.name_eng ? item.name_eng : item.name, [
          item.name,
          item.name_eng,
          item.code,
        ]);
    if (column.kind === 'path') addPaths(made, await importer.nodes!(db, column.field));
    return made;
  }

  return {
    async prepare(context, column, texts, ids) {
      const lookup = await open(context, column);
      if (column.kind !== 'reference') return;
      const unseen = [...texts].filter((text) => !lookup.values.has(text));
      const unnamed = [...ids].filter((id) => !lookup.names.has(id));
      if (unseen.length + unnamed.length === 0) return;
      for (const { given: text, id, name } of await readReferences(context.db, column.noun!, unseen, unnamed)) {
        lookup.names.set(id, name);
        if (text !== null)
          lookup.values.set(text, lookup.values.has(text) && lookup.values.get(text) !== id ? null : id);
      }
      for (const text of unseen) if (!lookup.values.has(text)) lookup.values.set(text, undefined);
    },
    find({ field, kind }, text): Resolved {
      const { values, names } = lookups.get(field)!;
      const value = values.get(kind === 'reference' ? text : foldOf(kind, text));
      if (value === null) return { error: rule('import.ambiguous', { value: text }) };
      if (value !== undefined) return { value: kind === 'path' ? [value] : value };
      const meant = kind === 'reference' ? undefined : similarText(text, names.values());
      return {
        error: meant ? rule('import.unknownMeant', { value: text, meant }) : rule('import.unknown', { value: text }),
      };
    },
    nameOf: ({ field }, value) =>
      typeof value === 'string' || typeof value === 'number'
        ? (lookups.get(field)?.names.get(String(value)) ?? String(value))
        : '',
  };
}

export const isLookedUp = ({ kind }: SheetColumn) =>
  kind === 'choice' || kind === 'item' || kind === 'reference' || kind === 'path';

/** Two that are called the same are not clear. */
function add({ values, names }: Lookup, value: unknown, name: string, texts: readonly string[]) {
  names.set(String(value), name);
  for (const text of new Set(texts.filter(Boolean).map(fold)))
    values.set(text, values.has(text) && values.get(text) !== value ? null : value);
}

const foldOf = (kind: SheetColumn['kind'], text: string) => (kind === 'path' ? foldPath(text) : fold(text));
const foldPath = (text: string) =>
  text
    .split(/[/\\>／＞]/)
    .map(fold)
    .filter(Boolean)
    .join('/');

async function readItems(db: Database, dictionary: string) {
  const { rows } = await sql<{ code: string; name: string; name_eng: string }>`
    select i.code, i.name, i.name_eng from dictionary_item i join dictionary d on d.id = i.dictionary_id where d.code = ${dictionary} order by i.active, i.sort_order desc`.execute(
    db,
  );
  return rows;
}

/** By the code, whatever its letter case, or the name in any language. A code is meant rather than a name. */
async function readReferences(db: Database, noun: string, texts: readonly string[], ids: readonly string[]) {
  const { table } = nouns.find(({ name }) => name === noun)!;
  const { rows } = await sql<{ given: string | null; id: string; name: string }>`
    with given as (select text, app.fold(text) as folded from unnest(${texts}::text[]) as g (text)),
      named as (
        select r.id, r.name, app.fold(r.code) as code, array[app.fold(r.name)] || array(select app.fold(t.name) from translation t where t.table_name = ${table} and t.record_id = r.id and t.name <> '') as names
          from ${sql.table(table)} r),
      found as (
        select g.text, n.id, n.name, rank() over (partition by g.text order by (n.code = g.folded)::int desc) as place from given g join named n on n.code = g.folded or g.folded = any(n.names))
    select text as given, id, name from found where place = 1
    union all select null, r.id, r.name from ${sql.table(table)} r where r.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** The whole path is always clear; a code or a single name only where one node has it. */
function addPaths(lookup: Lookup, nodes: readonly PathNode[]) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const pathOf = (node: PathNode, place: number): string[] => {
    const above = node.parentId === null ? undefined : byId.get(node.parentId);
    return [...(above ? pathOf(above, place) : []), node.names[place] ?? node.names[0]!];
  };
  for (const node of nodes) {
    lookup.names.set(node.id, node.names[0]!);
    for (const text of new Set([...node.names, node.code].filter(Boolean).map(foldPath)))
      lookup.values.set(text, lookup.values.has(text) ? null : node.id);
  }
  // After the single names, so that a path of one name, that of a root, is clear.
  for (const node of nodes)
    for (const [place] of node.names.entries()) lookup.values.set(foldPath(pathOf(node, place).join('/')), node.id);
}

/** The one of a few texts that differs in a single character, if it is one of two or more: what was probably meant. */
function similarText(input: string, candidates: Iterable<string>): string | undefined {
  if (input.length < 2) return undefined;
  for (const text of candidates)
    if (text.length > 1 && Math.abs(text.length - input.length) <= 1 && isOneApart(input, text)) return text;
  return undefined;
}

function isOneApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = short.length === long.length ? start + 1 : start;
  return short.slice(rest) === long.slice(start + 1);
}
