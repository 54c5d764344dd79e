import { setTheme, useTheme } from '../../kernel/theme/theme.ts';
import { useUiText } from '../ui.texts.ts';
import controls from '../layout/controls.module.css';

/** Light or dark, where antd is not loaded. */
export function ThemeButton() {
  const t = useUiText();
  const isDark = useTheme().mode === 'dark';
  const text = isDark ? t('toLight') : t('toDark');
  return (
    <button
      type="button"
      className={controls.icon}
      aria-label={text}
      title={text}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" fill="none" stroke="currentcolor" />
        <path d="M8 2a6 6 0 0 1 0 12z" fill="currentcolor" />
      </svg>
    </button>
  );
}
