import type { Figure } from '@edp/contract/modules/workbench.ts';
import { useState } from 'react';
import controls from '../../ui/controls.module.css';
import { Panel } from '../../ui/panel.tsx';
import { RingChart } from '../../ui/ring-chart.tsx';
import { OptionalLink } from './optional-link.tsx';
import { useFigureFormat } from './use-figure-format.ts';
import { useWorkbenchText } from './workbench-text.ts';
import styles from './workbench.module.css';

/** The composition of one kind of data, which the user chooses. */
export function Composition({ figures }: { figures: readonly Figure[] }) {
  const t = useWorkbenchText();
  const [chosen, setChosen] = useState(figures[0]?.noun);
  const figure = figures.find(({ noun }) => noun === chosen) ?? figures[0];
  const format = useFigureFormat(figure?.approximate);
  if (!figure) return null;
  const choice = figures.length > 1 && (
    <select className={controls.select} style={{ width: 120 }} aria-label={t('chooseNoun')} value={figure.noun} onChange={(event) => setChosen(event.target.value as Figure['noun'])}>
      {figures.map(({ noun }) => <option key={noun} value={noun}>{t(`figure_${noun}`)}</option>)}
    </select>
  );
  return (
    <Panel title={t('composition')} beside={choice}>
      {figure.value === 0 ? <p className={styles.nothing}>{t('nothingYet')}</p> : (
        <RingChart title={t('compositionOf', { noun: t(`figure_${figure.noun}`) })} format={format} parts={figure.parts.map(({ code, value, link }) => ({
          label: t(`part_${code}`), value, shown: <OptionalLink to={link}>{t(`part_${code}`)}</OptionalLink>,
        }))} />
      )}
    </Panel>
  );
}
