import { useEffect, type ReactNode } from 'react';
import { useKernelText } from '../../kernel/text/kernel.texts.ts';
import styles from './auth-layout.module.css';
import { LanguageSelect } from './language-select.tsx';
import { Logo } from '../media/logo.tsx';

interface Props {
  title: string;
  subtitle: string;
  /** The width of the card, for longer forms. */
  width?: number;
  children: ReactNode;
}

/** The layout of the login and registration pages: a centred card, full width on a phone. */
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
