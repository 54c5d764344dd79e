import { rightInHistory } from '@edp/contract/field-rights.ts';
import { joinNames, type Language } from '@edp/contract/kernel/language.ts';
import type { ChangedField } from '@edp/contract/modules/record/record.ts';
import type { Context } from '../../kernel/http/bind.ts';
import type { Schema } from '../../kernel/schema/schema.generated.ts';
import type { History, Logged } from '../../kernel/record/history.ts';

/** Whether the role may see a field of a noun: its history is as hidden as the field itself. */
export const isSeen = ({ session }: Pick<Context, 'session'>, noun: string, { name }: Pick<ChangedField, 'name'>) =>
  !session.fields?.hidden.has(rightInHistory(noun, name));

/** A row of the change log. */
export interface LoggedChange {
  table: string;
  record: string;
  action: 'insert' | 'update' | 'delete';
  changes: Logged | null;
  /** The language of a translation. */
  language: string | null;
}

type NameOf = (to: keyof Schema, id: string) => string;

const longestText = 500;
const mostNames = 20;

const shorten = (value: string | number | null) =>
  typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)}…` : value;

/** A column refers to one record, or as an array to several: [17, 4]. */
const idsIn = (logged: string | null): readonly string[] => logged?.match(/\d+/g) ?? [];

const linksIn = (history: History, { table, changes }: LoggedChange) => history.links?.[table]?.(changes ?? {}) ?? [];

/** The other records that changes refer to. */
export const linkedIds = (history: History, parts: readonly LoggedChange[]): { to: keyof Schema; id: string }[] =>
  parts.flatMap((part) => [
    ...linksIn(history, part).flatMap(({ to, added, removed }) => [...added, ...removed].map((id) => ({ to, id }))),
    ...movedRows(history, [part]).map(({ table, record }) => ({ to: table, id: record })),
    ...Object.entries(part.changes ?? {}).flatMap(([column, { before, after }]) => {
      const to = history.columns[column]?.to;
      return to ? [before, after].flatMap(idsIn).map((id) => ({ to, id })) : [];
    }),
  ]);

/** The changes of one call, by field: columns in the order of the noun, then translations, then links. */
export function toFields(
  history: History,
  table: string,
  parts: readonly LoggedChange[],
  nameOf: NameOf,
  language: Language,
): ChangedField[] {
  const own = parts.filter((part) => part.table === table);
  const columns = Object.keys(history.columns).flatMap((column) => columnField(history, column, own, nameOf));
  const translations = parts
    .filter((part) => part.table === 'translation')
    .flatMap((part) => translatedFields(history, part));
  return [
    ...columns,
    ...translations,
    ...linkFields(history, parts, nameOf, language),
    ...rowFields(history, parts, nameOf, language),
    ...valueFields(history, parts),
  ];
}

/** Rows that changed their place and nothing else: the log does not have their names. */
const movedRows = (history: History, parts: readonly LoggedChange[]) =>
  parts.flatMap(({ table, record, changes }) =>
    history.rows?.[table as keyof Schema] && changes?.sort_order && !changes.name
      ? [{ table: table as keyof Schema, record, sort: changes.sort_order }]
      : [],
  );

/**
 * The names of rows that were removed and added, a renamed one on both sides; then where others were moved from and
 * to.
 */
function rowFields(
  history: History,
  parts: readonly LoggedChange[],
  nameOf: NameOf,
  language: Language,
): ChangedField[] {
  return Object.entries(history.rows ?? {}).flatMap(([table, { name, sortName }]) => {
    const names = (side: 'before' | 'after') =>
      parts.flatMap((part) => (part.table === table ? (part.changes?.name?.[side] ?? []) : []));
    const places = (side: 'before' | 'after') =>
      movedRows(history, parts).flatMap((row) =>
        row.table === table ? [`${nameOf(row.table, row.record)} ${row.sort[side] ?? ''}`] : [],
      );
    const changed = (field: string, kind: 'reference' | 'value', old: string, now: string): ChangedField[] =>
      old || now ? [{ name: field, language: '', kind, old, new: now }] : [];
    return [
      ...changed(name, 'reference', joined(names('before'), language), joined(names('after'), language)),
      ...changed(sortName, 'value', joined(places('before'), language), joined(places('after'), language)),
    ];
  });
}

/** A row that was removed and added by the same call has an old and a new value. */
function valueFields(history: History, parts: readonly LoggedChange[]): ChangedField[] {
  return Object.entries(history.values ?? {}).flatMap(([table, { nameOf, valueOf, absent }]) => {
    const rowsOf = (action: 'insert' | 'delete', side: 'before' | 'after') =>
      new Map(
        parts
          .filter((part) => part.table === table && part.action === action)
          .map(({ changes }) =>
            Object.fromEntries(Object.entries(changes ?? {}).map(([column, change]) => [column, change[side]])),
          )
          .map((row) => [nameOf(row), valueOf(row)] as const),
      );
    const [removed, added] = [rowsOf('delete', 'before'), rowsOf('insert', 'after')];
    return [...new Set([...removed.keys(), ...added.keys()])].toSorted().flatMap((name): ChangedField[] => {
      const [old, now] = [removed.get(name) ?? absent, added.get(name) ?? absent];
      return old === now ? [] : [{ name, language: '', kind: 'value', old, new: now }];
    });
  });
}

function columnField(history: History, column: string, parts: readonly LoggedChange[], nameOf: NameOf): ChangedField[] {
  const { name, kind, toWire, to } = history.columns[column]!;
  const changes = parts.flatMap((part) => part.changes?.[column] ?? []);
  if (changes.length === 0) return [];
  const say = (logged: string | null) =>
    to
      ? idsIn(logged)
          .map((id) => nameOf(to, id))
          .join('/')
      : shorten(toWire(logged));
  return [{ name, language: '', kind, old: say(changes[0]!.before), new: say(changes.at(-1)!.after) }];
}

function translatedFields({ remark }: History, { changes, language }: LoggedChange): ChangedField[] {
  const fields = [['name', 'name'], ...(remark ? [['remark', remark]] : [])] as const;
  return fields.flatMap(([column, name]) => {
    const change = changes?.[column];
    const [old, now] = [shorten(change?.before ?? ''), shorten(change?.after ?? '')];
    return old === now ? [] : [{ name, language: language ?? '', kind: 'value' as const, old, new: now }];
  });
}

/** A link that was taken away and put back by the same call did not change. */
function linkFields(
  history: History,
  parts: readonly LoggedChange[],
  nameOf: NameOf,
  language: Language,
): ChangedField[] {
  const links = Map.groupBy(
    parts.flatMap((part) => linksIn(history, part)),
    ({ name }) => name,
  );
  return [...links].flatMap(([name, changes]) => {
    const keys = (side: 'added' | 'removed') =>
      new Map(changes.flatMap((link) => link[side].map((id) => [`${link.to} ${id}`, nameOf(link.to, id)] as const)));
    const [added, removed] = [keys('added'), keys('removed')];
    const namesIn = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
      [...some].filter(([key]) => !others.has(key)).map(([, each]) => each);
    const [before, after] = [namesIn(removed, added), namesIn(added, removed)];
    return before.length + after.length
      ? [
          {
            name,
            language: '',
            kind: 'reference' as const,
            old: joined(before, language),
            new: joined(after, language),
          },
        ]
      : [];
  });
}

function joined(names: readonly string[], language: Language): string {
  const seen = names.filter(Boolean);
  return joinNames(seen.slice(0, mostNames), language) + (seen.length > mostNames ? '…' : '');
}
