import type { Call, InputOf } from '@edp/contract/kernel/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { fetchPage } from '../kernel/api.ts';

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

/** More than anybody looks through; a search narrows what is loaded. */
const most = 200;

/** Chooses the record that something is copied from. */
export function SourceSelect({ call, filter, placeholder, id, value, onChange }: Props) {
  const input = { ...filter, pageNo: 1, pageSize: most };
  const { data, isFetching } = useQuery({
    queryKey: [...call.name.split('.'), input],
    queryFn: async ({ signal }) => (await fetchPage(call, input as InputOf<Call>, signal)).rows as Named[],
  });
  const options = (data ?? []).map((row) => ({ value: row.id, label: row.code ? `${row.name}（${row.code}）` : row.name }));
  return (
    <Select id={id} showSearch={{ optionFilterProp: 'label' }} allowClear loading={isFetching} placeholder={placeholder} options={options}
      getPopupContainer={(element) => element.closest('dialog') ?? document.body}
      value={value === undefined || options.some((option) => option.value === value) ? value : undefined} onChange={onChange} />
  );
}
