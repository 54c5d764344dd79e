import { languageNames, languages, type Language } from '@edp/contract/kernel/language.ts';
import { setLanguage, useLanguage } from '../../kernel/language.ts';
import { HeaderChoice } from './header-choice.tsx';

export function LanguageChoice() {
  const language = useLanguage();
  return (
    <HeaderChoice
      text={languageNames[language]}
      options={languages.map((id) => ({ id, name: languageNames[id] }))}
      chosen={language}
      onChoose={(id) => setLanguage(id as Language)}
    />
  );
}
