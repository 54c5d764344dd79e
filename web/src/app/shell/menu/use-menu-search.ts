import type { MenuItem } from '@edp/contract/modules/session/session.ts';
import { routeTo, useMenu } from '../../../kernel/session/access.ts';
import { useAppText } from '../../app.texts.ts';

export interface MenuSearchResult {
  readonly route: string;
  readonly name: string;
  /** The headings above it. */
  readonly path: string;
}

const flattenMenu = (menu: readonly MenuItem[], headings: readonly string[] = []): MenuSearchResult[] =>
  menu.flatMap((item) => [
    ...(item.url ? [{ route: routeTo(item), name: item.name, path: headings.join(' / ') }] : []),
    ...flattenMenu(item.list, [...headings, item.name]),
  ]);

/** The menu pages whose names contain every word of the query. */
export function useMenuSearch(query: string): readonly MenuSearchResult[] {
  const t = useAppText();
  const menu = useMenu();
  const words = query.trim().toLowerCase().split(/\s+/);
  const pages = [{ route: '/home', name: t('home'), path: '' }, ...flattenMenu(menu)];
  return pages.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
}
