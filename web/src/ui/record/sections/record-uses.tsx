import type { RecordUse } from '@edp/contract/kernel/record/record-use.ts';
import { record } from '@edp/contract/modules/record/record.ts';
import type { AnyNoun } from '@edp/contract/nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { routeToRecord } from '../../../kernel/data/record-route.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { Notice } from '../../feedback/notice.tsx';
import { PageSkeleton } from '../../feedback/page-skeleton.tsx';
import { useRecordText } from '../record.texts.ts';
import styles from './sections.module.css';

/** What refers to a record. The key begins with the noun, so that a change of the noun refetches it. */
export const useRecordUses = (noun: AnyNoun['name'] | undefined, id: string) =>
  useQuery({
    queryKey: [noun, 'uses', id],
    queryFn: ({ signal }) => fetchData(record.uses, { noun: noun!, id }, signal),
    enabled: noun !== undefined,
    meta: { showsOwnError: true },
  });

export const countUses = (uses: readonly RecordUse[]) => uses.reduce((sum, { count }) => sum + count, 0);

/** Where a record is used, by kind, with links. */
export function RecordUses({ noun, id }: { noun: AnyNoun['name']; id: string }) {
  const t = useRecordText();
  const { data, error, refetch } = useRecordUses(noun, id);
  if (!data) return error ? <ErrorNotice title={toCallError(error).message} onRetry={refetch} /> : <PageSkeleton />;
  if (data.length === 0) return <Notice title={t('notUsed')} detail={t('notUsedDetail')} />;
  return [...Map.groupBy(data, ({ title }) => title)].map(([title, uses]) => (
    <section key={title} className={styles.group}>
      <h2 className={styles.heading}>
        {title} {countUses(uses)}
      </h2>
      <ul>
        {uses.map((use) => (
          <li key={use.id} className={styles.use}>
            <Use of={use} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Use({ of }: { of: RecordUse }) {
  const t = useRecordText();
  const route = routeToRecord(of);
  // Those that the user does not see, or that come behind the first of them.
  if (of.id === '') return <span className={styles.faint}>{t('otherUses', { count: of.count })}</span>;
  return (
    <>
      {route ? <Link to={route}>{of.name}</Link> : of.name}
      {of.count > 1 && <span className={styles.faint}>{t('useCount', { count: of.count })}</span>}
    </>
  );
}
