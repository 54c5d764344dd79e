import type { DayChanges } from '@edp/contract/modules/workbench/workbench.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';

export function ChangesPerDay({ days }: { days: readonly DayChanges[] }) {
  const t = useWorkbenchText();
  const count = days.reduce((sum, { value }) => sum + value, 0);
  return (
    <Panel title={t('changesPerDay')} beside={<span className={styles.time}>{t('changesTotal', { count })}</span>}>
      <BarChart
        title={t('changesPerDay')}
        heads={{ label: t('day'), value: t('changes') }}
        bars={days.map(({ day, value }) => ({ label: day.slice(5), value }))}
      />
    </Panel>
  );
}
