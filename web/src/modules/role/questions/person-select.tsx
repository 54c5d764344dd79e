import { employee } from '@edp/contract/modules/employee/employee.ts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { fetchPage } from '../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../kernel/http/query-key.ts';
import { useDebounced } from '../../../ui/layout/use-debounced.ts';
import { popupContainer } from '../../../ui/layout/popup-container.ts';
import { useRoleText } from '../role.texts.ts';
import styles from './questions.module.css';

interface Person {
  readonly id: string;
  readonly realname: string;
}

/** One person, found by name. */
export function PersonSelect({
  value,
  onChange,
}: {
  value: Person | undefined;
  onChange: (person: Person | undefined) => void;
}) {
  const t = useRoleText();
  const [text, setText] = useState('');
  const realName = useDebounced(text.trim());
  const { data, isFetching } = useQuery({
    queryKey: queryKeyOf(employee.choose, realName, 'person'),
    queryFn: ({ signal }) => fetchPage(employee.choose, { realName, page: 1, limit: 20 }, signal),
  });
  const people = data?.rows ?? [];
  return (
    <div className={styles.control}>
      <Select
        aria-label={t('choosePerson')}
        placeholder={t('choosePerson')}
        className={styles.person}
        showSearch={{ filterOption: false, onSearch: setText }}
        loading={isFetching}
        getPopupContainer={popupContainer}
        value={value?.id}
        options={people.map(({ id, realname, organizationName }) => ({
          value: id,
          label: `${realname}　${organizationName}`,
        }))}
        onChange={(id: string) => onChange(people.find((each) => each.id === id))}
      />
    </div>
  );
}
