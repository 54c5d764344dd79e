import { languageNames, languages, type Language } from '@edp/contract/kernel/language.ts';
import { setLanguage, useLanguage } from '../../../kernel/text/language.ts';
import { densities, setDensity, useDensity } from '../../../kernel/theme/density.ts';
import { setTheme, useTheme } from '../../../kernel/theme/theme.ts';
import { Segmented } from '../../../ui/filter/segmented.tsx';
import { useMyAccountText } from './my-account.texts.ts';
import styles from './my-account.module.css';
import { SettingRow } from './setting-row.tsx';

/** What the browser keeps: it takes effect at once. */
export function Appearance() {
  const t = useMyAccountText();
  const language = useLanguage();
  const { mode } = useTheme();
  const density = useDensity();
  return (
    <>
      <SettingRow label={t('language')}>
        <Segmented<Language>
          aria-label={t('language')}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={setLanguage}
        />
      </SettingRow>
      <SettingRow label={t('theme')}>
        <Segmented
          aria-label={t('theme')}
          options={(['light', 'dark'] as const).map((value) => ({ value, label: t(value) }))}
          value={mode}
          onChange={setTheme}
        />
      </SettingRow>
      <SettingRow label={t('density')} hint={t('densityHint')}>
        <Segmented
          aria-label={t('density')}
          options={densities.map((value) => ({ value, label: t(value) }))}
          value={density}
          onChange={setDensity}
        />
      </SettingRow>
      <p className={styles.hint}>{t('appearanceHint')}</p>
    </>
  );
}
