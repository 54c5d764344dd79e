import { ErrorNotice } from '../feedback/error-notice.tsx';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import skeleton from '../feedback/skeleton.module.css';
import { usePickersText } from './pickers.texts.ts';
import styles from './pickers.module.css';
import type { Named } from './sources.ts';
import type { useChoices } from './use-choices.ts';

interface Props {
  label: string;
  /** Shown where there is nothing without a search. */
  empty: string;
  choices: ReturnType<typeof useChoices<Named>>;
  children: (choice: Named) => React.ReactNode;
}

const placeholders = Array.from({ length: 8 }, (_, row) => row);

/** The rows of one page of choices, or a placeholder, error or empty notice. */
export function ChoiceList({ label, empty, choices, children }: Props) {
  const t = usePickersText();
  const { rows, text, error, isFirstLoad } = choices;
  return (
    <ScrollRegion className={styles.list} label={label} aria-busy={isFirstLoad}>
      {isFirstLoad &&
        placeholders.map((row) => (
          <div key={row} className={styles.row}>
            <span className={skeleton.bar} style={{ flex: 1 }} />
          </div>
        ))}
      {error && (
        <div role="alert">
          <ErrorNotice title={error.message} onRetry={choices.reload} />
        </div>
      )}
      {!isFirstLoad && !error && rows.length === 0 && (
        <p className={styles.empty}>{text ? t('nothingFound') : empty}</p>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </ScrollRegion>
  );
}
