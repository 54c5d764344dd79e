import controls from '../controls.module.css';
import { ChoiceList } from './choice-list.tsx';
import { PickerPages } from './picker-pages.tsx';
import { PickerSearch } from './picker-search.tsx';
import { usePickersText } from './pickers-text.ts';
import styles from './pickers.module.css';
import { employees, type Named } from './sources.ts';
import { useChoices } from './use-choices.ts';

export function PendingPeople({ isAdded, onAdd }: { isAdded: (person: Named) => boolean; onAdd: (people: readonly Named[]) => void }) {
  const t = usePickersText();
  const choices = useChoices(employees);
  const { rows, total, approximate, pageNo } = choices;
  return (
    <div className={styles.column}>
      <div className={styles.head}>{t('pending')}</div>
      <PickerSearch label={t('searchEmployee')} value={choices.text} onChange={choices.search} />
      <ChoiceList label={t('pending')} choices={choices}>
        {(person) => (
          <div className={styles.row}>
            <span className={styles.name} title={person.name}>{person.name}</span>
            <span className={styles.detail} title={person.detail}>{person.detail}</span>
            {/* Not `disabled`: keyboard users adding one person after another would lose the focus. */}
            <button type="button" className={isAdded(person) ? styles.addedLink : controls.link} aria-disabled={isAdded(person)}
              aria-label={isAdded(person) ? `${t('added')} ${person.name}` : t('addName', { name: person.name })} onClick={() => onAdd([person])}>
              {isAdded(person) ? t('added') : t('add')}
            </button>
          </div>
        )}
      </ChoiceList>
      <PickerPages of={t('pending')} total={total} approximate={approximate} pageNo={pageNo} onPageChange={choices.goToPage}>
        <button type="button" className={controls.link} disabled={rows.every(isAdded)} onClick={() => onAdd(rows)}>{t('addPage')}</button>
      </PickerPages>
    </div>
  );
}
