import { languagePack, mostCounted } from '@edp/contract/modules/language-pack/language-pack.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fetchData } from '../../kernel/http/api.ts';
import { useLanguagePackText } from './language-pack.texts.ts';
import styles from './language-pack.module.css';

/** How many records of each noun have no English name, each with a way to its list. */
export function UntranslatedData() {
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
