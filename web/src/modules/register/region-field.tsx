import type { Region } from '@edp/contract/modules/region.ts';
import { useId } from 'react';
import controls from '../../ui/controls.module.css';
import { useRegisterText } from './register-text.ts';
import styles from './register.module.css';
import { levelsOf } from './regions.ts';

interface Props {
  name: string;
  regions: readonly Region[];
  hasFailed: boolean;
  onRetry: () => void;
  value: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

/** Three dependent native selects, which phones show in their own way. */
export function RegionField({ name: fieldName, regions, hasFailed, onRetry, value, error, onChange }: Props) {
  const t = useRegisterText();
  const saidId = useId();
  const labels = [t('province'), t('city'), t('district')];
  const levels = levelsOf(regions, value);
  // So that errors focus the select that is still empty.
  const next = Math.min(value.length, levels.findLastIndex((level) => level.length > 0));
  const choose = (level: number, name: string) => onChange([...value.slice(0, level), ...(name ? [name] : [])]);
  return (
    <fieldset className={`${styles.wide} ${styles.group}`}>
      <legend className={styles.label}>{t('region')}</legend>
      <div className={styles.regions}>
        {levels.map((level, index) => (
          <select
            key={labels[index]}
            className={`${controls.select} ${controls.large} ${styles.region}`}
            name={index === Math.max(next, 0) ? fieldName : undefined}
            aria-label={labels[index]}
            aria-invalid={error !== undefined}
            aria-describedby={saidId}
            disabled={level.length === 0}
            value={value[index] ?? ''}
            onChange={(event) => choose(index, event.target.value)}
          >
            <option value="">{labels[index]}</option>
            {level.map(({ id, name }) => <option key={id} value={name}>{name}</option>)}
          </select>
        ))}
      </div>
      <p id={saidId} className={styles.error} role={error === undefined ? undefined : 'alert'}>
        {error}
        {!error && hasFailed && <>{t('regionsFailed')} <button type="button" className={controls.link} onClick={onRetry}>{t('retry')}</button></>}
      </p>
    </fieldset>
  );
}
