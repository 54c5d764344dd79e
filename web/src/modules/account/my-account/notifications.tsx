import { type Preference, type Signal, signals } from '@edp/contract/modules/preference/preference.ts';
import type { MessageKind } from '@edp/contract/modules/message/message.ts';
import { useMyAccountText } from './my-account.texts.ts';
import styles from './my-account.module.css';
import { savePreference } from './save-preference.ts';

const kinds: readonly MessageKind[] = ['todo', 'notice', 'system'];

/** Which kinds of messages show how. */
export function Notifications({ of: preference }: { of: Preference }) {
  const t = useMyAccountText();
  const toggle = (kind: MessageKind, signal: Signal, isOn: boolean) => {
    const others = preference.muted[kind].filter((each) => each !== signal);
    void savePreference({ ...preference, muted: { ...preference.muted, [kind]: isOn ? others : [...others, signal] } });
  };
  return (
    <>
      <table className={styles.signals}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            {signals.map((signal) => (
              <th key={signal} scope="col">
                {t(signal)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(kind)}</th>
              {signals.map((signal) => (
                <td key={signal}>
                  <input
                    type="checkbox"
                    aria-label={t('signalOf', { kind: t(kind), signal: t(signal) })}
                    checked={!preference.muted[kind].includes(signal)}
                    onChange={({ target }) => toggle(kind, signal, target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{t('notificationsHint')}</p>
    </>
  );
}
