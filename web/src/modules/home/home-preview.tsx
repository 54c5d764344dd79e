import { accentColours } from '@edp/contract/modules/home/accent.ts';
import type { CSSProperties } from 'react';
import { coloursOf } from '../../kernel/theme/theme.ts';
import { useKernelText } from '../../kernel/text/kernel.texts.ts';
import type { SaveForm } from '../../ui/form/engine/use-save-form.ts';
import { useFormValues } from '../../ui/form/engine/form-context.ts';
import { Logo } from '../../ui/media/logo.tsx';
import styles from './home.module.css';
import { useHomeText } from './home.texts.ts';

const shownFields = [
  'browserTitle',
  'bottomTitle',
  'tabIcon',
  'mainLogoId',
  'mainLogoShow',
  'securityWatermarking',
  'accentColor',
] as const;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The browser's tab and the frame in miniature, as what is typed would make them. */
export function HomePreview({ form }: { form: SaveForm['form'] }) {
  const t = useHomeText();
  const kernel = useKernelText();
  const [title, footer, icon, logo, isLogoShown, isMarked, accent] = useFormValues(form, shownFields);
  const looks: Looks = {
    title: textOf(title).trim() || kernel('productName'),
    footer: textOf(footer),
    icon: textOf(icon),
    logo: textOf(logo),
    isLogoShown: isLogoShown === 1,
    isMarked: isMarked === 1,
    accent: textOf(accent).trim(),
  };
  return (
    <aside className={styles.previews} aria-label={t('preview')}>
      {(['light', 'dark'] as const).map((mode) => (
        <figure key={mode} className={styles.figure}>
          <figcaption>{t(mode)}</figcaption>
          <Miniature looks={looks} mode={mode} />
        </figure>
      ))}
    </aside>
  );
}

interface Looks {
  title: string;
  footer: string;
  icon: string;
  logo: string;
  isLogoShown: boolean;
  isMarked: boolean;
  accent: string;
}

/** What is not a colour yet is shown as none. */
function accentStyle(accent: string, mode: 'light' | 'dark') {
  const colours = coloursOf(mode, /^#[\da-f]{6}$/i.test(accent) ? accentColours(accent) : '');
  return {
    '--edp-accent': colours.accent,
    '--edp-onAccent': colours.onAccent,
    '--soft-accent': colours.accentSoft,
    '--text-accent': colours.accentText,
  } as CSSProperties;
}

function Miniature({
  looks: { title, footer, icon, logo, isLogoShown, isMarked, accent },
  mode,
}: {
  looks: Looks;
  mode: 'light' | 'dark';
}) {
  const t = useHomeText();
  const kernel = useKernelText();
  return (
    <div className={`${styles.browser} ${styles[mode]}`} data-preview={mode} style={accentStyle(accent, mode)}>
      <div className={styles.tabs}>
        <span className={styles.tab}>
          {icon ? <img className={styles.icon} src={icon} alt="" /> : <Logo size={14} />}
          <span className={styles.tabTitle}>{title}</span>
        </span>
      </div>
      <div className={styles.frame}>
        <div className={styles.side}>
          <span className={styles.product}>
            {isLogoShown && (logo ? <img className={styles.logo} src={logo} alt="" /> : <Logo size={18} />)}
            <span>{kernel('productName')}</span>
          </span>
          <i className={styles.line} />
          <i className={styles.chosen} />
          <i className={styles.line} />
        </div>
        <div className={styles.content}>
          <i className={styles.bar} />
          <div className={styles.tools}>
            <span className={styles.link}>{t('sampleLink')}</span>
            <span className={styles.button}>{t('sampleButton')}</span>
          </div>
          <div className={styles.sheet}>
            {isMarked &&
              [1, 2, 3, 4].map((place) => (
                <span key={place} className={styles.mark}>
                  {t('sampleMark')}
                </span>
              ))}
          </div>
          <span className={styles.bottom}>{footer}</span>
        </div>
      </div>
    </div>
  );
}
