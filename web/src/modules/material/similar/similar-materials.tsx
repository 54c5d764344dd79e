import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { material, type Material, type SimilarMaterial } from '@edp/contract/modules/material/material.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Popover } from 'antd';
import { Link } from 'react-router';
import { fetchData } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { useFieldValue } from '../../../ui/form/engine/form-context.ts';
import controls from '../../../ui/layout/controls.module.css';
import { popupContainer } from '../../../ui/layout/popup-container.ts';
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
  const [nearest] = isTyped && !isError ? data : [];
  return (
    <div className={`${styles.slot} ${className ?? ''}`}>
      {isTyped && isError && <span className={styles.failed}>{t('failed')}</span>}
      {nearest && (
        <aside className={styles.line} aria-label={t('title')}>
          <Found all={data} nearest={nearest} />
        </aside>
      )}
    </div>
  );
}

/** The nearest in the line, all of them on demand. */
function Found({ all, nearest }: { all: readonly SimilarMaterial[]; nearest: SimilarMaterial }) {
  const t = useSimilarText();
  const list = (
    <ul className={styles.list}>
      {all.map((each) => (
        <li key={each.id} className={styles.row}>
          <Named found={each} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <CopyOutlined aria-hidden="true" />
      <span className={styles.count}>{t('count', { count: all.length })}</span>
      <Named found={nearest} className={styles.nearest} />
      {all.length > 1 && (
        <Popover trigger="click" placement="bottomLeft" content={list} getPopupContainer={popupContainer}>
          <button type="button" className={controls.link}>
            {t('all')}
          </button>
        </Popover>
      )}
    </>
  );
}

function Named({
  found: { id, itemCode, itemName, specificationModel, specification, isSameCode, isSameName },
  className,
}: {
  found: SimilarMaterial;
  className?: string | undefined;
}) {
  const t = useSimilarText();
  const text = [itemCode, itemName, specificationModel || specification].filter(Boolean).join(' · ');
  return (
    <>
      <Link to={`/materialManage/${id}/0`} className={className} title={text}>
        {text}
      </Link>
      <span className={styles.likeness}>{isSameCode ? t('sameCode') : isSameName ? t('sameName') : t('alike')}</span>
    </>
  );
}
