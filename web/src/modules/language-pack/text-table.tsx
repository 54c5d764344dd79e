import type { ComponentProps } from 'react';
import { useFieldValue } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import type { Dictionary } from '../../kernel/text/text.ts';
import controls from '../../ui/layout/controls.module.css';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { useLanguagePackText } from './language-pack.texts.ts';
import styles from './language-pack.module.css';
import type { Wanted } from './pack-chooser.tsx';
import { pathOf } from './use-pack-form.ts';

/** The built-in texts of a page beside the tenant's own. A row that the search hides keeps its field, and its message. */
export function TextTable({ builtIn, wanted }: { builtIn: Dictionary; wanted: Wanted }) {
  const t = useLanguagePackText();
  return (
    <ScrollRegion className={styles.scroll} label={t('title')}>
      <table className={styles.table}>
        <thead>
          <tr><th scope="col">{t('key')}</th><th scope="col">{t('builtIn')}</th><th scope="col">{t('own')}</th></tr>
        </thead>
        <tbody>
          {Object.entries(builtIn).map(([key, text]) => <TextRow key={key} name={key} builtIn={text} wanted={wanted} />)}
        </tbody>
      </table>
      <p className={styles.empty}>{t('noMatch')}</p>
    </ScrollRegion>
  );
}

function TextRow({ name, builtIn, wanted }: { name: string; builtIn: string; wanted: Wanted }) {
  const t = useLanguagePackText();
  const own = (useFieldValue(pathOf(name)) as string | null | undefined) ?? '';
  const isWanted = (!wanted.onlyChanged || own !== '') && `${name}\n${builtIn}\n${own}`.toLowerCase().includes(wanted.text.trim().toLowerCase());
  return (
    <tr hidden={!isWanted}>
      <th scope="row">{name}</th>
      <td>{builtIn}</td>
      <td><FormField isCell name={pathOf(name)}><OwnText aria-label={t('ownOf', { key: name })} resetText={t('resetOf', { key: name })} /></FormField></td>
    </tr>
  );
}

interface OwnTextProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  resetText: string;
  /** Of antd's controls: a plain one is coloured by `aria-invalid`. */
  status?: string;
  onChange?: (value: string) => void;
}

/** What it does not name comes from its field. */
function OwnText({ resetText, status: _status, value = '', onChange, ...input }: OwnTextProps) {
  const t = useLanguagePackText();
  const reset = (button: HTMLElement) => {
    onChange?.('');
    // The pressed button disappears.
    button.parentElement?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.own}>
      <input {...input} className={controls.input} value={value} autoComplete="off" onChange={(event) => onChange?.(event.target.value)} />
      {value !== '' && <button type="button" className={controls.link} aria-label={resetText} onClick={(event) => reset(event.currentTarget)}>{t('reset')}</button>}
    </div>
  );
}
