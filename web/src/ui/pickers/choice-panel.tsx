import { ChoiceList } from './choice-list.tsx';
import { PickerPages } from './picker-pages.tsx';
import { PickerSearch } from './picker-search.tsx';
import { usePickersText } from './pickers-text.ts';
import styles from './pickers.module.css';
import type { Named, Source } from './sources.ts';
import { useChoices } from './use-choices.ts';

interface Props {
  label: string;
  searchLabel: string;
  source: Source;
  chosen: readonly Named[];
  onChange: (chosen: readonly Named[]) => void;
}

/** A searchable, paged list with checkboxes. Selections on other pages are kept. */
export function ChoicePanel({ label, searchLabel, source, chosen, onChange }: Props) {
  const t = usePickersText();
  const choices = useChoices(source);
  const isChosen = ({ id }: Named) => chosen.some((each) => each.id === id);
  const add = (added: readonly Named[]) => onChange([...chosen, ...added.filter((each) => !isChosen(each))]);
  const remove = (removed: readonly Named[]) => onChange(chosen.filter(({ id }) => !removed.some((each) => each.id === id)));
  const set = (rows: readonly Named[], isOn: boolean) => (isOn ? add(rows) : remove(rows));

  const { rows, total, approximate, pageNo } = choices;
  const isWhole = rows.length > 0 && rows.every(isChosen);
  const isSome = !isWhole && rows.some(isChosen);
  return (
    <>
      <PickerSearch label={searchLabel} value={choices.text} onChange={choices.search} />
      <ChoiceList label={label} choices={choices}>
        {(row) => (
          <label className={styles.row}>
            <input type="checkbox" checked={isChosen(row)} onChange={(event) => set([row], event.target.checked)} />
            <span className={styles.name} title={row.name}>{row.name}</span>
            <span className={styles.detail} title={row.detail}>{row.detail}</span>
          </label>
        )}
      </ChoiceList>
      <PickerPages of={label} total={total} approximate={approximate} pageNo={pageNo} onPageChange={choices.goToPage}>
        <label>
          <input type="checkbox" checked={isWhole} disabled={rows.length === 0}
            ref={(box) => {
              if (box) box.indeterminate = isSome;
            }}
            onChange={(event) => set(rows, event.target.checked)} />
          {t('wholePage')}
        </label>
      </PickerPages>
    </>
  );
}
