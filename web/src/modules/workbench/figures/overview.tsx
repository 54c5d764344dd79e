import type { Figure } from '@edp/contract/modules/workbench/workbench.ts';
import { Link } from 'react-router';
import { Panel } from '../../../ui/layout/panel.tsx';
import { OptionalLink } from '../optional-link.tsx';
import { useFigureFormat } from './use-figure-format.ts';
import { useWorkbenchText } from '../workbench.texts.ts';
import styles from './figures.module.css';

/** How many records of each noun there are, and how many of them are in use. */
export function Overview({ figures }: { figures: readonly Figure[] }) {
  const t = useWorkbenchText();
  return (
    <Panel title={t('figures')}>
      <ul className={styles.overview}>
        {figures.map((figure) => (
          <Row key={figure.noun} figure={figure} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ figure: { noun, value, approximate, link, parts } }: { figure: Figure }) {
  const t = useWorkbenchText();
  const label = t(`figure_${noun}`);
  const shown = useFigureFormat(approximate);
  return (
    <li className={styles.row}>
      <span className={styles.noun} title={label}>
        {label}
      </span>
      <span className={styles.parts}>
        {parts.map((part) => (
          <span key={part.code}>
            <OptionalLink to={part.link}>
              {t(`part_${part.code}`)} {shown(part.value)}
            </OptionalLink>
          </span>
        ))}
      </span>
      <span className={styles.count}>
        {link ? (
          <Link to={link} aria-label={`${label} ${shown(value)}`}>
            {shown(value)}
          </Link>
        ) : (
          shown(value)
        )}
      </span>
    </li>
  );
}
