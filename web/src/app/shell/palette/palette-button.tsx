import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useAppText } from '../../app.texts.ts';
import styles from './palette-button.module.css';
import { showPalette } from './palette-state.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Above the menu: opens the command palette. */
export function PaletteButton({ isCollapsed }: { isCollapsed: boolean }) {
  const t = useAppText();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isCollapsed ? t('search') : undefined}
      title={t('search')}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      onClick={showPalette}>
      <SearchOutlined />
      {!isCollapsed && (
        <>
          <span className={styles.text}>{t('search')}</span>
          <kbd className={styles.key} aria-hidden="true">
            {isMac ? '⌘K' : 'Ctrl K'}
          </kbd>
        </>
      )}
    </button>
  );
}
