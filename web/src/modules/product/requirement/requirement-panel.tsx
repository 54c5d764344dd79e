import {
  completenessItems,
  neededByDefault,
  type CompletenessItem,
} from '@edp/contract/modules/product/completeness.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../kernel/http/api.ts';
import { toCallError } from '../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { ErrorNotice } from '../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/page-skeleton.tsx';
import { useCategories } from '../../category/shared/use-categories.ts';
import { pathTo } from '../../../ui/inputs/tree.ts';
import type { Named } from '../../../ui/pickers/sources.ts';
import { itemName } from '../completeness-text.ts';
import styles from './requirement.module.css';
import { useRequirementText } from './requirement.texts.ts';

/** null: as the category above. */
export type Needed = readonly CompletenessItem[] | null;

interface Props {
  category: Named;
  /** What was changed and not saved. */
  changed: Needed | undefined;
  onChange: (needed: Needed | undefined) => void;
}

/** The requirements of one category. */
export function RequirementPanel({ category, changed, onChange }: Props) {
  const t = useRequirementText();
  const parent = pathTo(useCategories().nodes, category.id)?.at(-2);
  const own = useRequirement(category.id);
  const above = useRequirement(parent?.id);
  const error = own.error ?? above.error;
  if (error)
    return (
      <div role="alert">
        <ErrorNotice
          title={toCallError(error).message}
          onRetry={() => void Promise.all([own.refetch(), parent && above.refetch()])}
        />
      </div>
    );
  const inherited = parent ? above.data?.needed : neededByDefault;
  if (!own.data || !inherited) return <PageSkeleton />;

  const stored: Needed = own.data.inherited ? null : own.data.needed;
  const value = changed === undefined ? stored : changed;
  const shown = value ?? inherited;
  const set = (next: Needed) => onChange(isSame(next, stored) ? undefined : next);
  const toggle = (item: CompletenessItem) =>
    set(completenessItems.filter((each) => shown.includes(each) !== (each === item)));
  return (
    <section className={styles.panel}>
      <h3 className={styles.name}>{category.name}</h3>
      {category.detail && <p className={styles.path}>{category.detail}</p>}
      <label className={styles.item}>
        <input type="checkbox" checked={value === null} onChange={() => set(value === null ? inherited : null)} />
        {t(parent ? 'inherit' : 'useDefault')}
      </label>
      <fieldset className={styles.items} disabled={value === null}>
        <legend>{t('needed')}</legend>
        {completenessItems.map((item) => (
          <label key={item} className={styles.item}>
            <input type="checkbox" checked={shown.includes(item)} onChange={() => toggle(item)} />
            <span>{itemName(item)}</span>
          </label>
        ))}
      </fieldset>
      {shown.length === 0 && <p className={styles.hint}>{t('nothingNeeded')}</p>}
    </section>
  );
}

const useRequirement = (categoryId = '') =>
  useQuery({
    queryKey: queryKeyOf(product.requirement, categoryId),
    queryFn: ({ signal }) => fetchData(product.requirement, { categoryId }, signal),
    enabled: categoryId !== '',
    meta: { showsOwnError: true },
  });

const isSame = (one: Needed, other: Needed) =>
  one === other ||
  (one !== null && other !== null && completenessItems.every((item) => one.includes(item) === other.includes(item)));
