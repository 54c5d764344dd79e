import { labelSet } from '@edp/contract/modules/label-set.ts';
import { Input } from 'antd';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { SourceSelect } from '../../ui/source-select.tsx';
import { useLabelSetText } from './label-set-text.ts';

/** A new set with a copy of the tree of another. */
export function LabelSetCopy({ onClose }: { onClose: () => void }) {
  const t = useLabelSetText();
  const fields = { sourceId: { label: t('source') }, name: { label: t('newName') } };
  return (
    <FormModal title={t('copy')} call={labelSet.copy} initial={{ sourceId: undefined, name: '' }} fields={fields} onClose={onClose}>
      <FormField name="sourceId"><SourceSelect call={labelSet.list} placeholder={t('sourcePlaceholder')} /></FormField>
      <FormField name="name"><Input placeholder={t('namePlaceholder')} /></FormField>
    </FormModal>
  );
}
