import { material, type OrganisationPair } from '@edp/contract/modules/material/material.ts';
import { useState } from 'react';
import { useCan } from '../../../../kernel/session/access.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import type { Control } from '../../../../ui/inputs/control.ts';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { OrganisationPicker } from './organisation-picker.tsx';
import { OrganisationTable } from './organisation-table.tsx';
import { OrganisationTools } from './organisation-tools.tsx';
import { useActiveOrganisation } from './use-active-organisation.ts';

const none: ReadonlySet<string> = new Set();
const noOrganisations: readonly OrganisationPair[] = [];

/** The organisations of a new material: sent with it. */
export const ChosenOrganisations = () => <FormField isCell name="invOrgList"><OrganisationsInput /></FormField>;

function OrganisationsInput({ value = noOrganisations, onChange }: Control<readonly OrganisationPair[]>) {
  const t = useMaterialRecordText();
  const mayAdd = useCan()(material.assignable.can);
  const active = useActiveOrganisation();
  const [chosen, setChosen] = useState(none);
  const [isOpen, setOpen] = useState(false);
  const rows = [...(active ? [{ ...active, isActive: true }] : []), ...value.filter(({ id }) => id !== active?.id).map((each) => ({ ...each, isActive: false }))];
  const remove = (ids: readonly string[]) => {
    onChange?.(value.filter(({ id }) => !ids.includes(id)));
    setChosen(none);
  };
  const add = (organisations: readonly OrganisationPair[]) => {
    onChange?.([...value, ...organisations]);
    setOpen(false);
  };
  const reasonOf = ({ id }: OrganisationPair) => {
    if (id === active?.id) return t('currentOrganisation');
    return value.some((each) => each.id === id) ? t('isAdded') : undefined;
  };
  return (
    <>
      {mayAdd && <div className={styles.tools}><OrganisationTools note={t('assignedAtSave')} chosen={chosen} onAdd={() => setOpen(true)} onRemove={remove} /></div>}
      <OrganisationTable caption={t('assignTab')} rows={rows} selection={mayAdd ? { ids: chosen, onChange: setChosen } : undefined} showsStock={false} />
      {isOpen && <OrganisationPicker skuId={undefined} reasonOf={reasonOf} onAdd={add} onClose={() => setOpen(false)} />}
    </>
  );
}
