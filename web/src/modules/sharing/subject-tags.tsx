import { countOf, subjectKinds, type Subjects } from '../../ui/pickers/subjects.ts';
import { useSharingText } from './sharing-text.ts';
import styles from './sharing.module.css';

/** Who was chosen, by kind, with the number of each. */
export function SubjectTags({ of }: { of: Subjects }) {
  const t = useSharingText();
  if (countOf(of) === 0) return null;
  return (
    <div className={styles.subjects}>
      {subjectKinds.filter((kind) => of[kind].length > 0).map((kind) => (
        <div key={kind} className={styles.kind}>
          <span className={styles.kindName}>{t('kindWithCount', { kind: t(kind), count: of[kind].length })}</span>
          <ul className={styles.tags}>{of[kind].map(({ id, name }) => <li key={id} className={styles.tag}>{name}</li>)}</ul>
        </div>
      ))}
    </div>
  );
}
