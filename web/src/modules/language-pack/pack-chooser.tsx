import { languageNames, languages, type Language } from '@edp/contract/kernel/language.ts';
import { languagePack } from '@edp/contract/modules/language-pack.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/api.ts';
import controls from '../../ui/controls.module.css';
import { builtInTexts } from './built-in-texts.ts';
import { languagePackText, useLanguagePackText } from './language-pack-text.ts';
import styles from './language-pack.module.css';

export interface Place {
  readonly functionName: string;
  readonly languageType: Language;
}
interface Wanted {
  readonly text: string;
  readonly onlyChanged: boolean;
}

interface Props {
  place: Place;
  onMove: (to: Place) => void;
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

/** The dictionaries that belong to no menu page. */
const frameNames = { app: 'pageApp', home: 'pageHome', kernel: 'pageKernel', ui: 'pageUi' } as const;

/** A page is named by its heading. */
function nameOf(functionName: string, languageType: Language): string {
  if (functionName in frameNames) return languagePackText(frameNames[functionName as keyof typeof frameNames]);
  return builtInTexts[languageType].get(functionName)?.title ?? functionName;
}

export function PackChooser({ place, onMove, wanted, onWant }: Props) {
  const t = useLanguagePackText();
  const { data: overview } = useQuery({ queryKey: ['languagePack', 'overview'], queryFn: ({ signal }) => fetchData(languagePack.overview, {}, signal) });
  const changed = (functionName: string) =>
    overview?.functions.find((each) => each.functionName === functionName && each.languageType === place.languageType)?.overridden ?? 0;
  const optionOf = (code: string) => {
    const name = nameOf(code, place.languageType);
    const count = changed(code);
    return count > 0 ? t('optionChanged', { name, code, count }) : t('optionOf', { name, code });
  };
  return (
    <div className={styles.chooser}>
      <label className={styles.field}>
        <span>{t('page')}</span>
        <select className={controls.select} value={place.functionName} onChange={(event) => onMove({ ...place, functionName: event.target.value })}>
          {[...builtInTexts[place.languageType].keys()].toSorted().map((code) => <option key={code} value={code}>{optionOf(code)}</option>)}
        </select>
      </label>
      <label className={styles.field}>
        <span>{t('language')}</span>
        <select className={controls.select} value={place.languageType} onChange={(event) => onMove({ ...place, languageType: event.target.value as Language })}>
          {languages.map((code) => <option key={code} value={code}>{languageNames[code]}</option>)}
        </select>
      </label>
      <input type="search" className={controls.input} aria-label={t('search')} placeholder={t('searchPlaceholder')} value={wanted.text} maxLength={100}
        onChange={(event) => onWant({ ...wanted, text: event.target.value })} />
      <label className={styles.only}>
        <input type="checkbox" checked={wanted.onlyChanged} onChange={(event) => onWant({ ...wanted, onlyChanged: event.target.checked })} />
        {t('onlyChanged')}
      </label>
    </div>
  );
}
