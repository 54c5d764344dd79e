import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useUiText } from '../ui.texts.ts';
import styles from './filter-bar.module.css';
import { TypedInput } from './filter-field.tsx';
import type { useFilterValues } from './use-filter-values.ts';

interface Props {
  values: Pick<ReturnType<typeof useFilterValues>, 'valueOf' | 'type'>;
  hint: string;
}

/** Looks in names, codes and what belongs to them. */
export function KeywordBox({ values, hint }: Props) {
  const t = useUiText();
  return (
    <div className={`${styles.box} ${styles.keyword}`}>
      <SearchOutlined className={styles.glass} aria-hidden="true" />
      <TypedInput name="keyword" aria-label={t('keyword')} placeholder={hint} values={values} />
    </div>
  );
}
