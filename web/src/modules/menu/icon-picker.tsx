import type { Control } from '../../ui/inputs/control.ts';
import { MenuIcon, menuIconNames } from '../../ui/media/menu-icon.tsx';
import styles from './menu.module.css';
import { useMenuText } from './menu.texts.ts';

/** The icons that the menu can show, one of which is chosen. */
export function IconPicker({ id, value, onChange }: Control<string>) {
  const t = useMenuText();
  return (
    <div id={id} role="radiogroup" aria-label={t('icon')} className={styles.icons}>
      {menuIconNames.map((name) => (
        <label key={name} className={styles.icon} title={name}>
          <input
            type="radio"
            name={id}
            aria-label={t('iconName', { name })}
            checked={value === name}
            onChange={() => onChange?.(name)}
          />
          <MenuIcon name={name} />
        </label>
      ))}
    </div>
  );
}
