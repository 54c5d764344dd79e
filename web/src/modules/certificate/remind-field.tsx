import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import type { RemindedPerson } from '@edp/contract/modules/certificate.ts';
import { Button } from 'antd';
import { useRef } from 'react';
import type { Named } from '../../ui/pickers/sources.ts';
import styles from './certificate.module.css';
import { useCertificateText } from './certificate-text.ts';

/** The props of the people dialog. */
export interface PickerRequest {
  initial: readonly Named[];
  onConfirm: (people: readonly Named[]) => void;
}

interface Props {
  onPick: (picking: PickerRequest) => void;
  id?: string;
  value?: readonly RemindedPerson[];
  onChange?: (people: readonly RemindedPerson[]) => void;
}

const toNamed = ({ id, userName, organizationName }: RemindedPerson): Named => ({ id, name: userName, detail: organizationName });
const toPerson = ({ id, name, detail = '' }: Named): RemindedPerson => ({ id, userName: name, organizationName: detail });

const noPeople: readonly RemindedPerson[] = [];

/** The names of the people to remind. */
export function RemindField({ onPick, id, value = noPeople, onChange }: Props) {
  const t = useCertificateText();
  const add = useRef<HTMLButtonElement>(null);
  const pick = () => onPick({ initial: value.map(toNamed), onConfirm: (people) => onChange?.(people.map(toPerson)) });
  const remove = (person: RemindedPerson) => {
    onChange?.(value.filter((each) => each !== person));
    // The pressed button is gone; move the focus to the next control.
    add.current?.focus();
  };
  return (
    <div className={styles.people}>
      {value.map((person) => (
        <span key={person.id} className={styles.person} title={person.organizationName}>
          {person.userName}
          <button type="button" className={styles.remove} aria-label={t('remove', { name: person.userName })} onClick={() => remove(person)}>×</button>
        </span>
      ))}
      <Button ref={add} id={id} aria-label={t('addUsers')} icon={<UserAddOutlined />} onClick={pick}>{t('addUsers')}</Button>
    </div>
  );
}
