import { useRef, useState } from 'react';
import controls from '../controls.module.css';
import { ScrollRegion } from '../scroll-region.tsx';
import { PickerPages } from './picker-pages.tsx';
import { PickerSearch } from './picker-search.tsx';
import { usePickersText } from './pickers-text.ts';
import styles from './pickers.module.css';
import type { Named } from './sources.ts';
import { pickerPageSize } from './use-choices.ts';

export function AddedPeople({ added, onRemove }: { added: readonly Named[]; onRemove: (people: readonly Named[]) => void }) {
  const t = usePickersText();
  const list = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [requestedPage, setRequestedPage] = useState(1);
  const found = added.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  // After the last person of a page is removed, show the page before it.
  const pageNo = Math.min(requestedPage, Math.max(1, Math.ceil(found.length / pickerPageSize)));
  const rows = found.slice((pageNo - 1) * pickerPageSize, pageNo * pickerPageSize);
  const remove = (people: readonly Named[]) => {
    onRemove(people);
    list.current?.focus();
  };
  return (
    <div className={styles.column}>
      <div className={styles.head}><span aria-live="polite">{t('addedCount', { count: added.length })}</span></div>
      <PickerSearch label={t('searchAdded')} value={text} onChange={setText} />
      <ScrollRegion ref={list} className={styles.list} label={t('added')}>
        {rows.length === 0 && <p className={styles.empty}>{added.length > 0 ? t('nothingFound') : t('nobodyAdded')}</p>}
        <ul>
          {rows.map((person) => (
            <li key={person.id} className={styles.row}>
              <span className={styles.name} title={person.name}>{person.name}</span>
              <span className={styles.detail} title={person.detail}>{person.detail}</span>
              <button type="button" className={styles.remove} aria-label={t('removeName', { name: person.name })} onClick={() => remove([person])}>×</button>
            </li>
          ))}
        </ul>
      </ScrollRegion>
      <PickerPages of={t('added')} total={found.length} pageNo={pageNo} onPageChange={setRequestedPage}>
        <button type="button" className={controls.link} disabled={rows.length === 0} onClick={() => remove(rows)}>{t('removePage')}</button>
      </PickerPages>
    </div>
  );
}
