import type { Named } from '../../ui/pickers/sources.ts';
import { countOf, subjectKinds, type Subjects } from '../subject/shared/subjects.ts';
import { useSharingText } from './sharing.texts.ts';
import chips from '../../ui/layout/chips.module.css';
import styles from './sharing.module.css';

/** Distinguishes people of the same name. */
const textOf = ({ name, detail }: Named, all: readonly Named[]) =>
  detail && all.filter((each) => each.name === name).length > 1 ? `${name} (${detail})` : name;

/** How many are visible without scrolling. */
const mostInSight = 5;

/** The chosen subjects of a side, by kind, with their number. */
export function SubjectTags({ side, of }: { side: string; of: Subjects }) {
  const t = useSharingText();
  const count = countOf(of);
  if (count === 0) return null;
  // A scrollable region must be focusable.
  const scrolling = count > mostInSight && { 'aria-label': side, tabIndex: 0 };
  return (
    <section className={styles.subjects} {...scrolling}>
      {subjectKinds
        .filter((kind) => of[kind].length > 0)
        .map((kind) => (
          <div key={kind} className={styles.kind}>
            <span className={styles.kindName}>{t('kindWithCount', { kind: t(kind), count: of[kind].length })}</span>
            <ul className={chips.chips}>
              {of[kind].map((subject) => (
                <li key={subject.id} className={chips.chip} title={subject.detail}>
                  {textOf(subject, of[kind])}
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
