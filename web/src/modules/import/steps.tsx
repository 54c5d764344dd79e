import CheckOutlined from '@ant-design/icons/CheckOutlined';
import styles from './steps.module.css';
import { useImportText } from './import.texts.ts';

const steps = ['upload', 'match', 'check', 'done'] as const;
export type Step = (typeof steps)[number];

/** Where the import is. A batch edit has no file. */
export function Steps({ now, isBatchEdit }: { now: Step; isBatchEdit: boolean }) {
  const t = useImportText();
  const shown = isBatchEdit ? steps.slice(2) : steps;
  const place = shown.indexOf(now);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {shown.map((step, index) => (
        <li
          key={step}
          className={index < place ? styles.past : index === place ? styles.now : undefined}
          aria-current={index === place ? 'step' : undefined}>
          <i aria-hidden="true">{index < place ? <CheckOutlined /> : index + 1}</i>
          {isBatchEdit && step === 'check' ? t('batchStepCheck') : t(`step_${step}`)}
        </li>
      ))}
    </ol>
  );
}
