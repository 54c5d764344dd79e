import type { LanguagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { Button } from 'antd';
import { flushSync } from 'react-dom';
import type { Dictionary } from '../../kernel/text/text.ts';
import { useFormValue } from '../../ui/form/engine/form-context.ts';
import type { SaveForm } from '../../ui/form/engine/use-save-form.ts';
import { SaveModal } from '../../ui/form/form-modal.tsx';
import { builtInTexts } from './built-in-texts.ts';
import { useLanguagePackText } from './language-pack.texts.ts';
import styles from './language-pack.module.css';
import { everything, PackChooser, type ChooserProps } from './pack-chooser.tsx';
import { TextTable } from './text-table.tsx';
import { usePackForm } from './use-pack-form.ts';

/** The dialog with the texts of one page. */
export function PackForm({ pack, onClose, ...chooser }: { pack: LanguagePack; onClose: () => void } & ChooserProps) {
  const t = useLanguagePackText();
  const builtIn = builtInTexts[pack.languageType].get(pack.functionName)!;
  const saving = usePackForm(pack, builtIn, onClose);
  const submit = () => {
    // The invalid field may be hidden by the search, and is looked for at once.
    flushSync(() => chooser.onWant(everything));
    saving.submit();
  };
  const move: ChooserProps['onMove'] = async (to) => {
    if (await saving.confirmLeave()) await chooser.onMove(to);
  };
  return (
    <SaveModal title={t('title')} width={960} saving={{ ...saving, submit }} aside={<ResetAll of={saving} />} onClose={onClose}>
      <PackChooser {...chooser} onMove={move} />
      <p className={styles.hint}>{t('hint')}</p>
      <TextTable builtIn={builtIn} wanted={chooser.wanted} />
    </SaveModal>
  );
}

function ResetAll({ of: { form } }: { of: SaveForm }) {
  const t = useLanguagePackText();
  const texts = useFormValue(form, 'texts') as Dictionary;
  const reset = () => form.setValue('texts', Object.fromEntries(Object.keys(texts).map((key) => [key, ''])));
  return <Button className={styles.resetAll} disabled={!Object.values(texts).some(Boolean)} onClick={reset}>{t('resetAll')}</Button>;
}
