import { useRecordPresence, type RecordViewer } from '../../kernel/live/record-presence.ts';
import { useRecordText } from './record.texts.ts';
import styles from './record-viewers.module.css';

interface Props {
  /** The noun of the record, or of the calls that it is saved with. */
  noun: string;
  /** Without one, as of a new record, nothing is shown. */
  id: string | undefined;
  /** What this window does with the record. */
  mode: 'view' | 'edit';
}

/** The other people who have the record open: who is editing it, who is looking at it. */
export function RecordViewers({ noun, id, mode }: Props) {
  const t = useRecordText();
  const people = useRecordPresence(noun, id, mode);
  const editing = people.filter((person) => person.mode === 'edit');
  const viewing = people.filter((person) => person.mode === 'view');
  return (
    <output className={styles.viewers}>
      {editing.length > 0 && <Pill people={editing} text={(names) => t('editing', { names })} />}
      {viewing.length > 0 && <Pill people={viewing} text={(names) => t('viewing', { names })} />}
    </output>
  );
}

function Pill({ people, text }: { people: readonly RecordViewer[]; text: (names: string) => string }) {
  const t = useRecordText();
  const [{ name }, other] = people as [RecordViewer, RecordViewer?];
  const names =
    other === undefined
      ? name
      : people.length === 2
        ? t('names', { name, other: other.name })
        : t('manyNames', { name, count: people.length });
  const [initial = ''] = name;
  return (
    <span className={styles.pill} title={people.map((person) => person.name).join('\n')}>
      <span className={styles.face} aria-hidden="true">
        {initial.toUpperCase()}
      </span>
      <span className={styles.text}>{text(names)}</span>
    </span>
  );
}
