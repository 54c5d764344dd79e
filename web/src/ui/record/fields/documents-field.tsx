import type { PurposeName } from '@edp/contract/file-purposes.ts';
import { toMegabytes, type FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { FormField } from '../../form/fields/form-field.tsx';
import { useFieldsText } from './record-fields.texts.ts';
import { FileField } from './file-field.tsx';

/** The documents of a record. */
export function DocumentsField({
  label,
  limit,
  purpose,
}: {
  label: string;
  limit: FileLimit & { most: number };
  purpose: PurposeName;
}) {
  const t = useFieldsText();
  return (
    <FormField isCell name="productDocumentIds" hint={t('documentsHint', { max: toMegabytes(limit.maxBytes) })}>
      <FileField limit={limit} purpose={purpose} aria-label={label} />
    </FormField>
  );
}
