import { languageNames, languages, type Language } from '@edp/contract/kernel/language.ts';
import { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { fetchData } from '../../kernel/http/api.ts';
import { Select } from '../../ui/inputs/select.tsx';
import controls from '../../ui/layout/controls.module.css';
import { builtInTexts, pageName } from './built-in-texts.ts';
import { useLanguagePackText } from './language-pack.texts.ts';
import styles from './language-pack.module.css';

export interface Place {
  readonly functionName: string;
  readonly languageType: Language;
}
export interface Wanted {
  readonly text: string;
  readonly onlyChanged: boolean;
}
export const everything: Wanted = { text: '', onlyChanged: false };

export interface ChooserProps {
  place: Place;
  onMove: (to: Place) => unknown;
  wanted: Wanted;
  onWant: (wanted: Wanted) => void;
}

export function PackChooser({ place, onMove, wanted, onWant }: ChooserProps) {
  const t = useLanguagePackText();
  const pageId = useId();
  const languageId = useId();
  const { data: overview } = useQuery({ queryKey: ['languagePack', 'overview'], queryFn: ({ signal }) => fetchData(languagePack.overview, {}, signal) });
  const changed = (functionName: string) =>
    overview?.functions.find((each) => each.functionName === functionName && each.languageType === place.languageType)?.overridden ?? 0;
  const optionOf = (code: string) => {
    const name = pageName(code);
    const count = changed(code);
    return count > 0 ? t('optionChanged', { name, count }) : name;
  };
  return (
    <div className={styles.chooser}>
      <div className={styles.field}>
        <label htmlFor={pageId}>{t('page')}</label>
        <Select id={pageId} value={place.functionName} onChange={(functionName) => onMove({ ...place, functionName })}
          options={[...builtInTexts[place.languageType].keys()].toSorted((a, b) => pageName(a).localeCompare(pageName(b), 'zh-CN')).map((code) => ({ value: code, text: optionOf(code) }))} />
      </div>
      <div className={styles.field}>
        <label htmlFor={languageId}>{t('language')}</label>
        <Select id={languageId} value={place.languageType} onChange={(languageType) => onMove({ ...place, languageType })}
          options={languages.map((code) => ({ value: code, text: languageNames[code] }))} />
      </div>
      <input type="search" className={controls.input} aria-label={t('search')} placeholder={t('searchPlaceholder')} value={wanted.text} maxLength={100}
        onChange={(event) => onWant({ ...wanted, text: event.target.value })} />
      <label className={styles.only}>
        <input type="checkbox" checked={wanted.onlyChanged} onChange={(event) => onWant({ ...wanted, onlyChanged: event.target.checked })} />
        {t('onlyChanged')}
      </label>
    </div>
  );
}
