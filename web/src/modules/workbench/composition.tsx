import type { Figure } from '@edp/contract/modules/workbench/workbench.ts';
import { useState } from 'react';
import { Select } from '../../ui/inputs/select.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { RingChart } from '../../ui/charts/ring-chart.tsx';
import { OptionalLink } from './optional-link.tsx';
import { useFigureFormat } from './use-figure-format.ts';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';

/** The composition of one kind of data, which the user chooses. */
export function Composition({ figures }: { figures: readonly Figure[] }) {
  const t = useWorkbenchText();
  const [chosen, setChosen] = useState(figures[0]?.noun);
  const figure = figures.find(({ noun }) => noun === chosen) ?? figures[0];
  const format = useFigureFormat(figure?.approximate);
  if (!figure) return null;
  const choice = (
    <Select
      width={120}
      aria-label={t('chooseNoun')}
      value={figure.noun}
      onChange={setChosen}
      options={figures.map(({ noun }) => ({ value: noun, text: t(`figure_${noun}`) }))}
    />
  );
  return (
    <Panel title={t('composition')} beside={choice}>
      {figure.value === 0 ? (
        <p className={styles.nothing}>{t('nothingYet')}</p>
      ) : (
        <RingChart
          title={t('compositionOf', { noun: t(`figure_${figure.noun}`) })}
          format={format}
          parts={figure.parts.map(({ code, value, link }) => ({
            label: t(`part_${code}`),
            value,
            shown: <OptionalLink to={link}>{t(`part_${code}`)}</OptionalLink>,
          }))}
        />
      )}
    </Panel>
  );
}
