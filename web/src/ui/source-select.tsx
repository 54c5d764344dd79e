import type { Call, InputOf } from '@edp/contract/kernel/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { fetchPage } from '../kernel/api.ts';
import { queryKeyOf } from '../kernel/query-key.ts';
import { popupContainer } from './popup-container.ts';
import { useDebounced } from './use-debounced.ts';

interface Props {
  /** A list of records that have a name. */
  call: Call;
  filter?: object;
  placeholder: string;
  id?: string;
  value?: string | undefined;
  onChange?: (id: string | undefined) => void;
}

interface Named {
  id: string;
  name: string;
  code?: string;
}

/** Loaded at once; beyond this number, typing searches on the server. */
const maxLoaded = 200;

/** Selects the record to copy from. */
export function SourceSelect({ call, filter, placeholder, id, value, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const kind = JSON.stringify(filter);
  const [chosen, setChosen] = useState<{ row: Named | undefined; kind: string | undefined }>();
  const name = useDebounced(typed.trim());
  const first = useNamedRecords(call, filter, true);
  const found = useNamedRecords(call, { ...filter, name }, name !== '' && (first.data?.total ?? 0) > maxLoaded);
  const known = new Map([...(first.data?.rows ?? []), ...(found.data?.rows ?? []), ...(chosen?.row && chosen.kind === kind ? [chosen.row] : [])].map((row) => [row.id, row]));

  // After a change of the filter the selection may not be among the options: clear it.
  const shownKind = useRef(kind);
  useEffect(() => {
    if (shownKind.current === kind) return;
    shownKind.current = kind;
    onChange?.(undefined);
  }, [kind, onChange]);

  const choose = (next: string | undefined) => {
    setChosen({ row: next === undefined ? undefined : known.get(next), kind });
    onChange?.(next);
  };
  const options = [...known.values()].map((row) => ({ value: row.id, label: row.code ? `${row.name}（${row.code}）` : row.name }));
  return (
    <Select id={id} showSearch={{ optionFilterProp: 'label', onSearch: setTyped }} allowClear loading={first.isFetching || found.isFetching} placeholder={placeholder} options={options}
      getPopupContainer={popupContainer}
      value={value === undefined || known.has(value) ? value : undefined} onChange={choose} />
  );
}

function useNamedRecords(call: Call, filter: object | undefined, enabled: boolean) {
  const input = { ...filter, pageNo: 1, pageSize: maxLoaded };
  return useQuery({
    queryKey: queryKeyOf(call, input),
    queryFn: async ({ signal }) => (await fetchPage(call, input as InputOf<Call>, signal)) as { rows: Named[]; total: number },
    enabled,
  });
}
