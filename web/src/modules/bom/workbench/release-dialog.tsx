import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import { DateInput } from '../../../ui/inputs/dates/date-input.tsx';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../../ui/form/form-modal.tsx';
import { LongTextInput } from '../../../ui/noun/standard-inputs.tsx';
import styles from '../bom.module.css';
import { useWorkbenchText } from './bom-workbench.texts.ts';

/** Freezes the draft, from a day on. */
export function ReleaseDialog({ of, onReleased, onClose }: { of: Bom; onReleased: () => void; onClose: () => void }) {
  const t = useWorkbenchText();
  const fields = {
    effectiveFrom: { label: t('effectiveFrom') },
    effectiveTo: { label: t('effectiveTo') },
    remark: { label: t('releaseRemark') },
  };
  return (
    <FormModal
      title={t('release', { revision: of.revision })}
      call={bom.release}
      initial={{ id: of.id, effectiveFrom: '', effectiveTo: '', remark: '' }}
      fields={fields}
      saveText={t('releaseNow')}
      onSaved={onReleased}
      onClose={onClose}>
      <FormField name="effectiveFrom">
        <DateInput />
      </FormField>
      <FormField name="effectiveTo">
        <DateInput />
      </FormField>
      <LongTextInput name="remark" />
      <p className={styles.note}>{t('releaseHint')}</p>
    </FormModal>
  );
}
