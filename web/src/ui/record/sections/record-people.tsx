import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { recordAccess } from '@edp/contract/modules/sharing/record-access.ts';
import type { SharedTypeCode } from '@edp/contract/shared-types.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { usePagedList } from '../../../kernel/data/use-paged-list.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { PageSkeleton } from '../../feedback/page-skeleton.tsx';
import { StatusTag } from '../../feedback/status-tag.tsx';
import { useDebounced } from '../../layout/use-debounced.ts';
import { Avatar } from '../../media/avatar.tsx';
import { Pagination } from '../../table/pagination.tsx';
import { SearchBox } from '../../filter/search-box.tsx';
import { useRecordPeopleText } from './record-access.texts.ts';
import styles from './sections.module.css';

type Reason = OutputOf<typeof recordAccess.recordAccess>['reasons'][number];

/** Who sees a record, and why. */
export function RecordPeople({ sharingType, id }: { sharingType: SharedTypeCode; id: string }) {
  const t = useRecordPeopleText();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const people = usePagedList(recordAccess.recordAccess, { sharingType, id, name: useDebounced(text.trim()) });
  const search = (next: string) => {
    setText(next);
    people.goToPage(1);
  };
  return (
    <>
      <Reasons sharingType={sharingType} id={id} />
      <div className={styles.tools}>
        <SearchBox label={t('search')} value={text} onChange={search} />
        {!isOpen && text.trim() === '' && <Button onClick={() => setOpen(true)}>{t('showPeople')}</Button>}
      </div>
      {(isOpen || text.trim() !== '') && <People people={people} isSearched={text.trim() !== ''} />}
    </>
  );
}

const forAll: ReadonlySet<Reason['kind']> = new Set(['public', 'publicRead', 'system']);

/** Why people see the record, and how many do for each reason. */
function Reasons({ sharingType, id }: { sharingType: SharedTypeCode; id: string }) {
  const t = useRecordPeopleText();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeyOf(recordAccess.reasons, sharingType, id),
    queryFn: ({ signal }) => fetchData(recordAccess.reasons, { sharingType, id }, signal),
    meta: { showsOwnError: true },
  });
  if (!data) return error ? <ErrorNotice title={toCallError(error).message} onRetry={refetch} /> : <PageSkeleton />;
  return (
    <>
      {data.some(({ kind }) => forAll.has(kind)) && <p className={styles.explain}>{t('everybody')}</p>}
      <table className={styles.table}>
        <caption className={styles.caption}>{t('reasons')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reason')}</th>
            <th scope="col" className={styles.number}>
              {t('canSee')}
            </th>
            <th scope="col" className={styles.number}>
              {t('canEdit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ text, people, editors }) => (
            <tr key={text}>
              <td>{text}</td>
              <td className={styles.number}>{people.toLocaleString('en')}</td>
              <td className={styles.number}>{editors.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function People({
  people,
  isSearched,
}: {
  people: ReturnType<typeof usePagedList<typeof recordAccess.recordAccess>>;
  isSearched: boolean;
}) {
  const t = useRecordPeopleText();
  // With a single reason, its power is the one shown beside.
  const reasonText = ({ text, powerStr }: Reason, _: number, all: readonly Reason[]) =>
    all.length > 1 ? t('reasonWithPower', { reason: text, power: powerStr }) : text;
  if (people.error) return <ErrorNotice title={people.error.message} onRetry={people.reload} />;
  if (people.isFirstLoad) return <PageSkeleton />;
  // Every record has at least its creator; an empty list means that the user must search by name.
  if (people.total === 0)
    return isSearched ? (
      <Notice title={t('notFound')} />
    ) : (
      <Notice title={t('everybody')} detail={t('everybodyDetail')} />
    );
  return (
    <>
      <p className={styles.explain}>{t('explain')}</p>
      <ul aria-label={t('people')}>
        {people.rows.map(({ userId, name, orgName, power, powerStr, reasons }) => (
          <li key={userId} className={styles.person}>
            <Avatar name={name} url="" />
            <div className={styles.grows}>
              <p>
                {name} <span className={styles.faint}>{orgName}</span>
              </p>
              <p className={styles.small}>{reasons.map(reasonText).join(t('reasonSeparator'))}</p>
            </div>
            <StatusTag on={power === 1} text={powerStr} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t('people')}
        {...people.count}
        pageNo={people.pageNo}
        pageSize={people.pageSize}
        onPageChange={people.goToPage}
      />
    </>
  );
}
