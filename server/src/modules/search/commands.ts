import type { NewRecord } from '@edp/contract/modules/search/search.ts';
import { type MenuItem, role } from '@edp/contract/modules/session/session.ts';
import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import type { Context, OpenContext } from '../../kernel/http/bind.ts';
import { hasPermission } from '../../kernel/session/session.ts';
import { spellingOf } from './match.ts';

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
    nounsWith('newPage')
      .filter(({ edit }) => hasPermission(session, edit))
      .map(async ({ name, title, newPage }) => ({
        noun: name,
        title: title[language],
        link: newPage,
        ...(await spellingOf(title[language])),
      })),
  );
