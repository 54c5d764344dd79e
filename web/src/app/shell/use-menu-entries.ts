import type { MenuItem } from '@edp/contract/modules/session.ts';
import { routeTo, useMenu } from '../../kernel/access.ts';
import { useAppText } from '../app-text.ts';

export interface MenuPlace {
  readonly route: string;
  readonly name: string;
  /** The headings that it stands under. */
  readonly above: string;
}

const placesOf = (menu: readonly MenuItem[], above: readonly string[] = []): MenuPlace[] =>
  menu.flatMap((item) => [
    ...(item.url ? [{ route: routeTo(item), name: item.name, above: above.join(' / ') }] : []),
    ...placesOf(item.list, [...above, item.name]),
  ]);

/** The pages of the menu whose names contain the words, each word somewhere. */
export function useMenuEntries(wanted: string): readonly MenuPlace[] {
  const t = useAppText();
  const menu = useMenu();
  const words = wanted.trim().toLowerCase().split(/\s+/);
  const places = [{ route: '/home', name: t('home'), above: '' }, ...placesOf(menu)];
  return places.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
