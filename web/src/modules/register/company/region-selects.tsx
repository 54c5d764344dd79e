import type { Region } from '@edp/contract/modules/region/region.ts';
import type { FocusEvent } from 'react';
import controls from '../../../ui/layout/controls.module.css';
import { useRegisterText } from '../register.texts.ts';
import styles from '../register.module.css';
import { levelsOf } from './regions.ts';

interface Props {
  regions: readonly Region[];
  // From the field.
  id?: string;
  value?: readonly string[];
  onChange?: (chosen: readonly string[]) => void;
  onBlur?: () => void;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}

const nothing: readonly string[] = [];

/** Three dependent native selects, which phones show in their own way. */
export function RegionSelects({ regions, id, value = nothing, onChange, onBlur, ...aria }: Props) {
  const t = useRegisterText();
  const labels = [t('province'), t('city'), t('district')];
  const levels = levelsOf(regions, value);
  const next = Math.min(
    value.length,
    levels.findLastIndex((level) => level.length > 0),
  );
  const choose = (level: number, name: string) => onChange?.([...value.slice(0, level), ...(name ? [name] : [])]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.parentElement?.contains(relatedTarget)) onBlur?.();
  };
  return (
    <fieldset id={id} className={styles.regions} aria-labelledby={aria['aria-labelledby']}>
      {levels.map((level, index) => (
        <select
          key={labels[index]}
          className={`${controls.select} ${controls.large} ${styles.region}`}
          // An error focuses the one that is still empty.
          data-focus={index === next ? '' : undefined}
          aria-label={labels[index]}
          aria-describedby={aria['aria-describedby']}
          aria-invalid={aria['aria-invalid'] && level.length > 0}
          aria-required={aria['aria-required']}
          disabled={level.length === 0}
          value={value[index] ?? ''}
          onChange={(event) => choose(index, event.target.value)}
          onBlur={leave}>
          <option value="">{labels[index]}</option>
          {level.map((region) => (
            <option key={region.id} value={region.name}>
              {region.name}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  );
}
