import type { Named } from '../../ui/pickers/sources.ts';
import { countOf, subjectKinds, type Subjects } from '../../ui/pickers/subjects.ts';
import { useSharingText } from './sharing-text.ts';
import styles from './sharing.module.css';

/** Of two people with the same name one would like to know which. */
const textOf = ({ name, detail }: Named, all: readonly Named[]) =>
  (detail && all.filter((each) => each.name === name).length > 1 ? `${name} (${detail})` : name);

/** What is in sight without scrolling, however long the names are. */
const mostInSight = 5;

/** Who was chosen for a side of a rule, by kind, with the number of each. */
export function SubjectTags({ side, of }: { side: string; of: Subjects }) {
  const t = useSharingText();
  const count = countOf(of);
  if (count === 0) return null;
  // A region that scrolls must be reachable by keyboard.
  const scrolling = count > mostInSight && { 'aria-label': side, tabIndex: 0 };
  return (
    <section className={styles.subjects} {...scrolling}>
      {subjectKinds.filter((kind) => of[kind].length > 0).map((kind) => (
        <div key={kind} className={styles.kind}>
          <span className={styles.kindName}>{t('kindWithCount', { kind: t(kind), count: of[kind].length })}</span>
          <ul className={styles.tags}>
            {of[kind].map((subject) => <li key={subject.id} className={styles.tag} title={subject.detail}>{textOf(subject, of[kind])}</li>)}
          </ul>
        </div>
      ))}
    </section>
  );
}
