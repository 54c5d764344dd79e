import type { SharingSideNames } from '@edp/contract/modules/sharing.ts';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { SubjectPicker } from '../../ui/pickers/subject-picker.tsx';
import { countOf, type Subjects } from '../../ui/pickers/subjects.ts';
import { idsOf, namesOf, subjectsOf } from './sharing-sides.ts';
import { useSharingText } from './sharing-text.ts';
import styles from './sharing.module.css';
import { SubjectTags } from './subject-tags.tsx';

interface Props {
  /** The label of the side. */
  label: string;
  title: string;
  /** The form field with the chosen names; only their ids are sent. */
  namesIn: 'sourceDetail' | 'targetDetail';
  /** From the form. */
  id?: string;
  onChange?: (ids: object) => void;
}

/** One side of a rule: tags of the chosen subjects, and the picker. */
export function SubjectField({ label, title, namesIn, id, onChange }: Props) {
  const t = useSharingText();
  const form = Form.useFormInstance();
  const { errors } = Form.Item.useStatus();
  const subjects = subjectsOf(Form.useWatch<SharingSideNames | undefined>(namesIn, form));
  const [isOpen, setOpen] = useState(false);
  const count = countOf(subjects);
  const choose = (chosen: Subjects) => {
    form.setFieldValue(namesIn, namesOf(chosen));
    onChange?.(idsOf(chosen));
    setOpen(false);
  };
  return (
    <>
      <div className={styles.side}>
        <Button id={id} className={errors.length > 0 ? styles.wrong : ''} aria-label={count > 0 ? t('changeOf', { side: label }) : title} onClick={() => setOpen(true)}>{count > 0 ? t('change') : t('choose')}</Button>
        <span className={styles.count}>{count > 0 ? t('chosen', { count }) : t('nothingChosen')}</span>
      </div>
      <SubjectTags side={label} of={subjects} />
      {isOpen && <SubjectPicker title={title} initial={subjects} onConfirm={choose} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Registers a value without an input in the form and its draft. */
export const Kept = ({ name }: { name: string }) => <Form.Item name={name} hidden><Nothing /></Form.Item>;
const Nothing = () => null;
