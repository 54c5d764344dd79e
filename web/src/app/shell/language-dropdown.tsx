import { languageNames, languages, type Language } from '@edp/contract/kernel/language.ts';
import { setLanguage, useLanguage } from '../../kernel/language.ts';
import { HeaderDropdown } from './header-dropdown.tsx';

export function LanguageDropdown() {
  const language = useLanguage();
  return (
    <HeaderDropdown
      text={languageNames[language]}
      options={languages.map((id) => ({ id, name: languageNames[id] }))}
      selected={language}
      onSelect={(id) => setLanguage(id as Language)}
    />
  );
}
