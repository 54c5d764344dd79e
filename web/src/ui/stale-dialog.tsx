import { Button } from 'antd';
import type { FieldTexts } from './form-context.ts';
import { Modal } from './modal.tsx';
import { isSameValue } from './same-value.ts';
import styles from './stale-dialog.module.css';
import { useUiText } from './ui-text.ts';

type Values = Record<string, unknown>;

interface Props {
  message: string;
  fields: FieldTexts;
  mine: Values;
  current: Values;
  onOverwrite: () => void;
  onLoad: () => void;
  onClose: () => void;
}

/** Another user saved meanwhile: shows the differences and lets the user decide. */
export function StaleDialog({ message, fields, mine, current, onOverwrite, onLoad, onClose }: Props) {
  const t = useUiText();
  const changed = Object.entries(fields).filter(([name]) => !isSameValue(mine[name], current[name]));
  const footer = [
    <Button key="cancel" onClick={onClose}>{t('cancel')}</Button>,
    <Button key="load" onClick={onLoad}>{t('staleLoad')}</Button>,
    <Button key="overwrite" type="primary" onClick={onOverwrite}>{t('staleOverwrite')}</Button>,
  ];
  const shown = (name: string, of: Values) => {
    const text = fields[name]?.render?.(of[name], of) ?? (of[name] as string | number | undefined);
    return text === '' || text === undefined || text === null ? <span className={styles.empty}>{t('empty')}</span> : text;
  };
  return (
    <Modal isStacked title={t('staleTitle')} width={640} footer={footer} onClose={onClose}>
      <p className={styles.message}>{message}</p>
      {changed.length === 0 ? <p>{t('staleSame')}</p> : (
        <table className={styles.table}>
          <thead>
            <tr><th scope="col">{t('staleField')}</th><th scope="col">{t('staleMine')}</th><th scope="col">{t('staleNow')}</th></tr>
          </thead>
          <tbody>
            {changed.map(([name, { label }]) => (
              <tr key={name}><th scope="row">{label}</th><td>{shown(name, mine)}</td><td>{shown(name, current)}</td></tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
