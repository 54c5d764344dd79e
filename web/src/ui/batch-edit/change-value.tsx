import type { Change } from '@edp/contract/kernel/exchange/change.ts';
import type { BatchEditField } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { category } from '@edp/contract/modules/category/category.ts';
import { useQuery } from '@tanstack/react-query';
import { useChoices } from '../../kernel/data/use-dictionary.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { queryKeyOf } from '../../kernel/http/query-key.ts';
import { DateInput } from '../inputs/dates/date-input.tsx';
import { MultiSelect } from '../inputs/multi-select.tsx';
import { RemoteSelect } from '../inputs/remote-select.tsx';
import { Select } from '../inputs/select.tsx';
import { TreeSelect } from '../inputs/tree-select.tsx';
import type { ChoiceCalls } from '../noun/use-record-calls.ts';
import controls from '../layout/controls.module.css';
import { useBatchEditText } from './batch-edit.texts.ts';

interface Props {
  field: BatchEditField;
  /** The calls that read the records to which the field can refer. */
  records: ChoiceCalls | null | undefined;
  change: Change;
  onChange: (value: string) => void;
}

const offeredDecimals = [0, 1, 2, 3, 4];

/** What a field is set to, or computed with; by its kind. */
export function ChangeValue({
  field: { kind, choices, dictionary, set },
  records,
  change: { operation, value },
  onChange,
}: Props) {
  const t = useBatchEditText();
  const control = { 'aria-label': t('value'), value, onChange: (next: string | undefined) => onChange(next ?? '') };
  const number = {
    ...control,
    onChange: (next: string) => onChange(next.normalize('NFKC').trim()),
    inputMode: 'decimal' as const,
  };
  if (operation === 'clear') return <span />;
  if (operation === 'round')
    return (
      <Select
        {...control}
        options={offeredDecimals.map((count) => ({
          value: String(count),
          text: count === 0 ? t('noDecimals') : t('decimals', { count }),
        }))}
      />
    );
  if (operation === 'add') return <Input {...number} placeholder={t('addHint')} />;
  if (operation === 'multiply') return <Input {...number} placeholder={t('multiplyHint')} />;
  if (kind === 'list')
    return (
      <MultiSelect
        aria-label={t('value')}
        options={choices}
        value={value.split(',').filter(Boolean)}
        onChange={(ids) => onChange((ids ?? []).join(','))}
      />
    );
  if (kind === 'choice') return <Select {...control} options={choices} />;
  if (kind === 'item') return <Items {...control} dictionary={dictionary} />;
  if (records) return <RemoteSelect {...control} call={records.list} detail={records.detail} />;
  if (kind === 'path') return <Nodes {...control} set={set} />;
  if (kind === 'date') return <DateInput {...control} />;
  return kind === 'integer' || kind === 'decimal' ? <Input {...number} /> : <Input {...control} />;
}

interface Control {
  'aria-label': string;
  value: string;
  onChange: (value: string) => void;
}

const Items = ({ dictionary, ...control }: Control & { dictionary: string }) => (
  <Select {...control} options={useChoices(dictionary)} />
);

/** Only what can be chosen in a form. */
function Nodes({ set, ...control }: Control & { set: string }) {
  const input = { categorySetCode: set, status: 1 as const };
  const { data = [], isPending } = useQuery({
    queryKey: queryKeyOf(category.tree, input),
    queryFn: ({ signal }) => fetchData(category.tree, input, signal),
  });
  return <TreeSelect {...control} nodes={data} isLoading={isPending} />;
}

const Input = ({ onChange, ...control }: Control & { placeholder?: string; inputMode?: 'decimal' }) => (
  <input
    type="text"
    className={controls.input}
    maxLength={2000}
    autoComplete="off"
    {...control}
    onChange={({ target }) => onChange(target.value)}
  />
);
