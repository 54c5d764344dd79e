import CheckOutlined from '@ant-design/icons/CheckOutlined';
import styles from './steps.module.css';
import { useImportText } from './import.texts.ts';

const steps = ['upload', 'match', 'check', 'done'] as const;
export type Step = (typeof steps)[number];

/** Where the import is. */
export function Steps({ now }: { now: Step }) {
  const t = useImportText();
  const place = steps.indexOf(now);
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map((step, index) => (
        <li key={step} className={index < place ? styles.past : index === place ? styles.now : undefined} aria-current={index === place ? 'step' : undefined}>
          <i aria-hidden="true">{index < place ? <CheckOutlined /> : index + 1}</i>
          {t(`step_${step}`)}
        </li>
      ))}
    </ol>
  );
}
