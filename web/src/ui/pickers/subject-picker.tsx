import { useState } from 'react';
import { isSameValue } from '../same-value.ts';
import { ChoicePanel } from './choice-panel.tsx';
import { ChosenSubjects } from './chosen-subjects.tsx';
import { OrganisationPanel } from './organisation-panel.tsx';
import { PickerModal } from './picker-modal.tsx';
import { usePickersText } from './pickers-text.ts';
import styles from './pickers.module.css';
import { employees, groups, roles, type Named } from './sources.ts';
import { SubjectTabs } from './subject-tabs.tsx';
import type { SubjectKind, Subjects } from './subjects.ts';

interface Props {
  title: string;
  /** The selection so far. */
  initial: Subjects;
  onConfirm: (subjects: Subjects) => void;
  onClose: () => void;
}

const lists = {
  empIds: { source: employees, search: 'searchEmployee' },
  roleIds: { source: roles, search: 'searchRole' },
  groupIds: { source: groups, search: 'searchGroup' },
} as const;

/** Chooses any number of people, departments, roles and user groups. */
export function SubjectPicker({ title, initial, onConfirm, onClose }: Props) {
  const [subjects, setSubjects] = useState(initial);
  const [kind, setKind] = useState<SubjectKind>('empIds');
  const set = (chosen: readonly Named[]) => setSubjects({ ...subjects, [kind]: chosen });
  return (
    <PickerModal title={title} isChanged={!isSameValue(subjects, initial)} onConfirm={() => onConfirm(subjects)} onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <SubjectTabs selected={kind} subjects={subjects} onSelect={setKind}>
            <Panel key={kind} kind={kind} chosen={subjects[kind]} onChange={set} />
          </SubjectTabs>
        </div>
        <ChosenSubjects subjects={subjects} onChange={setSubjects} />
      </div>
    </PickerModal>
  );
}

function Panel({ kind, chosen, onChange }: { kind: SubjectKind; chosen: readonly Named[]; onChange: (chosen: readonly Named[]) => void }) {
  const t = usePickersText();
  if (kind === 'orgIds') return <OrganisationPanel chosen={chosen} onChange={onChange} />;
  const { source, search } = lists[kind];
  return <ChoicePanel label={t(kind)} searchLabel={t(search)} source={source} chosen={chosen} onChange={onChange} />;
}
