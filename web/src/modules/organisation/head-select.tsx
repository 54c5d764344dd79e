import { employee } from '@edp/contract/modules/employee/employee.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { fetchPage } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { antdProps, type Control } from '../../ui/inputs/control.ts';
import { popupContainer } from '../../ui/layout/popup-container.ts';
import { useDebounced } from '../../ui/layout/use-debounced.ts';
import styles from './organisation.module.css';
import { useOrganisationText } from './organisation.texts.ts';

interface Choice {
  readonly id: string;
  readonly realname: string;
  readonly organizationName: string;
}

const mostFound = 20;

const renderOption = ({ label, data }: { label?: ReactNode; data: { department: string } }) => (
  <>
    {label} <span className={styles.department}>{data.department}</span>
  </>
);

/** A colleague who can log in, found by name; the department tells namesakes apart. */
export function HeadSelect({
  knownName,
  value,
  onChange,
  ...control
}: Control<string> & { knownName: string | undefined }) {
  const t = useOrganisationText();
  const [typed, setTyped] = useState('');
  // The stored head, until another one is chosen: the search may not find them.
  const [picked, setPicked] = useState<Choice | undefined>(
    value && knownName ? { id: value, realname: knownName, organizationName: '' } : undefined,
  );
  const realName = useDebounced(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: queryKeyOf(employee.choose, 'head', realName),
    queryFn: ({ signal }) => fetchPage(employee.choose, { realName, page: 1, limit: mostFound }, signal),
    placeholderData: keepPreviousData,
  });
  const found: readonly Choice[] = data?.rows ?? [];
  const people = picked && !found.some(({ id }) => id === picked.id) ? [picked, ...found] : found;
  const choose = (id: string | undefined) => {
    setPicked(people.find((each) => each.id === id));
    onChange?.(id ?? '');
  };
  return (
    <Select
      {...antdProps(control)}
      className={styles.wide}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      allowClear
      loading={isFetching}
      options={people.map(({ id, realname, organizationName }) => ({
        value: id,
        label: realname,
        department: organizationName,
      }))}
      optionRender={renderOption}
      notFoundContent={isFetching ? null : t('noHead')}
      value={value || undefined}
      onChange={choose}
      getPopupContainer={popupContainer}
    />
  );
}
