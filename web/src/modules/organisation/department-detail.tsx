import {
  organisation,
  type OrganisationDetail,
  organisationRecord,
} from '@edp/contract/modules/organisation/organisation.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRecord } from '../../kernel/data/use-record.ts';
import { lazy } from '../../kernel/lazy.ts';
import { useCan } from '../../kernel/session/access.ts';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import controls from '../../ui/layout/controls.module.css';
import { blankOf, useDefinedTexts } from '../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { EnabledTag } from '../../ui/noun/standard-columns.tsx';
import { NodeRecord } from '../../ui/tree-editor/node-record.tsx';
import { NodeView } from '../../ui/tree-editor/node-view.tsx';
import type { NodeDetail } from '../../ui/tree-editor/tree-kind.ts';
import { peopleRoute } from './explain-uses.ts';
import styles from './organisation.module.css';
import { useOrganisationText } from './organisation.texts.ts';

const DepartmentForm = lazy(async () => (await import('./department-form.tsx')).DepartmentForm);
const RecordChanges = lazy(async () => (await import('../../ui/record/sections/record-changes.tsx')).RecordChanges);

/** One department beside the tree: shown, edited, or a new one. */
export function DepartmentDetail({ mode, id, parentId, nextSort, setId: _setId, ...form }: NodeDetail) {
  const text = useDefinitionText(organisationRecord);
  const noun = useNounText();
  const state = useRecord(organisation.detail, id);
  const fields = useDefinedTexts(organisationRecord)(organisationRecord.form, {
    supId: { render: (_id, { supName }) => (supName as string) || text.of('supId', 'placeholder') },
    headId: { render: (_id, { headName }) => headName as string },
    sortOrder: { help: undefined },
    active: { help: undefined, render: (active) => <EnabledTag on={active === 1} t={noun} /> },
  });
  if (mode === 'addRoot' || mode === 'addChild') {
    const blank = { ...blankOf(organisationRecord), supId: parentId ?? '', sortOrder: nextSort };
    return <DepartmentForm key={`${mode} ${parentId}`} initial={blank} fields={fields} {...form} />;
  }
  if (id === undefined) return null;
  return (
    <NodeRecord state={state} {...form}>
      {(record) =>
        mode === 'edit' ? (
          <DepartmentForm key={id} record={record} initial={record} fields={fields} {...form} />
        ) : (
          <Department key={id} record={record} fields={fields} />
        )
      }
    </NodeRecord>
  );
}

function Department({ record, fields }: { record: OrganisationDetail; fields: FieldTexts }) {
  const t = useOrganisationText();
  const [showsChanges, setShowsChanges] = useState(false);
  const counts = useDefinedTexts(organisationRecord)(['people', 'allPeople'], {
    people: { render: (count) => t('count', { count: count as number }) },
    allPeople: { render: (count) => <People count={count as number} id={record.id} /> },
  });
  return (
    <>
      <NodeView fields={{ ...fields, ...counts }} record={record} />
      <div className={styles.changes}>
        {showsChanges ? (
          <RecordChanges noun="organisation" id={record.id} fields={fields} />
        ) : (
          <button type="button" className={controls.link} onClick={() => setShowsChanges(true)}>
            {t('changes')}
          </button>
        )}
      </div>
    </>
  );
}

/** With the way to them, for those who look after employees. */
function People({ count, id }: { count: number; id: string }) {
  const t = useOrganisationText();
  const can = useCan();
  return (
    <>
      {t('count', { count })}
      {count > 0 && can('employee.view') && (
        <Link className={styles.people} to={peopleRoute(id)}>
          {t('viewPeople')}
        </Link>
      )}
    </>
  );
}
