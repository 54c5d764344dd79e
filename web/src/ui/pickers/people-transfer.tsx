import { useState } from 'react';
import { isSameValue } from '../same-value.ts';
import { AddedPeople } from './added-people.tsx';
import { PendingPeople } from './pending-people.tsx';
import { PickerModal } from './picker-modal.tsx';
import styles from './pickers.module.css';
import type { Named } from './sources.ts';

interface Props {
  title: string;
  /** The people added so far. */
  initial: readonly Named[];
  onConfirm: (people: readonly Named[]) => void;
  onClose: () => void;
}

/** Adds people to a list: candidates on the left, added people on the right. */
export function PeopleTransfer({ title, initial, onConfirm, onClose }: Props) {
  const [added, setAdded] = useState(initial);
  const isAdded = ({ id }: Named) => added.some((each) => each.id === id);
  const add = (people: readonly Named[]) => setAdded([...added, ...people.filter((each) => !isAdded(each))]);
  const remove = (people: readonly Named[]) => setAdded(added.filter(({ id }) => !people.some((each) => each.id === id)));
  return (
    <PickerModal title={title} isChanged={!isSameValue(added, initial)} onConfirm={() => onConfirm(added)} onClose={onClose}>
      <div className={styles.halves}>
        <PendingPeople isAdded={isAdded} onAdd={add} />
        <AddedPeople added={added} onRemove={remove} />
      </div>
    </PickerModal>
  );
}
