import type { InputOf } from '@edp/contract/kernel/call.ts';
import { type ImportDetail, type ImportRow, imports } from '@edp/contract/modules/import/import.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchPage } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import shared from './import.module.css';
import styles from './table.module.css';
import { useImportText } from './import.texts.ts';
import { runText } from './run-text.ts';

interface Props {
  run: ImportDetail;
  caption: string;
  filters: InputOf<typeof imports.rows>;
}

/** Rows of the file or of the list, with what changes and what is wrong in its cell. */
export function RowTable({ run, caption, filters }: Props) {
  const t = useImportText();
  const [{ pageNo, pageSize }, setPage] = useState({ pageNo: 1, pageSize: 50 });
  const input = { ...filters, pageNo, pageSize };
  const query = useQuery({
    queryKey: queryKeyOf(imports.rows, input),
    queryFn: ({ signal }) => fetchPage(imports.rows, input, signal),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  });
  const fields = new Map(run.fields.map((field) => [field.field, field]));
  const columns = run.columns.flatMap(({ field }) => fields.get(field) ?? []);
  const rows = query.data?.rows ?? [];
  const hasMessages = rows.some(({ message }) => message !== '');
  if (query.error) return <ErrorNotice title={toCallError(query.error).message} onRetry={() => void query.refetch()} />;
  return (
    <section className={styles.rows} aria-busy={query.isFetching}>
      <ScrollRegion label={caption} className={styles.scroll}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th className={styles.number}>{t(run.isBatchEdit ? 'place' : 'row')}</th>
              <th>{t('result')}</th>
              {columns.map(({ field, title, isNumber }) => (
                <th key={field} className={isNumber ? styles.number : undefined}>
                  {title}
                </th>
              ))}
              {hasMessages && <th>{t('other')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.row}>
                <td className={styles.rowNumber}>{row.row}</td>
                <td className={styles.kindOf} data-result={row.result}>
                  {row.result === 'changed' || row.result === 'wrong'
                    ? runText(run, row.result)
                    : t(`result_${row.result}`)}
                </td>
                {row.cells.map((cell, index) => (
                  <ValueCell
                    key={columns[index]?.field ?? index}
                    cell={cell}
                    isNumber={columns[index]?.isNumber ?? false}
                  />
                ))}
                {hasMessages && <td className={shared.danger}>{row.message}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        {query.data?.total === 0 && <Notice title={t('noRows')} />}
      </ScrollRegion>
      {query.data && query.data.total > 0 && (
        <Pagination
          total={query.data.total}
          pageNo={pageNo}
          pageSize={pageSize}
          onPageChange={(next, size = pageSize) => setPage({ pageNo: next, pageSize: size })}
        />
      )}
    </section>
  );
}

function ValueCell({
  cell: { text, before, after, note, error },
  isNumber,
}: {
  cell: ImportRow['cells'][number];
  isNumber: boolean;
}) {
  const side = isNumber ? styles.number : '';
  if (error)
    return (
      <td className={`${styles.bad} ${side}`}>
        <b>{text}</b>
        <span className={styles.why}>{error}</span>
      </td>
    );
  const isChanged = before !== after;
  return (
    <td className={`${isChanged ? styles.changed : ''} ${side}`}>
      {isChanged ? (
        <>
          {before && <del>{before}</del>}
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
          <ins>{after || '—'}</ins>
        </>
      ) : (
        text
      )}
      {note && <span className={styles.note}>{note}</span>}
    </td>
  );
}
