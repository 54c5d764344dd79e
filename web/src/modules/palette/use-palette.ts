import type { MenuItem } from '@edp/contract/modules/session/session.ts';
import { search } from '@edp/contract/modules/search/search.ts';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { routeTo, useMenu } from '../../kernel/session/access.ts';
import { readVisited } from '../../kernel/tabs/visited.ts';
import {
  additionsFor,
  commandItems,
  exchangesFor,
  matchText,
  ranked,
  recordGroups,
  routeOfAddition,
  type PaletteCommand,
  type PaletteGroup,
  type PaletteItem,
} from './palette-items.ts';
import { usePaletteText } from './palette.texts.ts';
import { useDebounced } from '../../ui/layout/use-debounced.ts';

const unspelt = { initials: '', pinyin: '' };
const shortcutsSpelt = { initials: 'kjj', pinyin: 'kuaijiejian' };
const nothing = [0, 0] as const;
const mostStartPages = 8;
/** What stands for all that can be added. */
const anyAddition = 'new';

interface MenuPage {
  readonly route: string;
  readonly name: string;
  readonly path: string;
  readonly icon: string;
}
const pagesOf = (menu: readonly MenuItem[], headings: readonly string[] = []): MenuPage[] =>
  menu.flatMap((item) => [
    ...(item.url ? [{ route: routeTo(item), name: item.name, path: headings.join(' / '), icon: item.icon }] : []),
    ...pagesOf(item.list, [...headings, item.name]),
  ]);

/** The group that the palette is narrowed to; `list` where it has records. */
export type Scope = Pick<PaletteGroup, 'key' | 'title' | 'list'>;

/**
 * Everything that the palette offers for what is typed; records follow when the server has answered, the others are
 * there at once.
 */
export function usePalette(
  query: string,
  scope: Scope | undefined,
  { canOpen, commands: ownCommands }: { canOpen: (path: string) => boolean; commands: readonly PaletteCommand[] },
) {
  const t = usePaletteText();
  const menu = useMenu();
  const [visited] = useState(readVisited);
  const text = query.trim();
  const isIn = (key: string) => scope?.key === key;
  const commands = useQuery({
    queryKey: ['search', 'commands'],
    queryFn: ({ signal }) => fetchData(search.commands, {}, signal),
    staleTime: Infinity,
    meta: { showsOwnError: true },
  });
  // Pages and actions are found here.
  const { groups: found, ...finding } = useFound(scope && !scope.list ? '' : text, scope?.list);
  const groups = scope ? found.filter(({ list }) => isIn(list)) : found;

  const spellings = new Map(commands.data?.menus.map((entry) => [entry.name, entry]));
  const pages = [{ route: '/home', name: t('home'), path: '', icon: 'home' }, ...pagesOf(menu)];
  const matching = text
    ? ranked(pages, ({ name }) => matchText(name, spellings.get(name) ?? unspelt, text))
    : pages.slice(0, isIn('menus') ? pages.length : mostStartPages).map((thing) => ({ thing, marked: nothing }));
  const additions = additionsFor(isIn('actions') && !text ? anyAddition : query, commands.data?.additions ?? []);
  const help =
    matchText(t('shortcuts'), shortcutsSpelt, text || '?') ?? (text === '?' ? { marked: nothing } : undefined);

  const seen = ranked(
    visited.filter(({ route }) => canOpen(route.split('?')[0]!)),
    ({ title }) => matchText(title, unspelt, text),
  );
  const visitedItems = seen.map(({ thing: { route, title }, marked }): PaletteItem => ({
    key: `visited ${route}`,
    title,
    marked: text ? marked : nothing,
    hint: '',
    icon: 'history',
    route,
  }));
  const menuItems = matching.map(({ thing: { route, name, path, icon }, marked }): PaletteItem => ({
    key: `menu ${route}`,
    title: name,
    marked,
    hint: path,
    icon,
    route,
  }));
  const actionItems = [
    ...additions.map((addition): PaletteItem => {
      const {
        added: { title, noun },
        name,
      } = addition;
      return {
        key: `add ${noun}`,
        title: name ? t('addNamed', { noun: title, name }) : t('add', { noun: title }),
        marked: nothing,
        hint: '',
        icon: 'add',
        route: routeOfAddition(addition),
      };
    }),
    ...exchangesFor(query, commands.data?.additions ?? []).map(({ key, record, route }): PaletteItem => ({
      key: `${key} ${record.noun}`,
      title: t(key, { noun: record.title }),
      marked: nothing,
      hint: '',
      icon: key,
      route,
    })),
    ...(text || isIn('actions') ? commandItems(ownCommands, text) : []),
    ...(help ? [{ key: 'help', title: t('shortcuts'), marked: help.marked, hint: '?', icon: 'help', route: '' }] : []),
  ];
  const all: PaletteGroup[] = [
    { key: 'visited', title: t('visited'), items: text && !isIn('visited') ? [] : visitedItems },
    { key: 'menus', title: t('menus'), items: menuItems },
    { key: 'actions', title: t('actions'), items: actionItems },
    ...recordGroups(groups, {
      about: (count) => t('about', { count }),
      seeAll: (count) => t('seeAll', { count }),
      more: scope ? undefined : t('more'),
    }),
  ];
  const total = groups.reduce((sum, group) => sum + group.total, 0).toLocaleString('en');
  const count =
    groups.length === 0
      ? ''
      : t('count', { count: groups.some(({ approximate }) => approximate) ? t('about', { count: total }) : total });
  return { ...finding, count, groups: all.filter(({ key, items }) => items.length > 0 && (!scope || isIn(key))) };
}

/** Two keys of a quick typist are one request. */
const pauseMs = 30;

/** What the server finds, of all nouns or of one list alone. */
function useFound(text: string, only: string | undefined) {
  const keyword = useDebounced(text, pauseMs);
  const found = useQuery({
    queryKey: ['search', 'find', keyword, only],
    queryFn: async ({ signal }) => {
      const began = performance.now();
      const { groups, spelled } = await fetchData(search.find, { keyword, only }, signal);
      return { groups, spelled, took: Math.round(performance.now() - began) };
    },
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    // The user waits: a failure is shown at once, and what is typed next tries again.
    retry: false,
    refetchInterval: false,
    meta: { showsOwnError: true },
  });
  const { groups = [], spelled = '', took } = (text && found.data) || {};
  return {
    groups,
    spelled,
    took,
    isWaiting: text !== '' && (keyword !== text || found.isFetching),
    isFailed: text !== '' && found.isError,
    retry: () => void found.refetch(),
  };
}
