import type { ImportDetail } from '@edp/contract/modules/import/import.ts';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useCan } from '../../kernel/session/access.ts';
import { useRecordName } from '../../kernel/tabs/tab.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { CheckStep } from './check/check-step.tsx';
import { DoneStep } from './done-step.tsx';
import styles from './import.module.css';
import { importText, useImportText } from './import.texts.ts';
import { MatchStep } from './match-step.tsx';
import { runText } from './run-text.ts';
import { type Step, Steps } from './steps.tsx';
import { thingOf } from './thing.ts';
import { UploadStep } from './upload-step.tsx';
import { useImport } from './use-import.ts';
import { WorkingStep } from './working-step.tsx';

/**
 * A file becomes records, or many records are changed, in steps on one page. The address says which import it is, so a
 * reload shows the same.
 */
export function ImportPage() {
  const t = useImportText();
  const { noun = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const id = address.get('run') ?? '';
  const { run, isBusy, error, reload } = useImport(id);
  const [isMatching, setMatching] = useState(false);
  const can = useCan();
  const thing = thingOf(noun);
  const isBatchEdit = run?.isBatchEdit === true;
  // 导入 SKU 记录: Chinese sets a space before Latin letters.
  const title =
    thing &&
    (run ? runText(run, 'title', { thing: thing.name }) : t('titleOf', { thing: thing.name })).replace(
      /(?<=\p{Script=Han})(?=[A-Z])/u,
      ' ',
    );
  useRecordName(title);
  if (!thing?.can.some(can)) return <Notice isPage title={t('noRight')} detail={t('noRightHint')} />;

  const open = (next: string) => {
    setMatching(false);
    setAddress(next ? { run: next } : {});
  };
  const step = stepOf(run, isMatching);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.about}>{run && aboutOf(run)}</span>
        <Steps now={step} isBatchEdit={isBatchEdit} />
        <Link className={styles.link} to="/import">
          {t('records')}
        </Link>
      </header>
      {id !== '' && error ? (
        <ErrorNotice title={t('loadFailed')} onRetry={reload} />
      ) : id !== '' && !run ? (
        <PageSkeleton />
      ) : !run ? (
        <UploadStep noun={noun} onUploaded={({ id: made }) => open(made)} />
      ) : isBusy ? (
        <WorkingStep run={run} />
      ) : step === 'match' ? (
        <MatchStep key={run.id} run={run} onStarted={() => setMatching(false)} onAgain={() => open('')} />
      ) : step === 'check' ? (
        <CheckStep run={run} page={thing.page} onMatch={() => setMatching(true)} onAgain={() => open('')} />
      ) : (
        <DoneStep run={run} page={thing.page} onAgain={() => open('')} />
      )}
    </div>
  );
}

const aboutOf = ({
  isBatchEdit,
  fileName,
  sheetName,
  newCount,
  changedCount,
  unchangedCount,
  wrongCount,
}: ImportDetail) => {
  const rows = newCount + changedCount + unchangedCount + wrongCount;
  return [
    fileName,
    ...(sheetName ? [importText('sheetName', { name: sheetName })] : []),
    ...(rows ? [importText(isBatchEdit ? 'batchRowCount' : 'rowCount', { count: rows.toLocaleString('en') })] : []),
  ].join(' · ');
};

function stepOf(run: ImportDetail | undefined, isMatching: boolean): Step {
  if (!run) return 'upload';
  if (run.state === 'uploaded' || (isMatching && (run.state === 'checked' || run.state === 'checking'))) return 'match';
  return run.state === 'checking' || run.state === 'checked' ? 'check' : 'done';
}
