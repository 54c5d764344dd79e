import { useState } from 'react';
import { isSameValue } from '../../../ui/form/engine/same-value.ts';
import { ChoicePanel } from '../../../ui/pickers/choice-panel.tsx';
import { PickedList } from '../../../ui/pickers/picked-list.tsx';
import { removePicked } from '../../../ui/pickers/picked.ts';
import { PickerModal } from '../../../ui/pickers/picker-modal.tsx';
import { usePickersText } from '../../../ui/pickers/pickers.texts.ts';
import styles from '../../../ui/pickers/pickers.module.css';
import type { Named } from '../../../ui/pickers/sources.ts';
import { SubjectTabs } from './subject-tabs.tsx';
import { countOf, noSubjects, subjectKinds, type SubjectKind, type Subjects } from './subjects.ts';
import { OrganisationPanel } from './organisation-panel.tsx';
import { employees, roles, groups } from './subject-sources.ts';

interface Props {
  title: string;
  /** The selection so far. */
  initial: Subjects;
  onConfirm: (subjects: Subjects) => void;
  onClose: () => void;
}

/** Every tenant has employees; an empty list means that the user must search by name. */
const lists = {
  empIds: { source: employees, search: 'searchEmployee', empty: 'typeName' },
  roleIds: { source: roles, search: 'searchRole', empty: 'nothingThere' },
  groupIds: { source: groups, search: 'searchGroup', empty: 'nothingThere' },
} as const;

/** Chooses any number of people, departments, roles and user groups. */
export function SubjectPicker({ title, initial, onConfirm, onClose }: Props) {
  const t = usePickersText();
  const [subjects, setSubjects] = useState(initial);
  const [kind, setKind] = useState<SubjectKind>('empIds');
  const count = countOf(subjects);
  const chosen = subjectKinds.map((key) => ({ key, title: t(key), items: subjects[key] }));
  const remove = (key: string, items: readonly Named[]) =>
    setSubjects({ ...subjects, [key]: removePicked(subjects[key as SubjectKind], items) });
  return (
    <PickerModal
      title={title}
      isChanged={!isSameValue(subjects, initial)}
      count={count}
      onConfirm={() => onConfirm(subjects)}
      onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SubjectTabs selected={kind} subjects={subjects} onSelect={setKind}>
            <Panel
              key={kind}
              kind={kind}
              chosen={subjects[kind]}
              onChange={(items) => setSubjects({ ...subjects, [kind]: items })}
            />
          </SubjectTabs>
        </div>
        <PickedList
          title={t('chosen', { count })}
          label={t('chosen', { count })}
          empty={t('nothingChosen')}
          groups={chosen}
          onRemove={remove}
          onClear={() => setSubjects(noSubjects)}
        />
      </div>
    </PickerModal>
  );
}

function Panel({
  kind,
  chosen,
  onChange,
}: {
  kind: SubjectKind;
  chosen: readonly Named[];
  onChange: (chosen: readonly Named[]) => void;
}) {
  const t = usePickersText();
  if (kind === 'orgIds') return <OrganisationPanel chosen={chosen} onChange={onChange} />;
  const { source, search, empty } = lists[kind];
  return (
    <ChoicePanel
      label={t(kind)}
      searchLabel={t(search)}
      empty={t(empty)}
      source={source}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
