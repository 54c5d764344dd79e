import { defaultPageSize } from '@edp/contract/kernel/paging.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { Dictionary } from '../../kernel/text.ts';
import controls from '../../ui/controls.module.css';
import { Pagination } from '../../ui/pagination.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useLanguagePackText } from './language-pack-text.ts';
import styles from './language-pack.module.css';

interface Props {
  /** All keys that match; one page of them is rendered. */
  keys: readonly string[];
  /** The search that the keys result from; another one starts at the first page. */
  search: string;
  builtIn: Dictionary;
  own: Dictionary;
  problems: Readonly<Record<string, string | undefined>>;
  /** The field to focus. */
  pointed: { key: string } | undefined;
  onChange: (key: string, text: string) => void;
}

const focusField = (table: HTMLElement | null, key: string) => table?.querySelector<HTMLInputElement>(`[name="${key}"]`)?.focus();

export function TextTable({ keys, search, builtIn, own, problems, pointed, onChange }: Props) {
  const t = useLanguagePackText();
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [{ pageNo, pageSize }, setPage] = useState({ pageNo: 1, pageSize: defaultPageSize });
  const [searched, setSearched] = useState(search);
  if (search !== searched) {
    setSearched(search);
    setPage({ pageNo: 1, pageSize });
  }
  const [followed, setFollowed] = useState(pointed);
  if (pointed !== followed) {
    setFollowed(pointed);
    const place = keys.indexOf(pointed?.key ?? '');
    if (place >= 0) setPage({ pageNo: Math.floor(place / pageSize) + 1, pageSize });
  }
  useEffect(() => {
    if (pointed) focusField(body.current, pointed.key);
  }, [pointed]);
  const reset = (key: string) => {
    onChange(key, '');
    // The pressed button disappears.
    focusField(body.current, key);
  };

  const last = Math.max(1, Math.ceil(keys.length / pageSize));
  const shownPage = Math.min(pageNo, last);
  const shown = keys.slice((shownPage - 1) * pageSize, shownPage * pageSize);
  if (keys.length === 0) return <p className={styles.empty}>{t('noMatch')}</p>;
  return (
    <>
      <ScrollRegion className={styles.scroll} label={t('title')}>
        <table className={styles.table}>
          <thead>
            <tr><th scope="col">{t('key')}</th><th scope="col">{t('builtIn')}</th><th scope="col">{t('own')}</th></tr>
          </thead>
          <tbody ref={body}>
            {shown.map((key) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{builtIn[key]}</td>
                <td>
                  <div className={styles.own}>
                    <input className={controls.input} name={key} aria-label={t('ownOf', { key })} autoComplete="off"
                      aria-invalid={problems[key] !== undefined} aria-describedby={problems[key] ? `${id}-${key}` : undefined}
                      value={own[key] ?? ''} onChange={(event) => onChange(key, event.target.value)} />
                    {own[key] && <button type="button" className={controls.link} aria-label={t('resetOf', { key })} onClick={() => reset(key)}>{t('reset')}</button>}
                  </div>
                  {problems[key] && <p id={`${id}-${key}`} className={styles.problem} role="alert">{problems[key]}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Pagination label={t('pages')} total={keys.length} pageNo={shownPage} pageSize={pageSize} onPageChange={(to, size = pageSize) => setPage({ pageNo: to, pageSize: size })} />
    </>
  );
}
