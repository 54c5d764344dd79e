import type { Call } from '@edp/contract/kernel/call.ts';
import { languageNames, languages } from '@edp/contract/kernel/language.ts';
import type { MultilingualRow } from '@edp/contract/kernel/record/multilingual.ts';
import type { z } from 'zod';
import { useRecord } from '../../../kernel/data/use-record.ts';
import { ErrorNotice } from '../../feedback/error-notice.tsx';
import { PageSkeleton } from '../../feedback/page-skeleton.tsx';
import { useUiText } from '../../ui.texts.ts';
import styles from './sections.module.css';

/** Name and remark of a record in every language. */
export function RecordTranslations({ call, id }: { call: Call; id: string }) {
  const t = useUiText();
  const { record, error, reload } = useRecord(call, id);
  if (!record) return error ? <ErrorNotice title={error.message} onRetry={reload} /> : <PageSkeleton />;
  const rows = record as z.output<typeof MultilingualRow>[];
  const rowOf = (language: string) => rows.find(({ type }) => type === language);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('language')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('remark')}</th>
        </tr>
      </thead>
      <tbody>
        {languages.map((language) => (
          <tr key={language}>
            <th scope="row">{languageNames[language]}</th>
            <td>{rowOf(language)?.name || t('none')}</td>
            <td>{rowOf(language)?.remark || t('none')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
