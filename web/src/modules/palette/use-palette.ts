import type { MenuItem } from '@edp/contract/modules/session/session.ts';
import { search } from '@edp/contract/modules/search/search.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { routeTo, useMenu } from '../../kernel/session/access.ts';
import { readVisited } from '../../kernel/tabs/visited.ts';
import { useDebounced } from '../../ui/layout/use-debounced.ts';
import { additionsFor, matchText, ranked, recordGroups, routeOfAddition, type PaletteGroup, type PaletteItem } from './palette-items.ts';
import { usePaletteText } from './palette.texts.ts';

/** Two keys of a quick typist are one request. */
const pauseMs = 30;
const unspelt = { initials: '', pinyin: '' };

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

/** Everything that the palette offers for what is typed; records follow when the server has answered, the others are there at once. */
export function usePalette(query: string, canOpen: (path: string) => boolean) {
  const t = usePaletteText();
  const menu = useMenu();
  const [visited] = useState(readVisited);
  const wanted = query.trim();
  const keyword = useDebounced(wanted, pauseMs);
  const commands = useQuery({ queryKey: ['search', 'commands'], queryFn: ({ signal }) => fetchData(search.commands, {}, signal), staleTime: Infinity, meta: { showsOwnError: true } });
  const found = useQuery({
    queryKey: ['search', 'find', keyword],
    queryFn: async ({ signal }) => {
      const began = performance.now();
      const { groups } = await fetchData(search.find, { keyword }, signal);
      return { groups, took: Math.round(performance.now() - began) };
    },
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    // The user waits: a failure is shown at once, and what is typed next tries again.
    retry: false,
    refetchInterval: false,
    meta: { showsOwnError: true },
  });
  const { groups = [], took } = (wanted && found.data) || {};

  const spellings = new Map(commands.data?.menus.map((entry) => [entry.name, entry]));
  const pages = [{ route: '/home', name: t('home'), path: '', icon: 'home' }, ...pagesOf(menu)];
  const menus = wanted ? ranked(pages, ({ name }) => matchText(name, spellings.get(name) ?? unspelt, wanted)) : [];
  const additions = additionsFor(query, commands.data?.additions ?? []);
  const help = matchText(t('shortcuts'), unspelt, wanted || '?') ?? (wanted === '?' ? { marked: [0, 0] as const } : undefined);

  const visitedItems = visited.filter(({ route }) => canOpen(route.split('?')[0]!)).map(({ route, title }): PaletteItem => ({ key: `visited ${route}`, title, marked: [0, 0], hint: '', icon: 'history', route }));
  const menuItems = menus.map(({ thing: { route, name, path, icon }, marked }): PaletteItem => ({ key: `menu ${route}`, title: name, marked, hint: path, icon, route }));
  const actionItems = [
    ...additions.map((addition): PaletteItem => {
      const { added: { title, noun }, name } = addition;
      return { key: `add ${noun}`, title: name ? t('addNamed', { noun: title, name }) : t('add', { noun: title }), marked: [0, 0], hint: '', icon: 'add', route: routeOfAddition(addition) };
    }),
    ...(help ? [{ key: 'help', title: t('shortcuts'), marked: help.marked, hint: '?', icon: 'help', route: '' }] : []),
  ];
  const startItems = wanted ? [] : pages.slice(0, 8).map(({ route, name, path, icon }): PaletteItem => ({ key: `menu ${route}`, title: name, marked: [0, 0], hint: path, icon, route }));
  const all: PaletteGroup[] = [
    { key: 'visited', title: t('visited'), items: wanted ? [] : visitedItems },
    { key: 'menus', title: t('menus'), items: wanted ? menuItems : startItems },
    { key: 'actions', title: t('actions'), items: actionItems },
    ...recordGroups(groups, (count) => t('about', { count })),
  ];
  const isWaiting = wanted !== '' && (keyword !== wanted || found.isFetching);
  const total = groups.reduce((sum, group) => sum + group.total, 0).toLocaleString('en');
  const count = groups.length === 0 ? '' : t('count', { count: groups.some(({ approximate }) => approximate) ? t('about', { count: total }) : total });
  return { count, groups: all.filter(({ items }) => items.length > 0), isWaiting, isFailed: wanted !== '' && found.isError, retry: () => void found.refetch(), took };
}
