import { accentPresets } from '@edp/contract/modules/home/accent.ts';
import { Input } from 'antd';
import { palettes } from '../../kernel/theme/palette.ts';
import { antdProps, type Control } from '../../ui/inputs/control.ts';
import styles from './accent-input.module.css';
import { useHomeText } from './home.texts.ts';

const names = [
  'accentTeal',
  'accentBlue',
  'accentIndigo',
  'accentPurple',
  'accentRose',
  'accentOchre',
  'accentGreen',
  'accentGraphite',
] as const;

/** A few colours to choose from, and a field for the company's own. Empty is the first, the product's. */
export function AccentInput({ value = '', onChange, ...control }: Control<string>) {
  const t = useHomeText();
  return (
    <div className={styles.accent}>
      <div className={styles.swatches} role="radiogroup" aria-label={t('accentPresets')}>
        {accentPresets.map((colour, index) => (
          <label
            key={colour}
            className={styles.swatch}
            title={t(names[index]!)}
            style={{ background: colour || palettes.light.accent }}>
            <input
              type="radio"
              aria-label={t(names[index]!)}
              checked={value.trim().toLowerCase() === colour}
              disabled={control.disabled}
              onChange={() => onChange?.(colour)}
            />
          </label>
        ))}
      </div>
      <Input
        {...antdProps(control)}
        className={styles.own}
        value={value}
        maxLength={20}
        placeholder={t('accentPlaceholder')}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  );
}
