import type { NewRecord } from '@edp/contract/modules/search/search.ts';
import { type MenuItem, role } from '@edp/contract/modules/session/session.ts';
import type { OutputOf, Permission } from '@edp/contract/kernel/call.ts';
import { type AnyNoun, nouns } from '@edp/contract/nouns.ts';
import type { Context, OpenContext } from '../../kernel/http/bind.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { spellingOf } from './match.ts';

/** The pages where a record of a noun is added; a list opens the form of a new one for `?new`, and what follows `?new=` is its name. */
const formPages: Readonly<Partial<Record<AnyNoun['name'], string>>> = {
  material: '/materialManage/0/0',
  product: '/mchManage/0/0',
  goodsGroup: '/classification/0',
  bom: '/sparebom?new',
  brand: '/brand?new=',
  unit: '/unit?new=',
  specification: '/specification?new=',
  categorySet: '/categorySet?new=',
  labelSet: '/labelSet?new=',
  application: '/applicationManage/0',
  certificate: '/zBook?new',
  userGroup: '/userGroup?new=',
  employee: '/employee?new=',
  organisation: '/organisation?new',
  inventoryOrganisation: '/organisation/inventory?new=',
  role: '/role?new=',
  news: '/newsManage/0',
};

/** The menu entries of the role, whose names only the server can spell in pinyin. */
export async function menuSpellings(context: Context) {
  const resources = (await context.calls
    .get(role.resources.name)!
    .handler({ ...context, input: {} } as Context & OpenContext)) as OutputOf<typeof role.resources>;
  const names = [...new Set(namesIn(resources.menuList))];
  return Promise.all(names.map(async (name) => ({ name, ...(await spellingOf(name)) })));
}

const namesIn = (menu: readonly MenuItem[]): string[] => menu.flatMap(({ name, list }) => [name, ...namesIn(list)]);

export const additions = ({ session, language }: Context): Promise<NewRecord[]> =>
  Promise.all(
    nouns
      .filter(({ name, edit }) => formPages[name] !== undefined && hasPermission(session, edit as Permission))
      .map(async ({ name, title }) => ({
        noun: name,
        title: title[language],
        link: formPages[name]!,
        ...(await spellingOf(title[language])),
      })),
  );
