import { useKernelText } from '../../kernel/text/kernel.texts.ts';
import { useSession } from '../../kernel/session/session.ts';
import { Logo } from '../media/logo.tsx';
import styles from './auth-face.module.css';
import { TenantLogo } from './tenant-logo.tsx';
import { useAuthLayoutText } from './auth-layout.texts.ts';

/** The lines of a plane, in the coordinates of its grid: both directions have four cells. */
const grid = [1, 2, 3].map((n) => `M${n * 50 - 200} ${n * 25}l200 -100M${-n * 50 + 200} ${n * 25}l-200 -100`).join('');
const planes = [
  {
    key: 'lower',
    y: 320,
    nodes: [
      [-80, 18],
      [0, 18],
      [120, -2],
    ],
    lines: 'M-80 18H0L120 -2',
  },
  {
    key: 'middle',
    y: 220,
    nodes: [
      [-80, 18],
      [0, 60],
      [120, -2],
    ],
    lines: 'M-80 18H0V60M0 18L120 -2',
  },
  {
    key: 'upper',
    y: 120,
    nodes: [
      [-80, 18],
      [0, 18],
      [-40, -45],
      [120, -2],
    ],
    lines: 'M-80 18H0L-40 -45L120 -2',
  },
] as const;

/**
 * What the product is, beside the forms before login: master data in layers, each record in one place. On a narrow
 * screen the form stands alone.
 */
export function AuthFace() {
  const t = useAuthLayoutText();
  const product = useKernelText()('productName');
  const { tenantName, tenantCode } = useSession();
  return (
    <aside className={styles.face}>
      <p className={styles.brand}>
        <Logo size={32} />
        {product}
      </p>
      <p className={styles.headline}>{t('headline')}</p>
      <p className={styles.line}>{t('line')}</p>
      <svg className={styles.picture} viewBox="-240 0 580 440" aria-hidden="true">
        {planes.map(({ key, y, nodes, lines }) => (
          <g key={key} transform={`translate(0 ${y})`}>
            <path className={styles.plane} d="M-210 0L0 -105L210 0L0 105Z" />
            <path className={styles.grid} d={grid} />
            <path className={styles.lines} d={lines} />
            {nodes.map(([cx, cy]) => (
              <ellipse key={`${cx} ${cy}`} className={styles.node} cx={cx} cy={cy} rx="8" ry="4.5" />
            ))}
            {key === 'middle' && <ellipse className={styles.record} cy="18" rx="17" ry="9" />}
            <text className={styles.label} x="168" y="42">
              {t(key)}
            </text>
          </g>
        ))}
      </svg>
      {tenantName && (
        <p className={styles.tenant}>
          <TenantLogo />
          <span>{tenantName}</span>
          {tenantCode && <code>{tenantCode}</code>}
        </p>
      )}
    </aside>
  );
}
