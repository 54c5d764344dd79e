import { categorySet } from '@edp/contract/modules/category-set.ts';
import { Input, Radio } from 'antd';
import { useRecord } from '../../kernel/use-record.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { RecordModal } from '../../ui/record-modal.tsx';
import { typeNames, useCategorySetText } from './category-set-text.ts';

const newSet = { code: '', name: '', type: 1, state: 1, remark: '' };

/** Adds a set, or edits the one with the given id. */
export function CategorySetForm({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useCategorySetText();
  const state = useRecord(categorySet.detail, id);
  if (id === undefined) return <CategorySetFields title={t('add')} initial={newSet} onClose={onClose} />;
  return (
    <RecordModal title={t('edit')} state={state} onClose={onClose}>
      {(record) => <CategorySetFields title={t('edit')} initial={record} onClose={onClose} />}
    </RecordModal>
  );
}

function CategorySetFields({ title, initial, onClose }: { title: string; initial: object; onClose: () => void }) {
  const t = useCategorySetText();
  const states = [{ value: 1, label: t('enabled') }, { value: 2, label: t('disabled') }];
  const fields = {
    code: { label: t('code') },
    name: { label: t('name') },
    type: { label: t('type'), render: (value: unknown) => typeNames(t).find((type) => type.value === value)?.label },
    state: { label: t('state'), render: (value: unknown) => (value === 1 ? t('enabled') : t('disabled')) },
    remark: { label: t('remark') },
  };
  return (
    <FormModal title={title} call={categorySet.save} initial={initial} fields={fields} onClose={onClose}>
      <FormField name="code"><Input placeholder={t('codePlaceholder')} /></FormField>
      <FormField name="name"><Input placeholder={t('namePlaceholder')} /></FormField>
      <FormField name="type"><Radio.Group options={typeNames(t)} /></FormField>
      <FormField name="state"><Radio.Group options={states} /></FormField>
      <FormField name="remark"><Input.TextArea rows={3} placeholder={t('remarkPlaceholder')} /></FormField>
    </FormModal>
  );
}
