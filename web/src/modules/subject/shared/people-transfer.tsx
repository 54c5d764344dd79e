import { organisation } from '@edp/contract/modules/organisation/organisation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSameValue } from '../../../ui/form/engine/same-value.ts';
import controls from '../../../ui/layout/controls.module.css';
import { ChoiceList } from '../../../ui/pickers/choice-list.tsx';
import { PickedList } from '../../../ui/pickers/picked-list.tsx';
import { addPicked, isPicked, removePicked } from '../../../ui/pickers/picked.ts';
import { PickerModal } from '../../../ui/pickers/picker-modal.tsx';
import { PickerPages } from '../../../ui/pickers/picker-pages.tsx';
import { PickerSearch } from '../../../ui/pickers/picker-search.tsx';
import { usePickersText } from '../../../ui/pickers/pickers.texts.ts';
import styles from '../../../ui/pickers/pickers.module.css';
import type { Named } from '../../../ui/pickers/sources.ts';
import { useChoices } from '../../../ui/pickers/use-choices.ts';
import { employeesOf } from './subject-sources.ts';
import { fetchData } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { TreeSelect } from '../../../ui/inputs/tree-select.tsx';

interface Props {
  title: string;
  /** The people added so far. */
  initial: readonly Named[];
  onConfirm: (people: readonly Named[]) => void;
  onClose: () => void;
}

/** Adds people to a list: candidates on the left, added people on the right. */
export function PeopleTransfer({ title, initial, onConfirm, onClose }: Props) {
  const t = usePickersText();
  const [added, setAdded] = useState(initial);
  return (
    <PickerModal
      title={title}
      isChanged={!isSameValue(added, initial)}
      count={added.length}
      onConfirm={() => onConfirm(added)}
      onClose={onClose}>
      <div className={styles.halves}>
        <PendingPeople
          isAdded={(person) => isPicked(added, person)}
          onAdd={(people) => setAdded(addPicked(added, people))}
        />
        <PickedList
          title={t('addedCount', { count: added.length })}
          label={t('added')}
          empty={t('noneAdded')}
          groups={[{ key: 'people', items: added }]}
          onRemove={(_key, people) => setAdded(removePicked(added, people))}
          onClear={() => setAdded([])}
        />
      </div>
    </PickerModal>
  );
}

function PendingPeople({
  isAdded,
  onAdd,
}: {
  isAdded: (person: Named) => boolean;
  onAdd: (people: readonly Named[]) => void;
}) {
  const t = usePickersText();
  const [organisationId, setOrganisationId] = useState('');
  const choices = useChoices(employeesOf(organisationId || undefined));
  const { rows, total, approximate, pageNo } = choices;
  return (
    <div className={styles.column}>
      <div className={styles.head}>{t('pending')}</div>
      <DepartmentFilter value={organisationId} onChange={setOrganisationId} />
      <PickerSearch label={t('searchEmployee')} value={choices.text} onChange={choices.search} />
      <ChoiceList label={t('pending')} empty={t('typeName')} choices={choices}>
        {(person) => (
          <div className={styles.row}>
            <span className={styles.name} title={person.name}>
              {person.name}
            </span>
            <span className={styles.detail} title={person.detail}>
              {person.detail}
            </span>
            {/* Not `disabled`: keyboard users adding one person after another would lose the focus. */}
            <button
              type="button"
              className={isAdded(person) ? styles.addedLink : controls.link}
              aria-disabled={isAdded(person)}
              aria-label={isAdded(person) ? `${t('added')} ${person.name}` : t('addName', { name: person.name })}
              onClick={() => onAdd([person])}>
              {isAdded(person) ? t('added') : t('add')}
            </button>
          </div>
        )}
      </ChoiceList>
      <PickerPages
        of={t('pending')}
        total={total}
        approximate={approximate}
        pageNo={pageNo}
        onPageChange={choices.goToPage}>
        <button type="button" className={controls.link} disabled={rows.every(isAdded)} onClick={() => onAdd(rows)}>
          {t('addPage')}
        </button>
      </PickerPages>
    </div>
  );
}

/** Narrows people down to a department and those below it. */
function DepartmentFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = usePickersText();
  const { data = [], isPending } = useQuery({
    queryKey: queryKeyOf(organisation.treeList, {}),
    queryFn: ({ signal }) => fetchData(organisation.treeList, {}, signal),
  });
  return (
    <div className={styles.filter}>
      <TreeSelect
        nodes={data}
        isLoading={isPending}
        value={value}
        onChange={onChange}
        placeholder={t('anyDepartment')}
        aria-label={t('orgIds')}
      />
    </div>
  );
}
