import UserAddOutlined from '@ant-design/icons/UserAddOutlined';
import type { RemindedPerson } from '@edp/contract/modules/certificate/certificate.ts';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { lazy } from '../../kernel/lazy.ts';
import type { Named } from '../../ui/pickers/sources.ts';
import styles from './certificate.module.css';
import { useCertificateText } from './certificate.texts.ts';

const PeopleTransfer = lazy(async () => (await import('../subject/shared/people-transfer.tsx')).PeopleTransfer);

interface Props {
  id?: string;
  value?: readonly RemindedPerson[];
  onChange?: (people: readonly RemindedPerson[]) => void;
}

const toNamed = ({ id, userName, organizationName }: RemindedPerson): Named => ({
  id,
  name: userName,
  detail: organizationName,
});
const toPerson = ({ id, name, detail = '' }: Named): RemindedPerson => ({
  id,
  userName: name,
  organizationName: detail,
});

const noPeople: readonly RemindedPerson[] = [];

/** The names of the people to remind. */
export function RemindField({ id, value = noPeople, onChange }: Props) {
  const t = useCertificateText();
  const add = useRef<HTMLButtonElement>(null);
  const [isPicking, setPicking] = useState(false);
  const confirm = (people: readonly Named[]) => {
    onChange?.(people.map(toPerson));
    setPicking(false);
  };
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
          <button
            type="button"
            className={styles.remove}
            aria-label={t('remove', { name: person.userName })}
            onClick={() => remove(person)}>
            ×
          </button>
        </span>
      ))}
      <Button ref={add} id={id} aria-label={t('addUsers')} icon={<UserAddOutlined />} onClick={() => setPicking(true)}>
        {t('addUsers')}
      </Button>
      {isPicking && (
        <PeopleTransfer
          title={t('addUsers')}
          initial={value.map(toNamed)}
          onConfirm={confirm}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
