import type { Noun } from '@edp/contract/kernel/record/noun.ts';
import { importNouns } from '@edp/contract/modules/import/import-nouns.ts';
import type { FoundGroup, FoundRecord, NewRecord } from '@edp/contract/modules/search/search.ts';
import { nouns } from '@edp/contract/nouns.ts';

export interface PaletteItem {
  /** Of all items, so that the list keeps its rows while records arrive. */
  readonly key: string;
  readonly title: string;
  /** The characters of the title that were found, from the first to before the second. */
  readonly marked: readonly [number, number];
  readonly hint: string;
  /** The same of the hint. */
  readonly hintMarked?: readonly [number, number];
  readonly icon: string;
  /** Empty for an action that opens no page. */
  readonly route: string;
  readonly record?: FoundRecord;
  /** Done by an action that opens no page. */
  readonly run?: () => void;
}

export interface PaletteGroup {
  readonly key: string;
  readonly title: string;
  readonly count?: string;
  /** The call that finds its records. */
  readonly list?: string;
  readonly items: readonly PaletteItem[];
}

interface Spelling {
  readonly initials: string;
  readonly pinyin: string;
}

interface Match {
  /** Smaller is better. */
  readonly rank: number;
  readonly marked: readonly [number, number];
}

const nothing = [0, 0] as const;

/** How well a text is what the user types: its beginning, a part of it, its pinyin initials, its full pinyin. */
export function matchText(text: string, { initials, pinyin }: Spelling, query: string): Match | undefined {
  const keyword = query.trim().toLowerCase();
  const start = text.toLowerCase().indexOf(keyword);
  if (start >= 0) return { rank: start === 0 ? 0 : 1, marked: [start, start + keyword.length] };
  const letters = keyword.replaceAll(' ', '');
  const first = initials.indexOf(letters);
  // A letter for each character, unless the text has words of letters.
  if (first >= 0)
    return {
      rank: first === 0 ? 2 : 3,
      marked: initials.length === text.length ? [first, first + letters.length] : nothing,
    };
  return pinyin.startsWith(letters) ? { rank: 4, marked: nothing } : undefined;
}

/** The best first; those of the same rank in their own order. */
export const ranked = <Thing>(
  things: readonly Thing[],
  matchOf: (thing: Thing) => Match | undefined,
): { thing: Thing; marked: readonly [number, number] }[] =>
  things
    .flatMap((thing) => {
      const match = matchOf(thing);
      return match ? [{ thing, ...match }] : [];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ thing, marked }) => ({ thing, marked }));

/** An action of the palette that opens no page. */
export interface PaletteCommand extends Spelling {
  readonly key: string;
  readonly title: string;
  /** The keys that do the same. */
  readonly hint?: string;
  readonly run: () => void;
}

export const commandItems = (commands: readonly PaletteCommand[], query: string): PaletteItem[] =>
  ranked(commands, (command) => matchText(command.title, command, query)).map(({ thing, marked }) => ({
    key: thing.key,
    title: thing.title,
    marked: query === '' ? nothing : marked,
    hint: thing.hint ?? '',
    icon: 'action',
    route: '',
    run: thing.run,
  }));

const exchanges = [
  { key: 'import', words: /^(?:导入|daoru|dr|import)\s*/i },
  { key: 'export', words: /^(?:导出|daochu|dc|export)\s*/i },
] as const;

/** `导入品牌`, `dc wl`: whose records are imported or exported; only where that is what is typed first. */
export function exchangesFor(query: string, all: readonly NewRecord[]) {
  const text = query.trim();
  return exchanges.flatMap(({ key, words }) => {
    if (!words.test(text)) return [];
    const noun = text.replace(words, '');
    return ranked(all, (record) => matchText(record.title, record, noun))
      .flatMap(({ thing }) => {
        const route = key === 'import' ? importRouteOf(thing.noun) : exportRouteOf(thing.noun);
        return route ? [{ key, record: thing, route }] : [];
      })
      .slice(0, noun === '' ? all.length : mostOffered);
  });
}

const importRouteOf = (noun: string) => (importNouns.includes(noun) ? `/import/${noun}` : undefined);
/** The list opens the dialog. */
const exportRouteOf = (noun: string) => {
  const own = (nouns as readonly Noun[]).find(({ name }) => name === noun);
  return own?.menu && `${own.menu.url}?export=`;
};

interface Addition {
  readonly added: NewRecord;
  /** What the new record is to be called; empty where that was not said. */
  readonly name: string;
}

const addWords = /^(新增|xz|new)\s*/i;
const mostOffered = 4;

/** A list opens the form with this name; other forms take none. */
const takesName = ({ link }: NewRecord) => link.endsWith('=');

/**
 * What can be added: `品牌`, `pp` or `新增品牌` mean a brand, and what follows (`新增品牌 红星`) is its name. Of `新增 红星` the word
 * is the name of whatever takes one; without `新增` a word that is no noun adds nothing, since it is being looked for.
 */
export function additionsFor(query: string, all: readonly NewRecord[]): Addition[] {
  const text = query.trim();
  const typed = text.replace(addWords, '');
  if (text === '') return [];
  const [noun = '', ...rest] = typed.split(/\s+/);
  const named = ranked(all, (added) => matchText(added.title, added, noun));
  if (named.length)
    return named
      .map(({ thing }) => ({ added: thing, name: takesName(thing) ? rest.join(' ') : '' }))
      .slice(0, typed === '' ? all.length : mostOffered);
  return addWords.test(text)
    ? all
        .filter(takesName)
        .slice(0, mostOffered)
        .map((added) => ({ added, name: typed }))
    : [];
}

export const routeOfAddition = ({ added, name }: Addition) =>
  takesName(added) ? added.link + encodeURIComponent(name) : added.link;

interface CountTexts {
  about: (count: string) => string;
  seeAll: (count: string) => string;
  /** Of a group that no list shows: narrows the palette to it; undefined where it is. */
  more: string | undefined;
}

export const recordGroups = (groups: readonly FoundGroup[], { about, seeAll, more }: CountTexts): PaletteGroup[] =>
  groups.map(({ list, noun, title, total, approximate, link, records }) => {
    const count = approximate ? about(total.toLocaleString('en')) : total.toLocaleString('en');
    const items = records.map((record): PaletteItem => ({
      key: `${list} ${record.id}`,
      title: record.name,
      marked: record.marked,
      hint: record.code,
      hintMarked: record.codeMarked,
      icon: noun,
      route: record.link,
      record,
    }));
    const rest = link ? seeAll(count) : more;
    const all =
      rest && total > records.length
        ? [{ key: `${list} all`, title: rest, marked: nothing, hint: '', icon: 'all', route: link }]
        : [];
    return { key: list, title, count, list, items: [...items, ...all] };
  });

/** From one item to another, around the ends. */
export const step = (active: number, by: number, count: number) => (count === 0 ? 0 : (active + by + count) % count);
