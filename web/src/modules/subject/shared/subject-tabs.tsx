import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { usePickersText } from '../../../ui/pickers/pickers.texts.ts';
import styles from '../../../ui/pickers/pickers.module.css';
import { subjectKinds, type SubjectKind, type Subjects } from './subjects.ts';

interface Props {
  selected: SubjectKind;
  subjects: Subjects;
  onSelect: (kind: SubjectKind) => void;
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** One tab per kind, with the number of chosen items; arrow keys switch tabs. */
export function SubjectTabs({ selected, subjects, onSelect, children }: Props) {
  const t = usePickersText();
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const next = subjectKinds.at((subjectKinds.indexOf(selected) + step) % subjectKinds.length)!;
    onSelect(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-kind=${next}]`)?.focus();
  };
  const title = (kind: SubjectKind) =>
    subjects[kind].length > 0 ? t('kindWithCount', { kind: t(kind), count: subjects[kind].length }) : t(kind);
  return (
    <>
      <div role="tablist" tabIndex={-1} className={styles.tabs} onKeyDown={onKeyDown}>
        {subjectKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            role="tab"
            id={`${id}${kind}`}
            data-kind={kind}
            className={styles.tab}
            aria-selected={kind === selected}
            aria-controls={`${id}panel`}
            tabIndex={kind === selected ? 0 : -1}
            onClick={() => onSelect(kind)}>
            {title(kind)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
