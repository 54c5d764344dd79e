import type { Language } from '@edp/contract/kernel/language.ts';
import type { Dictionary } from '../../kernel/text/text.ts';
import { builtInTexts, pageName } from './built-in-texts.ts';

/** What a tenant has put in the place of built-in texts, by page and key. */
export type OwnTexts = Readonly<Record<string, Dictionary>>;

/** One text in both languages, as the product and as the tenant have it. */
export interface TextRow {
  readonly functionName: string;
  readonly page: string;
  readonly key: string;
  readonly builtIn: Readonly<Record<Language, string>>;
  /** Empty where the built-in one holds. */
  readonly own: Readonly<Record<Language, string>>;
}

export type State = 'all' | 'changed' | 'lacking';

/** Every text of the product, page by page in the order of their names. */
export function allTexts(own: Readonly<Record<Language, OwnTexts>>): TextRow[] {
  const pages = [...builtInTexts.ZHS.keys()]
    .map((functionName) => ({ functionName, page: pageName(functionName) }))
    .toSorted((a, b) => a.page.localeCompare(b.page, 'zh-CN'));
  return pages.flatMap(({ functionName, page }) =>
    Object.entries(builtInTexts.ZHS.get(functionName)!).map(([key, ZHS]) => ({
      functionName,
      page,
      key,
      builtIn: { ZHS, ENG: builtInTexts.ENG.get(functionName)![key]! },
      own: { ZHS: own.ZHS[functionName]?.[key] ?? '', ENG: own.ENG[functionName]?.[key] ?? '' },
    })),
  );
}

export const isChanged = ({ own }: TextRow) => own.ZHS !== '' || own.ENG !== '';
/** In one language it says what the tenant wants, in the other what the product says. */
export const isLacking = ({ own }: TextRow) => (own.ZHS === '') !== (own.ENG === '');

const tests: Readonly<Record<State, (row: TextRow) => boolean>> = {
  all: () => true,
  changed: isChanged,
  lacking: isLacking,
};

export function filterTexts(
  rows: readonly TextRow[],
  { text, functionName, state }: { text: string; functionName: string; state: State },
): TextRow[] {
  const keyword = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (functionName === '' || row.functionName === functionName) &&
      tests[state](row) &&
      (keyword === '' ||
        [row.page, row.key, ...Object.values(row.builtIn), ...Object.values(row.own)].some((each) =>
          each.toLowerCase().includes(keyword),
        )),
  );
}
