import type { SharingSideNames } from '@edp/contract/modules/sharing/sharing.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import { useFieldValue, useFormScope } from '../../ui/form/engine/form-context.ts';
import { countOf, type Subjects } from '../subject/shared/subjects.ts';
import { idsOf, namesOf, subjectsOf } from './sharing-sides.ts';
import { useSharingText } from './sharing.texts.ts';
import styles from './sharing.module.css';
import { SubjectTags } from './subject-tags.tsx';

const SubjectPicker = lazy(async () => (await import('../subject/shared/subject-picker.tsx')).SubjectPicker);

interface Props {
  /** The label of the side. */
  label: string;
  title: string;
  /** The form field with the chosen names; only their ids are sent. */
  namesIn: 'sourceDetail' | 'targetDetail';
  /** From the form. */
  id?: string;
  onChange?: (ids: object) => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** One side of a rule: tags of the chosen subjects, and the picker. */
export function SubjectField({
  label,
  title,
  namesIn,
  id,
  onChange,
  'aria-invalid': isWrong = false,
  'aria-describedby': description,
}: Props) {
  const t = useSharingText();
  const { form } = useFormScope();
  const subjects = subjectsOf(useFieldValue(namesIn) as SharingSideNames | undefined);
  const [isOpen, setOpen] = useState(false);
  const count = countOf(subjects);
  const choose = (chosen: Subjects) => {
    form.setValue(namesIn, namesOf(chosen));
    onChange?.(idsOf(chosen));
    setOpen(false);
  };
  return (
    <>
      <div className={styles.side}>
        <Button
          id={id}
          className={isWrong ? styles.wrong : ''}
          aria-describedby={description}
          aria-label={count > 0 ? t('changeOf', { side: label }) : title}
          onClick={() => setOpen(true)}>
          {count > 0 ? t('change') : t('choose')}
        </Button>
        <span className={styles.count}>{count > 0 ? t('chosen', { count }) : t('nothingChosen')}</span>
      </div>
      <SubjectTags side={label} of={subjects} />
      {isOpen && <SubjectPicker title={title} initial={subjects} onConfirm={choose} onClose={() => setOpen(false)} />}
    </>
  );
}
