import type { DictionaryItem } from '@edp/contract/modules/dictionary/dictionary-fields.ts';
import { useLanguage } from '../../kernel/text/language.ts';
import styles from './dictionary.module.css';
import { useDictionaryText } from './dictionary.texts.ts';

/** What an item is called, and whether it was disabled. */
export function useItemName() {
  const t = useDictionaryText();
  const isEnglish = useLanguage() === 'ENG';
  return ({ name, nameEng, active }: DictionaryItem) => {
    const shown = (isEnglish && nameEng) || name;
    return active === 1 ? shown : t('disabledItem', { name: shown });
  };
}

/** The items of a dictionary that is read. */
export function ItemList({ items }: { items: readonly DictionaryItem[] }) {
  const t = useDictionaryText();
  const itemName = useItemName();
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{t('itemCode')}</th>
          <th scope="col">{t('itemName')}</th>
          <th scope="col">{t('itemNameEng')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.code} data-off={item.active === 0 || undefined}>
            <td>{item.code}</td>
            <td>{itemName({ ...item, nameEng: '' })}</td>
            <td>{item.nameEng}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
