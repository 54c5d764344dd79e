import { brand, brandPicture } from '@edp/contract/modules/brand.ts';
import { Input, InputNumber, Radio } from 'antd';
import { useRecord } from '../../kernel/use-record.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { PictureUpload } from '../../ui/picture-upload.tsx';
import { RecordModal } from '../../ui/record-modal.tsx';
import { showPicture } from '../../ui/record-picture.tsx';
import { useBrandText } from './brand-text.ts';

const newBrand = { code: '', name: '', active: 1, sortOrder: 0, labelPath: '', description: '' };

/** Adds a brand, or edits the one with the given id. */
export function BrandForm({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useBrandText();
  const state = useRecord(brand.detail, id);
  if (id === undefined) return <BrandFields title={t('add')} initial={newBrand} onClose={onClose} />;
  return (
    <RecordModal title={t('edit')} state={state} onClose={onClose}>
      {(record) => <BrandFields title={t('edit')} initial={record} onClose={onClose} />}
    </RecordModal>
  );
}

function BrandFields({ title, initial, onClose }: { title: string; initial: object; onClose: () => void }) {
  const t = useBrandText();
  const validity = [{ value: 1, label: t('valid') }, { value: 0, label: t('invalid') }];
  const fields = {
    code: { label: t('code') },
    name: { label: t('name') },
    active: { label: t('validity'), render: (value: unknown) => (value === 1 ? t('valid') : t('invalid')) },
    sortOrder: { label: t('sortOrder') },
    labelPath: { label: t('picture'), render: showPicture(t('picture'), 'small') },
    description: { label: t('description') },
  };
  return (
    <FormModal title={title} call={brand.save} initial={initial} fields={fields} onClose={onClose}>
      <FormField name="code"><Input placeholder={t('codePlaceholder')} /></FormField>
      <FormField name="name"><Input placeholder={t('namePlaceholder')} /></FormField>
      <FormField name="active"><Radio.Group options={validity} /></FormField>
      <FormField name="sortOrder"><InputNumber style={{ width: 160 }} /></FormField>
      <FormField name="labelPath"><PictureUpload limit={brandPicture} /></FormField>
      <FormField name="description"><Input.TextArea rows={3} placeholder={t('descriptionPlaceholder')} /></FormField>
    </FormModal>
  );
}
