import { toMegabytes } from '@edp/contract/kernel/stored-file.ts';
import { materialDocuments } from '@edp/contract/modules/material/material-fields.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { FileField } from './file-field.tsx';
import { useMaterialRecordText } from '../material-record.texts.ts';

export function DocumentsTab() {
  const t = useMaterialRecordText();
  return (
    <FormField isCell name="productDocumentIds" hint={t('documentsHint', { max: toMegabytes(materialDocuments.maxBytes) })}>
      <FileField limit={materialDocuments} purpose="materialDocument" aria-label={t('documents')} />
    </FormField>
  );
}
