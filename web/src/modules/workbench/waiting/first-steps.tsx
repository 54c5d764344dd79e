import type { FirstStep } from '@edp/contract/modules/workbench/workbench.ts';
import { Link } from 'react-router';
import { Panel } from '../../../ui/layout/panel.tsx';
import styles from './waiting.module.css';
import { useWorkbenchText } from '../workbench.texts.ts';

/** How a new tenant is set up, and how far it has come. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const t = useWorkbenchText();
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel
      title={t('firstSteps')}
      beside={<span className={styles.total}>{t('stepsDone', { done, total: steps.length })}</span>}>
      <ol className={styles.steps}>
        {steps.map(({ code, isDone, link }, index) => (
          <li key={code}>
            <Link className={isDone ? styles.done : styles.step} to={link}>
              <span
                className={styles.mark}
                role={isDone ? 'img' : undefined}
                aria-label={isDone ? t('stepDone') : undefined}>
                {isDone ? '✓' : index + 1}
              </span>
              <span>
                {t(`step_${code}`)}
                <small>{t(`stepHint_${code}`)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
