import { useId, type ChangeEvent, type ComponentProps, type CompositionEvent, type ReactNode } from 'react';
import { DateInput } from '../inputs/dates/date-input.tsx';
import { DateRangeInput } from '../inputs/dates/date-range-input.tsx';
import { Select } from '../inputs/select.tsx';
import { TreeSelect } from '../inputs/tree-select.tsx';
import { useUiText } from '../ui.texts.ts';
import styles from './filter-bar.module.css';
import { isDate, isRange, isSelect, isTree, rangeOf, rangeValues, type Filter } from './filter.ts';
import type { useFilterValues } from './use-filter-values.ts';

interface Props {
  filter: Filter;
  values: Pick<ReturnType<typeof useFilterValues>, 'valueOf' | 'type' | 'choose'>;
}

/** A filter with its label inside the box. */
export function FilterField({ filter, values }: Props) {
  const id = useId();
  const t = useUiText();
  const { name, label } = filter;
  const control = {
    id,
    variant: 'borderless' as const,
    value: values.valueOf(name),
    onChange: (value: string) => values.choose({ [name]: value }),
  };
  if (isSelect(filter))
    return (
      <Box id={id} label={label}>
        <Select {...control} options={[{ value: '', text: t('all') }, ...filter.options]} />
      </Box>
    );
  if (isTree(filter))
    return (
      <Box id={id} label={label} isWide>
        <TreeSelect {...control} nodes={filter.nodes} isLoading={filter.isLoading} placeholder={t('all')} />
      </Box>
    );
  if (isDate(filter))
    return (
      <Box id={id} label={label}>
        <DateInput {...control} placeholder="" />
      </Box>
    );
  if (isRange(filter)) {
    return (
      <Box id={id} label={label} isWide>
        <DateRangeInput
          id={id}
          variant="borderless"
          value={rangeOf(filter, values.valueOf)}
          onChange={(range) => values.choose(rangeValues(filter, range))}
        />
      </Box>
    );
  }
  return (
    <Box id={id} label={label}>
      <TypedInput id={id} name={name} values={values} />
    </Box>
  );
}

interface InputProps extends Pick<ComponentProps<'input'>, 'id' | 'placeholder' | 'aria-label'> {
  name: string;
  values: Pick<Props['values'], 'valueOf' | 'type'>;
}

/** Searches a moment after the last key. */
export function TypedInput({ name, values, ...input }: InputProps) {
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    values.type(name, target.value, (nativeEvent as InputEvent).isComposing);
  // The last input event of a composition still belongs to it.
  const compose = ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
    values.type(name, currentTarget.value, false);
  return (
    <input
      {...input}
      type="search"
      name={name}
      className={styles.text}
      maxLength={100}
      autoComplete="off"
      value={values.valueOf(name)}
      onChange={type}
      onCompositionEnd={compose}
    />
  );
}

const Box = ({
  id,
  label,
  isWide = false,
  children,
}: {
  id: string;
  label: string;
  isWide?: boolean;
  children: ReactNode;
}) => (
  <div className={`${styles.box} ${isWide ? styles.wide : ''}`}>
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
    {children}
  </div>
);
