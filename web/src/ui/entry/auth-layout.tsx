import { useEffect, type ReactNode } from 'react';
import { useKernelText } from '../../kernel/text/kernel.texts.ts';
import { AuthFace } from './auth-face.tsx';
import styles from './auth-layout.module.css';
import { LanguageSelect } from './language-select.tsx';
import { Logo } from '../media/logo.tsx';
import { TenantLogo } from './tenant-logo.tsx';
import { ThemeButton } from './theme-button.tsx';

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
