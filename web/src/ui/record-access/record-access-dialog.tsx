import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { sharing } from '@edp/contract/modules/sharing.ts';
import type { SharedTypeCode } from '@edp/contract/shared-types.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { usePagedList } from '../../kernel/use-paged-list.ts';
import { DataTable, type Column } from '../data-table.tsx';
import { Modal } from '../modal.tsx';
import { ErrorNotice } from '../error-notice.tsx';
import { Notice } from '../notice.tsx';
import { Pagination } from '../pagination.tsx';
import { SearchBox } from '../search-box.tsx';
import { StatusTag } from '../status-tag.tsx';
import { useUiText } from '../ui-text.ts';
import { useDebounced } from '../use-debounced.ts';
import { type RecordAccessText, useRecordAccessText } from './record-access-text.ts';
import styles from './record-access.module.css';

type Person = OutputOf<typeof sharing.recordAccess> & { id: string };

interface Props {
  sharingType: SharedTypeCode;
  of: { id: string; name: string };
  onClose: () => void;
}

/** Who sees a record, and why. */
export function RecordAccessDialog({ sharingType, of, onClose }: Props) {
  const t = useRecordAccessText();
  const ui = useUiText();
  const [text, setText] = useState('');
  const people = usePagedList(sharing.recordAccess, { sharingType, id: of.id, name: useDebounced(text.trim()) });
  const search = (given: string) => {
    setText(given);
    people.goToPage(1);
  };
  return (
    <Modal title={t('title', { name: of.name })} width={880} footer={<Button onClick={onClose}>{ui('close')}</Button>} onClose={onClose}>
      <p className={styles.explain}>{t('explain')}</p>
      <div className={styles.search}><SearchBox label={t('search')} value={text} onChange={search} /></div>
      <div className={styles.people}><People people={people} isSearched={text.trim() !== ''} /></div>
    </Modal>
  );
}

const columnsOf = (t: RecordAccessText): Column<Person>[] => [
  { key: 'person', title: t('person'), width: 168, render: ({ name }) => name },
  { key: 'organisation', title: t('organisation'), width: 144, render: ({ orgName }) => orgName },
  { key: 'power', title: t('power'), width: 108, render: ({ power, powerStr }) => <StatusTag on={power === 1} text={powerStr} /> },
  { key: 'reasons', title: t('reasons'), width: 320, grows: true, render: ({ reasons }) => <Reasons of={reasons} /> },
];

function People({ people, isSearched }: { people: ReturnType<typeof usePagedList<typeof sharing.recordAccess>>; isSearched: boolean }) {
  const t = useRecordAccessText();
  if (people.error) return <ErrorNotice title={people.error.message} onRetry={people.reload} />;
  // Every record has at least its creator; an empty list means that the user must search by name.
  if (!people.isFirstLoad && people.total === 0) return isSearched ? <Notice title={t('nobody')} /> : <Notice title={t('everybody')} detail={t('everybodyDetail')} />;
  const rows = people.rows.map((person) => ({ ...person, id: person.userId }));
  return (
    <>
      <DataTable caption={t('open')} columns={columnsOf(t)} rows={rows} isFirstLoad={people.isFirstLoad} isLoading={people.isLoading} />
      {!people.isFirstLoad && <Pagination label={t('open')} {...people.count} pageNo={people.pageNo} pageSize={people.pageSize} onPageChange={people.goToPage} />}
    </>
  );
}

function Reasons({ of }: { of: Person['reasons'] }) {
  const t = useRecordAccessText();
  return (
    <ul className={styles.reasons}>
      {of.map(({ text, powerStr }) => (
        // With a single reason the power is shown in its own column.
        <li key={`${text} ${powerStr}`}>{of.length > 1 ? t('reasonWithPower', { reason: text, power: powerStr }) : text}</li>
      ))}
    </ul>
  );
}
