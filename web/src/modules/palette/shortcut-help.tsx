import { useLanguage } from '../../kernel/text/language.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { usePaletteText } from './palette.texts.ts';
import styles from './shortcut-help.module.css';
import { shortcuts } from './shortcuts.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What can be done by keyboard. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const t = usePaletteText();
  const language = useLanguage();
  return (
    <Modal title={t('helpTitle')} width={760} footer={null} onClose={onClose}>
      <div className={styles.shortcuts}>
        {shortcuts.map(({ title, keys }) => (
          <section key={title.ENG} className={styles.section}>
            <h3 className={styles.heading}>{title[language]}</h3>
            <dl>
              {keys.map((shortcut) => (
                <div key={shortcut.text.ENG} className={styles.shortcut}>
                  <dt>{shortcut.text[language]}</dt>
                  <dd>
                    {shortcut.keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {isMac && key === 'Ctrl' ? '⌘' : key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
