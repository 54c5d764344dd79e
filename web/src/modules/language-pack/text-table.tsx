import { type Language, languageNames, languages } from '@edp/contract/kernel/language.ts';
import controls from '../../ui/layout/controls.module.css';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { Highlighted } from '../../ui/filter/highlighted.tsx';
import { isChanged, isLacking, type TextRow } from './all-texts.ts';
import { useLanguagePackText } from './language-pack.texts.ts';
import styles from './language-pack.module.css';

interface Props {
  rows: readonly TextRow[];
  query: string;
  onEdit: (row: Pick<TextRow, 'functionName' | 'key'>) => void;
  onRestore: (row: TextRow) => void;
}

/** A page of texts, each in both languages. */
export function TextTable({ rows, query, onEdit, onRestore }: Props) {
  const t = useLanguagePackText();
  return (
    <ScrollRegion className={styles.scroll} label={t('title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('page')}</th>
            <th scope="col">{t('key')}</th>
            {languages.map((each) => (
              <th key={each} scope="col">
                {languageNames[each]}
              </th>
            ))}
            <th scope="col">{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.functionName} ${row.key}`} data-text={`${row.functionName}.${row.key}`}>
              <td>
                <Highlighted text={row.page} query={query} />
              </td>
              <th scope="row">
                <Highlighted text={row.key} query={query} />
              </th>
              {languages.map((each) => (
                <td key={each}>
                  <OneText row={row} language={each} query={query} />
                </td>
              ))}
              <td className={styles.actions}>
                <button
                  type="button"
                  className={controls.link}
                  aria-label={t('editOf', { key: row.key })}
                  onClick={() => onEdit({ functionName: row.functionName, key: row.key })}>
                  {t('edit')}
                </button>
                {isChanged(row) && (
                  <button
                    type="button"
                    className={controls.link}
                    aria-label={t('resetOf', { key: row.key })}
                    onClick={() => onRestore(row)}>
                    {t('reset')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function OneText({ row, language, query }: { row: TextRow; language: Language; query: string }) {
  const t = useLanguagePackText();
  const own = row.own[language];
  return (
    <>
      <span className={own ? styles.own : undefined}>
        <Highlighted text={own || row.builtIn[language]} query={query} />
      </span>
      {own && <span className={styles.builtIn}>{t('builtIn', { text: row.builtIn[language] })}</span>}
      {!own && isLacking(row) && (
        <span className={styles.lacking} title={t('lackingHint')}>
          {t('lacking')}
        </span>
      )}
    </>
  );
}
