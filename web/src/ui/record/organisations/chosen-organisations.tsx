import { useState } from 'react';
import { useCan } from '../../../kernel/session/access.ts';
import { FormField } from '../../form/fields/form-field.tsx';
import type { Control } from '../../inputs/control.ts';
import type { Assignments, OrganisationPair } from './assignments.ts';
import { OrganisationPicker } from './organisation-picker.tsx';
import { OrganisationTable } from './organisation-table.tsx';
import { OrganisationTools } from './organisation-tools.tsx';
import styles from './organisations.module.css';
import { useOrganisationsText } from './record-organisations.texts.ts';
import { useActiveOrganisation } from './use-active-organisation.ts';

const none: ReadonlySet<string> = new Set();
const noOrganisations: readonly OrganisationPair[] = [];

/** The organisations of a new record: sent with it. */
export const ChosenOrganisations = ({ of }: { of: Assignments }) => (
  <FormField isCell name="invOrgList">
    <OrganisationsInput of={of} />
  </FormField>
);

function OrganisationsInput({
  of,
  value = noOrganisations,
  onChange,
}: Control<readonly OrganisationPair[]> & { of: Assignments }) {
  const t = useOrganisationsText();
  const mayAdd = useCan()(of.calls.assignable.can);
  const active = useActiveOrganisation();
  const [chosen, setChosen] = useState(none);
  const [isOpen, setOpen] = useState(false);
  const rows = [
    ...(active ? [{ ...active, isActive: true }] : []),
    ...value.filter(({ id }) => id !== active?.id).map((each) => ({ ...each, isActive: false })),
  ];
  const remove = (ids: readonly string[]) => {
    onChange?.(value.filter(({ id }) => !ids.includes(id)));
    setChosen(none);
  };
  const add = (organisations: readonly OrganisationPair[]) => {
    onChange?.([...value, ...organisations]);
    setOpen(false);
  };
  const reasonOf = ({ id }: OrganisationPair) => {
    if (id === active?.id) return t('current');
    return value.some((each) => each.id === id) ? t('isAdded') : undefined;
  };
  return (
    <>
      {mayAdd && (
        <div className={styles.tools}>
          <OrganisationTools
            note={t('assignedAtSave')}
            nothingChosen={of.messages.nothingToUnassign}
            chosen={chosen}
            onAdd={() => setOpen(true)}
            onRemove={remove}
          />
        </div>
      )}
      <OrganisationTable
        caption={t('assign')}
        rows={rows}
        selection={mayAdd ? { ids: chosen, onChange: setChosen } : undefined}
        showsStock={false}
      />
      {isOpen && (
        <OrganisationPicker of={of} id={undefined} reasonOf={reasonOf} onAdd={add} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
