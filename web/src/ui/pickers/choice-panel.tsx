import { ChoiceList } from './choice-list.tsx';
import { addPicked, isPicked, removePicked } from './picked.ts';
import { PickerPages } from './picker-pages.tsx';
import { PickerSearch } from './picker-search.tsx';
import { usePickersText } from './pickers.texts.ts';
import styles from './pickers.module.css';
import type { Named, Source } from './sources.ts';
import { useChoices } from './use-choices.ts';

interface Props {
  label: string;
  searchLabel: string;
  empty: string;
  source: Source;
  chosen: readonly Named[];
  onChange: (chosen: readonly Named[]) => void;
}

/** A searchable, paged list with checkboxes. Selections on other pages are kept. */
export function ChoicePanel({ label, searchLabel, empty, source, chosen, onChange }: Props) {
  const t = usePickersText();
  const choices = useChoices(source);
  const isChosen = (row: Named) => isPicked(chosen, row);
  const set = (rows: readonly Named[], isOn: boolean) =>
    onChange(isOn ? addPicked(chosen, rows) : removePicked(chosen, rows));

  const { rows, total, approximate, pageNo } = choices;
  const isWhole = rows.length > 0 && rows.every(isChosen);
  const isSome = !isWhole && rows.some(isChosen);
  return (
    <>
      <PickerSearch label={searchLabel} value={choices.text} onChange={choices.search} />
      <ChoiceList label={label} empty={empty} choices={choices}>
        {(row) => (
          <label className={styles.row}>
            <input type="checkbox" checked={isChosen(row)} onChange={(event) => set([row], event.target.checked)} />
            <span className={styles.name} title={row.name}>
              {row.name}
            </span>
            <span className={styles.detail} title={row.detail}>
              {row.detail}
            </span>
          </label>
        )}
      </ChoiceList>
      <PickerPages of={label} total={total} approximate={approximate} pageNo={pageNo} onPageChange={choices.goToPage}>
        <label>
          <input
            type="checkbox"
            checked={isWhole}
            disabled={rows.length === 0}
            ref={(box) => {
              if (box) box.indeterminate = isSome;
            }}
            onChange={(event) => set(rows, event.target.checked)}
          />
          {t('wholePage')}
        </label>
      </PickerPages>
    </>
  );
}
