import { unit, unitPicture } from '@edp/contract/modules/unit.ts';
import { Input, InputNumber, Radio } from 'antd';
import type { FormCall } from '../../kernel/rules.ts';
import { useDictionary } from '../../kernel/use-dictionary.ts';
import { useRecord } from '../../kernel/use-record.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { PictureUpload } from '../../ui/picture-upload.tsx';
import { RecordModal } from '../../ui/record-modal.tsx';
import { showPicture } from '../../ui/record-picture.tsx';
import { Select } from '../../ui/select.tsx';
import { useUnitText } from './unit-text.ts';

const newUnit = { code: '', name: '', active: 1, sortOrder: 0, conversionFactor: '', nativeCode: '', labelPath: '', description: '' };

/** Adds a unit, or edits the one with the given id. */
export function UnitForm({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useUnitText();
  const state = useRecord(unit.detail, id);
  if (id === undefined) return <UnitFields title={t('add')} call={unit.save} initial={newUnit} onClose={onClose} />;
  return (
    <RecordModal title={t('edit')} state={state} onClose={onClose}>
      {(record) => <UnitFields title={t('edit')} call={unit.update} initial={record} onClose={onClose} />}
    </RecordModal>
  );
}

function UnitFields({ title, call, initial, onClose }: { title: string; call: FormCall; initial: object; onClose: () => void }) {
  const t = useUnitText();
  const categories = useDictionary('edp_productunit_type');
  const validity = [{ value: 1, label: t('valid') }, { value: 0, label: t('invalid') }];
  const fields = {
    code: { label: t('code') },
    name: { label: t('name') },
    unitCategory: { label: t('category'), render: (value: unknown) => categories.find((each) => each.value === value)?.text },
    active: { label: t('validity'), render: (value: unknown) => (value === 1 ? t('valid') : t('invalid')) },
    sortOrder: { label: t('sortOrder') },
    conversionFactor: { label: t('factor') },
    nativeCode: { label: t('nativeCode') },
    labelPath: { label: t('picture'), render: showPicture(t('picture'), 'small') },
    description: { label: t('description') },
  };
  return (
    <FormModal title={title} call={call} initial={initial} fields={fields} fallbackError={t('saveFailed')} onClose={onClose}>
      <FormField name="code"><Input placeholder={t('codePlaceholder')} /></FormField>
      <FormField name="name"><Input placeholder={t('namePlaceholder')} /></FormField>
      <FormField name="unitCategory"><Select options={categories} placeholder={t('categoryPlaceholder')} /></FormField>
      <FormField name="conversionFactor" hint={t('factorHint')}><Input inputMode="decimal" placeholder={t('factorPlaceholder')} /></FormField>
      <FormField name="active"><Radio.Group options={validity} /></FormField>
      <FormField name="sortOrder"><InputNumber style={{ width: 160 }} /></FormField>
      <FormField name="nativeCode"><Input placeholder={t('nativeCodePlaceholder')} /></FormField>
      <FormField name="labelPath"><PictureUpload limit={unitPicture} /></FormField>
      <FormField name="description"><Input.TextArea rows={3} placeholder={t('descriptionPlaceholder')} /></FormField>
    </FormModal>
  );
}
