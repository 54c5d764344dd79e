import type { Call } from '@edp/contract/kernel/call.ts';
import { type Completeness, completenessOf } from '@edp/contract/kernel/record/completeness.ts';
import type { RecordDefinition } from '@edp/contract/kernel/record/define-record.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { fieldAccess } from '../../kernel/session/field-access.ts';
import { focusField } from '../form/engine/field-elements.ts';
import { useFormScope, useFormValues } from '../form/engine/form-context.ts';
import controls from '../layout/controls.module.css';
import { pathOf } from '../noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../noun/defined/definition-text.ts';
import styles from './completeness.module.css';
import { useCompletenessText } from './completeness.texts.ts';
import { isFilled } from './is-filled.ts';

interface Props {
  definition: RecordDefinition;
  /** Reads the needs of a category (`requirementCalls`). */
  requirement: Call;
}

/** So many of the missing fields are named. */
const mostNamed = 5;

/** The completeness of what is in the form, before it is saved; a missing field is one click away. */
export function FormCompleteness({ definition, requirement }: Props) {
  const t = useCompletenessText();
  const text = useDefinitionText(definition);
  const { formId } = useFormScope();
  const { percent, missing } = useFormCompleteness(definition, requirement);
  const show = (name: string) => {
    const form = document.getElementById(formId);
    if (form) focusField(form, pathOf(name, definition.fields[name]!));
  };
  return (
    <section className={styles.form} aria-label={t('title')}>
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.share}>{percent}%</p>
      <span className={styles.track}>
        <span className={styles.part} style={{ width: `${percent}%` }} />
      </span>
      <p className={styles.title}>{missing.length === 0 ? t('whole') : t('lacks', { count: missing.length })}</p>
      <ul className={styles.names}>
        {missing.slice(0, mostNamed).map((name) => (
          <li key={name}>
            <button type="button" className={controls.link} onClick={() => show(name)}>
              {text.of(name, 'label')}
            </button>
          </li>
        ))}
      </ul>
      {missing.length > mostNamed && <p className={styles.title}>{t('more', { count: missing.length })}</p>}
    </section>
  );
}

function useFormCompleteness(definition: RecordDefinition, requirement: Call): Completeness {
  const { category, items, byDefault } = definition.completeness!;
  const { form, schema } = useFormScope();
  const [path, ...values] = useFormValues(form, [
    category,
    ...items.map((name) => pathOf(name, definition.fields[name]!)),
  ]);
  const categoryId = (path as readonly string[] | undefined)?.at(-1);
  const { data } = useQuery({
    queryKey: queryKeyOf(requirement, categoryId),
    queryFn: ({ signal }) => fetchData(requirement, { categoryId }, signal) as Promise<{ needed: readonly string[] }>,
    enabled: categoryId !== undefined,
    // The list and the record say it after the save.
    meta: { showsOwnError: true },
  });
  const needed = (data?.needed ?? byDefault).filter(
    (name) => fieldAccess(schema, pathOf(name, definition.fields[name]!)) !== 'hidden',
  );
  return completenessOf(needed, (name) => isFilled(definition.fields[name]!.kind, values[items.indexOf(name)]));
}
