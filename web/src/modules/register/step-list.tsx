import { useRegisterText } from './register.texts.ts';
import styles from './step-list.module.css';

/** Where the user is on the way to a registration; the last step is the result. */
export function StepList({ current, isPerson = false }: { current: number; isPerson?: boolean }) {
  const t = useRegisterText();
  const names = [
    isPerson ? t('stepPerson') : t('stepCompany'),
    t('stepAdministrator'),
    t('stepConfirmation'),
    t('stepResult'),
  ];
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {names.map((name, index) => (
        <li
          key={name}
          className={index < current ? styles.done : undefined}
          aria-current={index === current ? 'step' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {index < current ? '✓' : index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
