import type { OutputOf } from '@edp/contract/kernel/call.ts';
import type { employee } from '@edp/contract/modules/employee/employee.ts';
import { roles, type Matrix } from '@edp/contract/modules/role/role.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { joinNames } from '../../../kernel/text/punctuation.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { useUiText } from '../../../ui/ui.texts.ts';
import type { FieldLabels } from '../matrix/field-labels.ts';
import { useRoleText } from '../role.texts.ts';
import { PersonSelect } from './person-select.tsx';
import styles from './questions.module.css';
import { TargetField } from './target-field.tsx';
import type { Target } from './target.ts';

type Person = Pick<OutputOf<typeof employee.choose>, 'id' | 'realname'>;

/** 某人为何有此权限？ */
export function WhyDialog({ matrix, Labels, onClose }: { matrix: Matrix; Labels: FieldLabels; onClose: () => void }) {
  const t = useRoleText();
  const ui = useUiText();
  const [person, setPerson] = useState<Person>();
  const [target, setTarget] = useState<Target>();
  return (
    <Modal title={t('why')} width={760} footer={<Button onClick={onClose}>{ui('close')}</Button>} onClose={onClose}>
      <div className={styles.question}>
        <PersonSelect value={person} onChange={setPerson} />
        <TargetField matrix={matrix} Labels={Labels} onChange={setTarget} />
      </div>
      <div className={styles.answer}>
        {person && target ? (
          <Answer person={person} target={target} />
        ) : (
          <p className={styles.hint}>{t('choosePersonFirst')}</p>
        )}
      </div>
    </Modal>
  );
}

const reasonTexts = {
  administrator: 'reasonAdministrator',
  granted: 'reasonGranted',
  missing: 'reasonMissing',
  hidden: 'reasonHidden',
  readonly: 'reasonReadonly',
} as const;

function Answer({ person, target }: { person: Person; target: Target }) {
  const t = useRoleText();
  const input = { userId: person.id, ...target };
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(roles.why, input),
    queryFn: ({ signal }) => fetchData(roles.why, input, signal),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  if (error) return <ErrorNotice title={toCallError(error).message} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <p className={data.allowed ? styles.allowed : styles.refused}>
        <output>{t(data.allowed ? 'allowed' : 'notAllowed', { name: person.realname })}</output>
      </p>
      {data.active === 0 && <p className={styles.hint}>{t('accountDisabled')}</p>}
      {data.roles.length === 0 && <p className={styles.hint}>{t('noRoles')}</p>}
      <ul className={styles.reasons}>
        {data.roles.map(({ id, name, code, reason, organisations }) => (
          <li key={id} data-gives={reason === 'granted' || reason === 'administrator'}>
            <span>
              <strong>{name}</strong>
              <span className={styles.code}>{code}</span>
            </span>
            <span>{t(reasonTexts[reason])}</span>
            <span className={styles.hint}>
              {t('inOrganisations', {
                names: joinNames(organisations.map((each) => each.name)) || t('noOrganisations'),
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
