import { bom } from '@edp/contract/modules/bom/bom.ts';
import type { FieldTexts } from '../../ui/form/engine/form-context.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { BomInput } from './pickers/bom-input.tsx';
import type { BomRow } from './bom-row.ts';
import styles from './bom.module.css';
import { useBomText } from './bom.texts.ts';
import { HeadFields } from './head-fields.tsx';

/** A new BOM with the components of another. */
export function BomCopy({ of, onClose }: { of?: BomRow | undefined; onClose: () => void }) {
  const t = useBomText();
  const fields: FieldTexts = {
    sourceId: { label: t('sourceBom') },
    productName: { label: t('targetName'), isName: true },
    specCode: { label: t('targetCode') },
  };
  const initial = { sourceId: of?.id ?? '', productId: '', proSpecId: '', productName: '', specCode: '' };
  return (
    <FormModal title={t('copy')} call={bom.copy} initial={initial} fields={fields} onClose={onClose}>
      <FormField name="sourceId">
        <BomInput initialBom={of} />
      </FormField>
      <HeadFields nameField="productName" specificationField="specCode" />
      <p className={styles.note}>{t('copyHint')}</p>
    </FormModal>
  );
}
