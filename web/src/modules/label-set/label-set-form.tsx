import { dictionaryItems } from '@edp/contract/modules/dictionary.ts';
import { labelSet } from '@edp/contract/modules/label-set.ts';
import { Input, Radio } from 'antd';
import { useLanguage } from '../../kernel/language.ts';
import { useRecord } from '../../kernel/use-record.ts';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { RecordModal } from '../../ui/record-modal.tsx';
import { Select } from '../../ui/select.tsx';
import { useLabelSetText } from './label-set-text.ts';

const newSet = { name: '', useObj: undefined, state: 1, remark: '' };

/** Adds a set, or edits the one with the given id. */
export function LabelSetForm({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useLabelSetText();
  const state = useRecord(labelSet.detail, id);
  if (id === undefined) return <LabelSetFields title={t('add')} initial={newSet} onClose={onClose} />;
  return (
    <RecordModal title={t('edit')} state={state} onClose={onClose}>
      {(record) => <LabelSetFields title={t('edit')} initial={record} onClose={onClose} />}
    </RecordModal>
  );
}

function LabelSetFields({ title, initial, onClose }: { title: string; initial: object; onClose: () => void }) {
  const t = useLabelSetText();
  const language = useLanguage();
  const objects = dictionaryItems('edp_label_useobj', language).map(({ code, name }) => ({ value: code, text: name }));
  const fields = {
    name: { label: t('name') },
    useObj: { label: t('useObj'), render: (value: unknown) => objects.find((each) => each.value === value)?.text },
    state: { label: t('state'), render: (value: unknown) => (value === 1 ? t('enabled') : t('disabled')) },
    remark: { label: t('remark') },
  };
  return (
    <FormModal title={title} call={labelSet.save} initial={initial} fields={fields} onClose={onClose}>
      <FormField name="name"><Input placeholder={t('namePlaceholder')} /></FormField>
      <FormField name="useObj"><Select options={objects} placeholder={t('useObjPlaceholder')} /></FormField>
      <FormField name="state"><Radio.Group options={[{ value: 1, label: t('enabled') }, { value: 2, label: t('disabled') }]} /></FormField>
      <FormField name="remark"><Input.TextArea rows={3} placeholder={t('remarkPlaceholder')} /></FormField>
    </FormModal>
  );
}
