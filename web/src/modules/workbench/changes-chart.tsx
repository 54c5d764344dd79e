import type { DayChanges } from '@edp/contract/modules/workbench/workbench.ts';
import { useState } from 'react';
import { DayBars, DayBarsLegend } from '../../ui/charts/day-bars.tsx';
import controls from '../../ui/layout/controls.module.css';
import { Panel } from '../../ui/layout/panel.tsx';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';

/** The nouns that changed most have a colour of their own; the others share one. */
const mostKinds = 3;

/** The changes of each of the last days, by the nouns that were changed. */
export function ChangesChart({ days }: { days: readonly DayChanges[] }) {
  const t = useWorkbenchText();
  const [asTable, setAsTable] = useState(false);
  const totals = new Map<DayChanges['nouns'][number]['noun'], number>();
  for (const { noun, value } of days.flatMap(({ nouns }) => nouns)) totals.set(noun, (totals.get(noun) ?? 0) + value);
  const byTotal = [...totals].toSorted(([, one], [, other]) => other - one).map(([noun]) => noun);
  const kinds = byTotal.slice(0, byTotal.length === mostKinds + 1 ? mostKinds + 1 : mostKinds);
  const hasOthers = byTotal.length > kinds.length;
  const series = [...kinds.map((noun) => t(`changed_${noun}`)), ...(hasOthers ? [t('otherNouns')] : [])];
  const bars = days.map(({ day, value, nouns }, index) => {
    const own = kinds.map((noun) => nouns.find((each) => each.noun === noun)?.value ?? 0);
    const rest = value - own.reduce((sum, each) => sum + each, 0);
    return { label: index === days.length - 1 ? t('today') : day.slice(5), values: hasOthers ? [...own, rest] : own };
  });
  const count = days.reduce((sum, { value }) => sum + value, 0);
  return (
    <Panel
      title={t('changesPerDay')}
      beside={
        <div className={styles.chartHead}>
          <span className={styles.faint}>{t('changesTotal', { count: count.toLocaleString('en') })}</span>
          <DayBarsLegend series={series} bars={bars} />
          <button type="button" className={controls.link} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('asTable')}
          </button>
        </div>
      }>
      <DayBars
        title={t('changesPerDay')}
        head={t('day')}
        sumHead={t('sum')}
        series={series}
        bars={bars}
        asTable={asTable}
      />
    </Panel>
  );
}
