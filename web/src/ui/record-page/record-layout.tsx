import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useUiText } from '../ui-text.ts';
import styles from './record-page.module.css';

interface Props {
  title: string;
  onBack: () => unknown;
  tools?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of every record page: back button, title, actions and form footer. */
export function RecordLayout({ title, onBack, tools, footer, children }: Props) {
  const t = useUiText();
  return (
    <div className={styles.page}>
      <section className={styles.panel}>
        <header className={styles.header}>
          <Button type="text" icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={() => void onBack()}>{t('back')}</Button>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.tools}>{tools}</div>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </section>
    </div>
  );
}
