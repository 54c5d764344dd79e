import { material, type Material, type SimilarMaterial } from '@edp/contract/modules/material/material.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fetchData } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { useFieldValue } from '../../../ui/form/engine/form-context.ts';
import { useDebounced } from '../../../ui/layout/use-debounced.ts';
import styles from './similar-materials.module.css';
import { useSimilarText } from './similar-materials.texts.ts';

function useTyped(name: string): string {
  const value = useFieldValue(name);
  return useDebounced(typeof value === 'string' ? value.trim() : '');
}

interface Props {
  /** Of a material that is edited: what it is called so far. */
  stored?: Pick<Material, 'id' | 'itemCode' | 'itemName' | 'specification'> | undefined;
  className?: string | undefined;
}

/** What the material that is being typed may already exist as. It never stands in the way of a save. */
export function SimilarMaterials({ stored, className }: Props) {
  const t = useSimilarText();
  const input = {
    skuId: stored?.id,
    itemCode: useTyped('itemCode').slice(0, 20),
    itemName: useTyped('itemName').slice(0, 50),
    specification: useTyped('specification').slice(0, 100),
  };
  const isChanged =
    !stored ||
    stored.itemCode !== input.itemCode ||
    stored.itemName !== input.itemName ||
    stored.specification !== input.specification;
  const isTyped = isChanged && (input.itemCode.length > 1 || input.itemName.length > 1);
  const { data = [], isError } = useQuery({
    queryKey: queryKeyOf(material.similar, input),
    queryFn: ({ signal }) => fetchData(material.similar, input, signal),
    enabled: isTyped,
    placeholderData: keepPreviousData,
    // A hint that cannot be had is no failure of what the user does; the next key asks again.
    meta: { showsOwnError: true },
  });
  if (isTyped && isError) return <p className={`${styles.failed} ${className ?? ''}`}>{t('failed')}</p>;
  if (!isTyped || data.length === 0) return null;
  return (
    <aside className={`${styles.panel} ${className ?? ''}`} aria-label={t('title')}>
      <p className={styles.title}>{t('title')}</p>
      <ul className={styles.list}>
        {data.map((each) => (
          <Row key={each.id} found={each} />
        ))}
      </ul>
    </aside>
  );
}

function Row({
  found: { id, itemCode, itemName, specificationModel, specification, isSameCode, isSameName },
}: {
  found: SimilarMaterial;
}) {
  const t = useSimilarText();
  const text = [itemCode, itemName, specificationModel || specification].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <Link to={`/materialManage/${id}/0`}>{text}</Link>
      <span className={styles.likeness}>{isSameCode ? t('sameCode') : isSameName ? t('sameName') : t('alike')}</span>
    </li>
  );
}
