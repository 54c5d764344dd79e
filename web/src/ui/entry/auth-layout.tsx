import { languageNames, languages, type Language } from '@edp/contract/kernel/language.ts';
import { useEffect, type ReactNode } from 'react';
import { useKernelText } from '../../kernel/text/kernel.texts.ts';
import { AuthFace } from './auth-face.tsx';
import styles from './auth-layout.module.css';
import { Logo } from '../media/logo.tsx';
import { TenantLogo } from './tenant-logo.tsx';
import { setLanguage, useLanguage } from '../../kernel/text/language.ts';
import controls from '../layout/controls.module.css';
import { useEntryText } from '../entry.texts.ts';
import { setTheme, useTheme } from '../../kernel/theme/theme.ts';

interface Props {
  title: string;
  subtitle: string;
  /** A form that needs the whole width of the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** The layout of the pages before login: the product's face beside the form, or a long form in a card by itself. */
export function AuthLayout({ title, subtitle, isWide = false, children }: Props) {
  const t = useKernelText();
  const product = t('productName');
  useEffect(() => {
    document.title = product;
  }, [product]);
  return (
    <div className={isWide ? styles.wide : styles.page}>
      {!isWide && <AuthFace />}
      <div className={styles.side}>
        <header className={styles.header}>
          <span className={styles.brand}>
            {isWide ? <Logo size={28} /> : <TenantLogo otherwise={<Logo size={28} />} />}
            {product}
          </span>
          <ThemeButton />
          <LanguageSelect />
        </header>
        <main className={styles.main}>
          <section className={styles.form}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
            {children}
          </section>
        </main>
      </div>
    </div>
  );
}

function LanguageSelect() {
  const t = useEntryText();
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

/** Light or dark, where antd is not loaded. */
function ThemeButton() {
  const t = useEntryText();
  const isDark = useTheme().mode === 'dark';
  const text = isDark ? t('toLight') : t('toDark');
  return (
    <button
      type="button"
      className={controls.icon}
      aria-label={text}
      title={text}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" fill="none" stroke="currentcolor" />
        <path d="M8 2a6 6 0 0 1 0 12z" fill="currentcolor" />
      </svg>
    </button>
  );
}
