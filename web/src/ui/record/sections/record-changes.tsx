import { record, type RecordChange, type ChangedPart } from '@edp/contract/modules/record/record.ts';
import type { AnyNoun } from '@edp/contract/nouns.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { fetchPage } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { PageSkeleton } from '../../feedback/page-skeleton.tsx';
import type { FieldTexts } from '../../form/engine/form-context.ts';
import { Avatar } from '../../media/avatar.tsx';
import { useRecordText } from '../record.texts.ts';
import { ChangedFields } from './changed-fields.tsx';
import styles from './sections.module.css';

interface Props {
  noun: AnyNoun['name'];
  id: string;
  fields: FieldTexts;
}

const pageSize = 5;

/**
 * Who changed what of a record, the newest first. The key begins with the noun, so that a save of the record refetches
 * it.
 */
const useRecordChanges = (noun: AnyNoun['name'] | undefined, id: string) =>
  useInfiniteQuery({
    queryKey: [noun, 'changes', id],
    queryFn: ({ pageParam, signal }) =>
      fetchPage(record.changes, { noun: noun!, id, pageNo: pageParam, pageSize }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
    enabled: noun !== undefined,
    meta: { showsOwnError: true },
  });

/** The version of a record, and who changed it last; the change log may no longer know that. */
export function useLastEdit(
  noun: AnyNoun['name'] | undefined,
  { id, version }: { id: string; version?: number },
): string | undefined {
  const t = useRecordText();
  const last = useRecordChanges(noun, id).data?.pages[0]?.rows[0];
  if (noun === undefined || version === undefined) return undefined;
  return last
    ? t(last.action === 'insert' ? 'created' : 'lastEdit', {
        version,
        name: last.userName || t('system'),
        time: last.time,
      })
    : t('version', { version });
}

export function RecordChanges({ noun, id, fields }: Props) {
  const t = useRecordText();
  const query = useRecordChanges(noun, id);
  const changes = query.data?.pages.flatMap(({ rows }) => rows);
  return (
    <section className={styles.changes} aria-label={t('changes')}>
      <h2 className={styles.heading}>{t('changes')}</h2>
      {!changes &&
        (query.error ? (
          <ErrorNotice title={toCallError(query.error).message} onRetry={query.refetch} />
        ) : (
          <PageSkeleton />
        ))}
      {changes?.length === 0 && <p className={styles.faint}>{t('noChanges')}</p>}
      <ol>
        {changes?.map((change) => (
          <li key={change.id} className={styles.change}>
            <Change of={change} fields={fields} />
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('moreChanges')}
        </Button>
      )}
    </section>
  );
}

function Change({
  of: { userName, action, time, fields: changed, parts, partCount },
  fields,
}: {
  of: RecordChange;
  fields: FieldTexts;
}) {
  const t = useRecordText();
  const name = userName || t('system');
  // What was changed may be nothing that users read.
  const what = action === 'insert' ? 'inserted' : changed.length + partCount > 0 ? 'updated' : 'updatedRecord';
  return (
    <>
      <Avatar name={name} url="" />
      <div className={styles.grows}>
        <p>
          <strong className={styles.user}>{name}</strong> {t(what)}
        </p>
        {action === 'update' && <ChangedFields changes={changed} fields={fields} />}
        {action === 'update' && <ChangedParts parts={parts} count={partCount} fields={fields} />}
        <time className={styles.small}>{time}</time>
      </div>
    </>
  );
}

interface ChangedPartsProps {
  parts: readonly ChangedPart[];
  /** How many there are: of many, only the first are told. */
  count: number;
  fields: FieldTexts;
}

/** Which parts of a record were added, removed or changed, such as the variants of a product. */
function ChangedParts({ parts, count, fields }: ChangedPartsProps) {
  const t = useRecordText();
  if (count === 0) return null;
  return (
    <ul className={styles.parts}>
      {parts.map(({ id, action, code, name, fields: changed }) => (
        <li key={id}>
          {action !== 'update' && (
            <span className={action === 'insert' ? styles.new : styles.gone}>
              {t(action === 'insert' ? 'partAdded' : 'partRemoved')}{' '}
            </span>
          )}
          <span className={styles.part}>{name}</span> <span className={styles.partCode}>{code}</span>
          {changed.length > 0 && <ChangedFields changes={changed} fields={fields} />}
        </li>
      ))}
      {count > parts.length && <li className={styles.faint}>{t('moreParts', { count: count - parts.length })}</li>}
    </ul>
  );
}
