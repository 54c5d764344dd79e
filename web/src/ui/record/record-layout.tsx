import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useUiText } from '../ui.texts.ts';
import shared from './record-panel.module.css';
import styles from './record-page.module.css';

interface Props {
  title: string;
  /** Behind the title: which record it is about. */
  subtitle?: string | undefined;
  /** The header of the record, instead of the title. */
  header?: ReactNode;
  onBack: () => unknown;
  tools?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The layout of every record page: back button, title, actions and form footer. */
export function RecordLayout({ title, subtitle, header, onBack, tools, footer, children }: Props) {
  const t = useUiText();
  return (
    <div className={styles.page}>
      <section className={`${shared.panel} ${styles.panel}`}>
        <header className={`${shared.bar} ${styles.header}`}>
          <Button type="text" icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={() => void onBack()}>
            {t('back')}
          </Button>
          {header ? (
            <div className={styles.record}>{header}</div>
          ) : (
            <div className={styles.title}>
              <h1 className={styles.heading}>{title}</h1>
              {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
            </div>
          )}
          <div className={styles.tools}>{tools}</div>
        </header>
        <div className={`${shared.body} ${styles.body}`}>{children}</div>
        {footer && <footer className={shared.footer}>{footer}</footer>}
      </section>
    </div>
  );
}
