import CheckOutlined from '@ant-design/icons/CheckOutlined';
import {
  completenessItems,
  type Completeness,
  type CompletenessItem,
} from '@edp/contract/modules/product/completeness.ts';
import { Popover } from 'antd';
import { useState } from 'react';
import controls from '../../../../ui/layout/controls.module.css';
import { popupContainer } from '../../../../ui/layout/popup-container.ts';
import { CompletenessBar } from '../../completeness-bar.tsx';
import { itemName } from '../../completeness-text.ts';
import { useCompletenessText } from './product-completeness.texts.ts';
import styles from './completeness.module.css';

interface Props {
  of: Completeness;
  /** Where each part is. */
  tabs: Readonly<Record<CompletenessItem, string>>;
  onShow: (tab: string) => void;
}

/**
 * How complete a product is; a click tells which parts it has and which are missing, and what of it keeps it off the
 * shelf. A missing part opens its tab.
 */
export function CompletenessButton({ of, tabs, onShow }: Props) {
  const t = useCompletenessText();
  const [isOpen, setOpen] = useState(false);
  const { missing, blocking } = of;
  const show = (item: CompletenessItem) => {
    setOpen(false);
    onShow(tabs[item]);
  };
  const content = (
    <>
      <p className={styles.title}>
        {missing.length === 0
          ? t('whole')
          : t('parts', { there: completenessItems.length - missing.length, all: completenessItems.length })}
      </p>
      <ul className={styles.list}>
        {completenessItems.map((item) =>
          missing.includes(item) ? (
            <li key={item}>
              <span className={styles.open} aria-hidden="true" />
              <button type="button" className={controls.link} onClick={() => show(item)}>
                {itemName(item)}
              </button>
              <span className={blocking.includes(item) ? styles.needed : styles.missing}>
                {blocking.includes(item) ? t('needed') : t('missing')}
              </span>
            </li>
          ) : (
            <li key={item}>
              <CheckOutlined className={styles.done} aria-hidden="true" />
              <span>{itemName(item)}</span>
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
        <CompletenessBar of={of} />
      </button>
    </Popover>
  );
}
