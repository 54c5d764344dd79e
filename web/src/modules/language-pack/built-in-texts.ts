import type { Language } from '@edp/contract/kernel/language.ts';
import type { Dictionary } from '../../kernel/text.ts';

type Files = Record<string, Record<string, Dictionary>>;

// The `?` query bundles copies of the dictionaries with this dialog. Without it each would become a chunk of its own,
// which every page would have to fetch.
const files: Record<Language, Files> = {
  ZHS: import.meta.glob('../../**/*.zh.ts', { eager: true, query: '?built-in' }),
  ENG: import.meta.glob('../../**/*.en.ts', { eager: true, query: '?built-in' }),
};

/** These pages are shown before login, when the tenant's texts are not known. */
const beforeLogin = new Set(['auth', 'login', 'register']);

/** `language-pack.zh.ts` holds the dictionary `languagePack`. */
const nameOf = (path: string) => {
  const stem = path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? '';
  return stem.replaceAll(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase());
};

const byName = (found: Files): ReadonlyMap<string, Dictionary> =>
  new Map(
    Object.entries(found)
      .map(([path, file]): [string, Dictionary] => [nameOf(path), Object.values(file)[0] ?? {}])
      .filter(([name]) => !beforeLogin.has(name)),
  );

/** The texts that come with the product, by dictionary. */
export const builtInTexts: Readonly<Record<Language, ReadonlyMap<string, Dictionary>>> = { ZHS: byName(files.ZHS), ENG: byName(files.ENG) };
