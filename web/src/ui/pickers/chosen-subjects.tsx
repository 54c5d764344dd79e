import { useRef } from 'react';
import controls from '../controls.module.css';
import { ScrollRegion } from '../scroll-region.tsx';
import { usePickersText } from './pickers-text.ts';
import styles from './pickers.module.css';
import { countOf, subjectKinds, type Subjects } from './subjects.ts';

/** The chosen subjects of every kind, each with a remove button. */
export function ChosenSubjects({ subjects, onChange }: { subjects: Subjects; onChange: (subjects: Subjects) => void }) {
  const t = usePickersText();
  const list = useRef<HTMLElement>(null);
  const change = (next: Subjects) => {
    onChange(next);
    // The pressed button is gone; keep the focus in the list.
    list.current?.focus();
  };
  const count = countOf(subjects);
  const clear = () => change({ empIds: [], orgIds: [], roleIds: [], groupIds: [] });
  return (
    <div className={styles.column}>
      <div className={styles.head}>
        <span aria-live="polite">{t('chosen', { count })}</span>
        <button type="button" className={controls.link} disabled={count === 0} onClick={clear}>{t('clear')}</button>
      </div>
      <ScrollRegion ref={list} className={styles.list} label={t('chosen', { count })}>
        {count === 0 && <p className={styles.empty}>{t('nothingChosen')}</p>}
        {subjectKinds.filter((kind) => subjects[kind].length > 0).map((kind) => (
          <div key={kind}>
            <p className={styles.kind}>{t('kindWithCount', { kind: t(kind), count: subjects[kind].length })}</p>
            <ul>
              {subjects[kind].map(({ id, name, detail }) => (
                <li key={id} className={styles.row}>
                  <span className={styles.name} title={name}>{name}</span>
                  <span className={styles.detail} title={detail}>{detail}</span>
                  <button type="button" className={styles.remove} aria-label={t('removeName', { name })}
                    onClick={() => change({ ...subjects, [kind]: subjects[kind].filter((each) => each.id !== id) })}>
                    ×
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </ScrollRegion>
    </div>
  );
}
