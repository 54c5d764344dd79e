import type { Completeness } from '@edp/contract/modules/product/completeness.ts';
import { Popover } from 'antd';
import { popupContainer } from '../../../../ui/layout/popup-container.ts';
import { CompletenessBar } from '../../completeness-bar.tsx';
import { itemName } from '../../completeness-text.ts';
import { useCompletenessText } from './product-completeness.texts.ts';
import styles from './completeness.module.css';

/** How complete a product is; a click tells what is missing, and what of it keeps it off the shelf. */
export function CompletenessButton({ of }: { of: Completeness }) {
  const t = useCompletenessText();
  const { missing, blocking } = of;
  const content = missing.length === 0 ? t('whole') : (
    <>
      <p className={styles.title}>{t('missing')}</p>
      <ul className={styles.list}>
        {missing.map((item) => <li key={item}>{itemName(item)}{blocking.includes(item) && <span className={styles.needed}>{t('needed')}</span>}</li>)}
      </ul>
    </>
  );
  return (
    <Popover trigger="click" placement="bottom" content={content} getPopupContainer={popupContainer}>
      <button type="button" className={styles.button}>{t('title')}<CompletenessBar of={of} /></button>
    </Popover>
  );
}
