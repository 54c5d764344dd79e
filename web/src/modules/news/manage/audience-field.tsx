import type { NewsDetail } from '@edp/contract/modules/news/news-manage.ts';
import { useQuery } from '@tanstack/react-query';
import { joinNames, labelled } from '../../../kernel/text/punctuation.ts';
import { MultiSelect } from '../../../ui/inputs/multi-select.tsx';
import type { Control } from '../../../ui/inputs/control.ts';
import { SubjectsInput, SubjectsView } from '../../subject/shared/subjects-input.tsx';
import { newsOptionsQuery } from './news-options.ts';
import { useNewsManageText } from './news-manage.texts.ts';
import styles from './news-manage.module.css';

type Audience = NewsDetail['audience'];

/** People, departments, roles and groups in one dialog; inventory organisations beside it. */
export function AudienceField({ value, onChange, ...control }: Control<Audience>) {
  const t = useNewsManageText();
  const { data } = useQuery(newsOptionsQuery);
  const chosen = value?.invorgIds ?? [];
  // One that was chosen before it was disabled keeps its name.
  const organisations = [...new Map([...chosen, ...(data?.invorgs ?? [])].map(({ id, name }) => [id, name]))];
  const setOrganisations = (ids: readonly string[]) => {
    const invorgIds = ids.map((id) => ({
      id,
      name: organisations.find(([organisationId]) => organisationId === id)?.[1] ?? id,
      detail: '',
    }));
    onChange?.({ ...value!, invorgIds });
  };
  return (
    <div className={styles.audience}>
      <SubjectsInput
        {...control}
        title={t('chooseAudience')}
        value={value}
        onChange={(subjects) => onChange?.(subjects as unknown as Audience)}
      />
      <MultiSelect
        aria-label={t('invorgs')}
        placeholder={t('invorgsPlaceholder')}
        options={organisations.map(([id, name]) => ({ value: id, text: name }))}
        value={chosen.map(({ id }) => id)}
        onChange={setOrganisations}
      />
    </div>
  );
}

export function AudienceView({ of }: { of: Audience }) {
  const t = useNewsManageText();
  return (
    <>
      <SubjectsView of={of} />
      {of.invorgIds.length > 0 && (
        <p className={styles.invorgs}>{labelled(t('invorgs'), joinNames(of.invorgIds.map(({ name }) => name)))}</p>
      )}
    </>
  );
}
