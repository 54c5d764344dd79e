import type { Call } from '@edp/contract/kernel/call.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../../kernel/http/api.ts';
import { toCallError } from '../../../../kernel/http/call-error.ts';
import { queryKeyOf } from '../../../../kernel/http/query-key.ts';
import { ErrorNotice } from '../../../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../../../ui/feedback/page-skeleton.tsx';
import { useCategories } from '../use-categories.ts';
import { pathTo } from '../../../../ui/inputs/tree.ts';
import type { Named } from '../../../../ui/pickers/sources.ts';
import styles from './requirement.module.css';
import { useRequirementText } from './requirement.texts.ts';

/** null: as the category above. */
export type Needed = readonly string[] | null;

/** The words and the calls for the needs of a noun (`requirementCalls`). */
export interface Requirements {
  readonly title: string;
  readonly intro: string;
  /** Above the items that can be ticked. */
  readonly legend: string;
  /** Said where nothing is ticked. */
  readonly nothing: string;
  readonly items: readonly { readonly name: string; readonly label: string }[];
  readonly byDefault: readonly string[];
  readonly requirement: Call;
  readonly setRequirement: Call;
  /** After a save. */
  readonly invalidate: () => Promise<unknown>;
}

interface Props {
  of: Requirements;
  category: Named;
  /** The changes that are not saved. */
  changed: Needed | undefined;
  onChange: (needed: Needed | undefined) => void;
}

const manyItems = 10;

/** The requirements of one category. */
export function RequirementPanel({ of, category, changed, onChange }: Props) {
  const t = useRequirementText();
  const parent = pathTo(useCategories().nodes, category.id)?.at(-2);
  const own = useRequirement(of.requirement, category.id);
  const above = useRequirement(of.requirement, parent?.id);
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
  const inherited = parent ? above.data?.needed : of.byDefault;
  if (!own.data || !inherited) return <PageSkeleton />;

  const stored: Needed = own.data.inherited ? null : own.data.needed;
  const value = changed === undefined ? stored : changed;
  const shown = value ?? inherited;
  const set = (next: Needed) => onChange(isSame(next, stored) ? undefined : next);
  const toggle = (item: string) =>
    set(of.items.map(({ name }) => name).filter((each) => shown.includes(each) !== (each === item)));
  return (
    <section className={styles.panel}>
      <h3 className={styles.name}>{category.name}</h3>
      {category.detail && <p className={styles.path}>{category.detail}</p>}
      <label className={styles.item}>
        <input type="checkbox" checked={value === null} onChange={() => set(value === null ? inherited : null)} />
        {t(parent ? 'inherit' : 'useDefault')}
      </label>
      <fieldset
        className={`${styles.items} ${of.items.length > manyItems ? styles.many : ''}`}
        disabled={value === null}>
        <legend>{of.legend}</legend>
        {of.items.map(({ name, label }) => (
          <label key={name} className={styles.item}>
            <input type="checkbox" checked={shown.includes(name)} onChange={() => toggle(name)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {shown.length === 0 && <p className={styles.hint}>{of.nothing}</p>}
    </section>
  );
}

const useRequirement = (call: Call, categoryId = '') =>
  useQuery({
    queryKey: queryKeyOf(call, categoryId),
    queryFn: ({ signal }) => fetchData(call, { categoryId }, signal) as Promise<Requirement>,
    enabled: categoryId !== '',
    meta: { showsOwnError: true },
  });

interface Requirement {
  readonly needed: readonly string[];
  readonly inherited: boolean;
}

const isSame = (one: Needed, other: Needed) =>
  one === other ||
  (one !== null && other !== null && one.length === other.length && one.every((item) => other.includes(item)));
