import { useEffect, type ReactNode } from 'react';
import { useKernelText } from '../kernel/kernel-text.ts';
import styles from './auth-layout.module.css';
import { LanguageSelect } from './language-select.tsx';
import { Logo } from './logo.tsx';

interface Props {
  title: string;
  subtitle: string;
  /** Of the card, where two or three fields are not all. */
  width?: number;
  children: ReactNode;
}

/** The frame of the pages before the shell: one card in the middle, on a phone the whole width. */
export function AuthLayout({ title, subtitle, width = 400, children }: Props) {
  const t = useKernelText();
  const product = t('productName');
  useEffect(() => {
    document.title = product;
  }, [product]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <span className={styles.brand}><Logo size={28} />{product}</span>
        <LanguageSelect />
      </header>
      <main className={styles.main}>
        <section className={styles.card} style={{ maxWidth: width }}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
        </section>
      </main>
    </div>
  );
}
