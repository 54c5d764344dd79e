import type { Figure } from '@edp/contract/modules/workbench/workbench.ts';
import { Link } from 'react-router';
import { OptionalLink } from './optional-link.tsx';
import { useFigureFormat } from './use-figure-format.ts';
import { useWorkbenchText } from './workbench.texts.ts';
import styles from './workbench.module.css';

export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  const t = useWorkbenchText();
  return (
    <section aria-label={t('figures')}>
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <FigureCard key={figure.noun} figure={figure} />
        ))}
      </ul>
    </section>
  );
}

function FigureCard({ figure: { noun, value, approximate, link, parts } }: { figure: Figure }) {
  const t = useWorkbenchText();
  const label = t(`figure_${noun}`);
  const shown = useFigureFormat(approximate);
  return (
    <li className={styles.figure}>
      <p className={styles.figureLabel}>{label}</p>
      <p className={styles.figureValue}>
        {link ? (
          <Link to={link} aria-label={`${label} ${shown(value)}`}>
            {shown(value)}
          </Link>
        ) : (
          shown(value)
        )}
      </p>
      <p className={styles.parts}>
        {parts.map((part) => (
          <span key={part.code}>
            <OptionalLink to={part.link}>
              {t(`part_${part.code}`)} {shown(part.value)}
            </OptionalLink>
          </span>
        ))}
      </p>
    </li>
  );
}
