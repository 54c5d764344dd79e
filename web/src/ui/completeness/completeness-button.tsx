import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { Popover } from 'antd';
import { useState } from 'react';
import controls from '../layout/controls.module.css';
import { popupContainer } from '../layout/popup-container.ts';
import { CompletenessBar } from './completeness-bar.tsx';
import styles from './completeness.module.css';
import { useCompletenessText } from './completeness.texts.ts';

/** Something that a record should have. */
interface CompletenessPart {
  readonly name: string;
  readonly isMissing: boolean;
  /** Nothing can be done with the record without it, and why. */
  readonly blocks?: string | undefined;
  /** Where it is filled in or read. */
  readonly tab: string;
}

/** How complete a record is, as a header shows it. */
export interface CompletenessView {
  readonly percent: number;
  readonly lines: readonly string[];
  readonly isBlocked?: boolean;
  /** All, or those that are missing. */
  readonly parts: readonly CompletenessPart[];
}

interface Props {
  of: CompletenessView;
  onShow: (tab: string) => void;
}

/** The share; a click tells which parts the record has and which are missing. A missing part opens its tab. */
export function CompletenessButton({ of, onShow }: Props) {
  const t = useCompletenessText();
  const [isOpen, setOpen] = useState(false);
  const { parts } = of;
  const missing = parts.filter(({ isMissing }) => isMissing).length;
  const show = (tab: string) => {
    setOpen(false);
    onShow(tab);
  };
  const title =
    missing === 0
      ? t('whole')
      : missing === parts.length
        ? t('lacks', { count: missing })
        : t('parts', { there: parts.length - missing, all: parts.length });
  const content = (
    <>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {parts.map(({ name, isMissing, blocks, tab }) =>
          isMissing ? (
            <li key={name}>
              <span className={styles.open} aria-hidden="true" />
              <button type="button" className={controls.link} onClick={() => show(tab)}>
                {name}
              </button>
              <span className={blocks ? styles.needed : styles.missing}>{blocks ?? t('missing')}</span>
            </li>
          ) : (
            <li key={name}>
              <CheckOutlined className={styles.done} aria-hidden="true" />
              <span>{name}</span>
            </li>
          ),
        )}
      </ul>
    </>
  );
  return (
    <Popover
      trigger="click"
      placement="bottom"
      content={content}
      open={isOpen}
      onOpenChange={setOpen}
      getPopupContainer={popupContainer}>
      <button type="button" className={styles.button}>
        {t('title')}
        <CompletenessBar {...of} />
      </button>
    </Popover>
  );
}
