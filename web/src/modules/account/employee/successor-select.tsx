import { employee, type Employee } from '@edp/contract/modules/employee/employee.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { fetchPage } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { antdProps, type Control } from '../../../ui/inputs/control.ts';
import { popupContainer } from '../../../ui/layout/popup-container.ts';
import { useDebounced } from '../../../ui/layout/use-debounced.ts';
import styles from './employee.module.css';
import { useEmployeeText } from './employee.texts.ts';

const mostFound = 20;
const labelOf = ({ realname, account }: Employee) => `${realname}（${account}）`;

const showOption = ({ label, data: { department } }: { label?: ReactNode; data: { department: string } }) => (
  <>
    {label} <span className={styles.account}>{department}</span>
  </>
);

/** An active colleague, found by what the list of employees finds; the department tells namesakes apart. */
export function SuccessorSelect({ exceptId, value, onChange, ...control }: Control<string> & { exceptId: string }) {
  const t = useEmployeeText();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Employee>();
  const keyword = useDebounced(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: queryKeyOf(employee.list, 'successor', keyword),
    queryFn: ({ signal }) => fetchPage(employee.list, { keyword, status: 1, pageSize: mostFound }, signal),
    placeholderData: keepPreviousData,
  });
  const found = (data?.rows ?? []).filter(({ id }) => id !== exceptId);
  const people = picked && !found.some(({ id }) => id === picked.id) ? [picked, ...found] : found;
  const choose = (id: string | undefined) => {
    setPicked(people.find((each) => each.id === id));
    onChange?.(id ?? '');
  };
  return (
    <Select
      {...antdProps({ placeholder: t('successorPlaceholder'), ...control })}
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      allowClear
      loading={isFetching}
      options={people.map((each) => ({ value: each.id, label: labelOf(each), department: each.organizationName }))}
      optionRender={showOption}
      notFoundContent={isFetching ? null : t('noSuccessor')}
      value={value || undefined}
      onChange={choose}
      getPopupContainer={popupContainer}
    />
  );
}
