import { label, labelPicture } from '@edp/contract/modules/label.ts';
import { translate } from '@edp/contract/texts.ts';
import { Input, InputNumber, Radio } from 'antd';
import { language } from '../../kernel/language.ts';
import { useRecord } from '../../kernel/use-record.ts';
import { FormField } from '../../ui/form-field.tsx';
import { PictureUpload } from '../../ui/picture-upload.tsx';
import { showPicture } from '../../ui/record-picture.tsx';
import { NodeForm } from '../../ui/tree-editor/node-form.tsx';
import { NodeRecord } from '../../ui/tree-editor/node-record.tsx';
import { NodeView } from '../../ui/tree-editor/node-view.tsx';
import type { NodeDetail } from '../../ui/tree-editor/tree-kind.ts';
import { useLabelSetText } from './label-set-text.ts';

const requireChoice = (value: unknown) => (value === 0 || value === 1 ? undefined : translate('label.isRadioRequired', language()));

/** One label beside its tree: shown, edited, or a new one. Only a root has the setting for single or multiple choice. */
export function LabelDetail({ mode, id, parentId, nextSort, setId, ...form }: NodeDetail) {
  const t = useLabelSetText();
  const state = useRecord(label.detail, id);
  const fieldsOf = (isRoot: boolean) => ({
    name: { label: t('labelName') },
    code: { label: t('labelCode') },
    sort: { label: t('sort') },
    ...(isRoot && { isRadio: { label: t('isRadio'), render: (value: unknown) => (value === 1 ? t('yes') : t('no')) } }),
    labelPicUrl: { label: t('picture'), render: showPicture(t('picture'), 'large') },
  });
  const inputs = (initial: object, isRoot: boolean, key: string) => (
    <NodeForm key={key} call={label.save} initial={initial} fields={fieldsOf(isRoot)} {...form}>
      <FormField name="name"><Input placeholder={t('namePlaceholder')} /></FormField>
      <FormField name="code"><Input placeholder={t('codePlaceholder')} /></FormField>
      <FormField name="sort"><InputNumber style={{ width: 160 }} /></FormField>
      {isRoot && <FormField name="isRadio" required check={requireChoice}><Radio.Group options={[{ value: 1, label: t('yes') }, { value: 0, label: t('no') }]} /></FormField>}
      <FormField name="labelPicUrl"><PictureUpload limit={labelPicture} /></FormField>
    </NodeForm>
  );
  if (mode === 'addRoot' || mode === 'addChild') {
    return inputs({ labelSetId: setId, parentId, name: '', code: '', sort: nextSort, isRadio: undefined, labelPicUrl: '' }, mode === 'addRoot', `${mode} ${parentId}`);
  }
  if (id === undefined) return null;
  return (
    <NodeRecord state={state} onRejected={form.onRejected}>
      {(record) => (mode === 'edit' ? inputs(record, record.parentId === '', id) : <NodeView fields={fieldsOf(record.parentId === '')} record={record} />)}
    </NodeRecord>
  );
}
