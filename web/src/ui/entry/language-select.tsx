import { languageNames, languages, type Language } from '@edp/contract/kernel/language.ts';
import { setLanguage, useLanguage } from '../../kernel/text/language.ts';
import controls from '../layout/controls.module.css';
import { useUiText } from '../ui.texts.ts';

export function LanguageSelect() {
  const t = useUiText();
  const language = useLanguage();
  return (
    <select
      className={controls.select}
      style={{ width: 120 }}
      aria-label={t('language')}
      value={language}
      onChange={(event) => setLanguage(event.target.value as Language)}>
      {languages.map((code) => (
        <option key={code} value={code}>
          {languageNames[code]}
        </option>
      ))}
    </select>
  );
}
