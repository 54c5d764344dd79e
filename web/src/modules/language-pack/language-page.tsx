import { languagePack, mostCounted } from '@edp/contract/modules/language-pack/language-pack.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { confirm } from '../../kernel/feedback/confirm.ts';
import { request, fetchData } from '../../kernel/http/api.ts';
import { invalidate, runAction } from '../../kernel/http/run-action.ts';
import { lazy } from '../../kernel/lazy.ts';
import { tenantTextsQuery } from '../../kernel/text/tenant-texts.ts';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import list from '../../ui/table/list-page.module.css';
import { Pagination } from '../../ui/table/pagination.tsx';
import { allTexts, filterTexts, isChanged, isLacking, type OwnTexts, type TextRow } from './all-texts.ts';
import styles from './language-pack.module.css';
import { useLanguagePackText } from './language-pack.texts.ts';
import { noFilter, TextFilters } from './text-filters.tsx';
import { TextTable } from './text-table.tsx';

const TextForm = lazy(async () => (await import('./text-form.tsx')).TextForm);

/** A tenant's own texts: searched over all pages, changed in both languages, restored. */
export function LanguagePage() {
  const t = useLanguagePackText();
  const meta = { showsOwnError: true };
  const ZHS = useQuery({ ...tenantTextsQuery('ZHS'), meta });
  const ENG = useQuery({ ...tenantTextsQuery('ENG'), meta });
  const failed = [ZHS, ENG].find((query) => query.error);
  return (
    <div className={list.page}>
      <section className={list.panel}>
        {ZHS.data && ENG.data ? (
          <Texts own={{ ZHS: ZHS.data, ENG: ENG.data }} />
        ) : (
          <>
            <div className={list.toolbar}>
              <h1 className={list.title}>{t('title')}</h1>
            </div>
            {failed?.error ? (
              <ErrorNotice title={failed.error.message} onRetry={() => void failed.refetch()} />
            ) : (
              <PageSkeleton />
            )}
          </>
        )}
      </section>
    </div>
  );
}

const refresh = () => invalidate('languagePack');
const restore = ({ functionName, key }: TextRow) =>
  runAction('languagePack', () => request(languagePack.saveText, { functionName, key, ZHS: '', ENG: '' }), refresh);

function Texts({ own }: { own: { ZHS: OwnTexts; ENG: OwnTexts } }) {
  const t = useLanguagePackText();
  const [filter, setFilter] = useState(noFilter);
  const shownFilter = useDeferredValue(filter);
  const [page, setPage] = useState({ no: 1, size: 50 });
  const [edited, edit] = useRestorableState<Pick<TextRow, 'functionName' | 'key'>>();
  const rows = useMemo(() => allTexts(own), [own]);
  const found = useMemo(() => filterTexts(rows, shownFilter), [rows, shownFilter]);
  const counts = { changed: rows.filter(isChanged).length, lacking: rows.filter(isLacking).length };
  const editedRow =
    edited && rows.find(({ functionName, key }) => functionName === edited.functionName && key === edited.key);
  const change = (next: typeof filter) => {
    setFilter(next);
    setPage({ ...page, no: 1 });
  };
  const restoreAll = async () => {
    const question = {
      title: t('resetAllTitle', { count: counts.changed }),
      detail: t('resetAllDetail'),
      yes: t('resetAll'),
      danger: true,
    };
    if (await confirm(question)) await runAction('languagePack', () => request(languagePack.restoreAll, {}), refresh);
  };
  return (
    <>
      <div className={list.toolbar}>
        <h1 className={list.title}>{t('title')}</h1>
        <div className={list.tools}>
          <Button disabled={counts.changed === 0} onClick={() => void restoreAll()}>
            {t('resetAll')}
          </Button>
        </div>
      </div>
      <TextFilters filter={filter} counts={counts} onChange={change} />
      <UntranslatedData />
      {found.length === 0 ? (
        <Notice title={t('noMatch')} action={{ text: t('clear'), run: () => change(noFilter) }} />
      ) : (
        <TextTable
          rows={found.slice((page.no - 1) * page.size, page.no * page.size)}
          query={shownFilter.text}
          onEdit={edit}
          onRestore={(row) => void restore(row)}
        />
      )}
      <div className={styles.foot}>
        <p className={styles.hint}>{t('hint')}</p>
        {found.length > 0 && (
          <Pagination
            pageNo={page.no}
            pageSize={page.size}
            total={found.length}
            onPageChange={(no, size = page.size) => setPage({ no, size })}
          />
        )}
      </div>
      {editedRow && <TextForm row={editedRow} onClose={() => edit(undefined)} />}
    </>
  );
}

/** How many records of each noun have no English name, each with a way to its list. */
function UntranslatedData() {
  const t = useLanguagePackText();
  const { data } = useQuery({
    queryKey: ['languagePack', 'untranslated'],
    queryFn: ({ signal }) => fetchData(languagePack.untranslated, {}, signal),
  });
  const lacking = data?.filter(({ missing }) => missing > 0) ?? [];
  return (
    <section className={styles.data} aria-label={t('data')}>
      <span className={styles.dataTitle}>{t('data')}</span>
      {lacking.map(({ noun, title, url, missing }) => (
        <Link key={noun} className={styles.missing} to={url}>
          {t('missing', { title, count: missing < mostCounted ? missing : `${mostCounted}+` })}
        </Link>
      ))}
      {data && lacking.length === 0 && <span className={styles.dataTitle}>{t('dataNone')}</span>}
    </section>
  );
}
