import { Button } from 'antd';
import { useState } from 'react';
import { lazy } from '../../../kernel/lazy.ts';
import type { Control } from '../../../ui/inputs/control.ts';
import { usePickersText } from '../../../ui/pickers/pickers.texts.ts';
import type { Named } from '../../../ui/pickers/sources.ts';
import { countOf, noSubjects, subjectKinds, type Subjects } from './subjects.ts';
import chips from '../../../ui/layout/chips.module.css';
import styles from './subjects-input.module.css';

const SubjectPicker = lazy(async () => (await import('./subject-picker.tsx')).SubjectPicker);

/** Further lists of the value are kept as they are. */
type SubjectsValue = Partial<Subjects> & Readonly<Record<string, readonly Named[]>>;

interface Props extends Control<SubjectsValue> {
  /** The title of the dialog. */
  title: string;
}

const nothing: SubjectsValue = {};

const subjectsOf = (value: SubjectsValue): Subjects =>
  Object.fromEntries(subjectKinds.map((kind) => [kind, value[kind] ?? noSubjects[kind]])) as unknown as Subjects;

/** People, departments, roles and user groups: what was chosen, and the dialog to choose in. */
export function SubjectsInput({ title, value = nothing, onChange, onBlur, id, disabled = false, ...aria }: Props) {
  const t = usePickersText();
  const [isOpen, setOpen] = useState(false);
  const subjects = subjectsOf(value);
  const count = countOf(subjects);
  const close = () => {
    setOpen(false);
    onBlur?.();
  };
  const choose = (chosen: Subjects) => {
    onChange?.({ ...value, ...chosen });
    close();
  };
  return (
    <>
      <div className={styles.head}>
        <Button
          id={id}
          disabled={disabled}
          danger={aria['aria-invalid'] === true}
          aria-describedby={aria['aria-describedby']}
          aria-label={title}
          onClick={() => setOpen(true)}>
          {count > 0 ? t('changeChoice') : t('choose')}
        </Button>
        <span className={styles.count}>{count > 0 ? t('chosen', { count }) : t('noneChosen')}</span>
      </div>
      <SubjectsView of={subjects} />
      {isOpen && <SubjectPicker title={title} initial={subjects} onConfirm={choose} onClose={close} />}
    </>
  );
}

/** What was chosen, by kind. */
export function SubjectsView({ of }: { of: Subjects }) {
  const t = usePickersText();
  const kinds = subjectKinds.filter((kind) => of[kind].length > 0);
  if (kinds.length === 0) return null;
  return (
    <dl className={styles.kinds}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.kind}>
          <dt className={styles.kindName}>{t(kind)}</dt>
          <dd className={chips.chips}>
            {of[kind].map(({ id, name, detail }) => (
              <span key={id} className={chips.chip} title={detail}>
                {name}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
