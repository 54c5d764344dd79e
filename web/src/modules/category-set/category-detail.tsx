import { category, categoryPicture } from '@edp/contract/modules/category.ts';
import { Input, InputNumber, Radio } from 'antd';
import { useRecord } from '../../kernel/use-record.ts';
import { FormField } from '../../ui/form-field.tsx';
import { PictureUpload } from '../../ui/picture-upload.tsx';
import { showPicture } from '../../ui/record-picture.tsx';
import { NodeForm } from '../../ui/tree-editor/node-form.tsx';
import { NodeRecord } from '../../ui/tree-editor/node-record.tsx';
import { NodeView } from '../../ui/tree-editor/node-view.tsx';
import type { NodeDetail } from '../../ui/tree-editor/tree-kind.ts';
import { useCategorySetText } from './category-set-text.ts';

/** One category beside its tree: shown, edited, or a new one. */
export function CategoryDetail({ mode, id, parentId, nextSort, setId, ...form }: NodeDetail) {
  const t = useCategorySetText();
  const state = useRecord(category.detail, id);
  const fields = {
    name: { label: t('categoryName') },
    code: { label: t('categoryCode') },
    sort: { label: t('sort') },
    status: { label: t('status'), render: (value: unknown) => (value === 1 ? t('enabled') : t('disabled')) },
    sortPicUrl: { label: t('picture'), render: showPicture(t('picture'), 'large') },
  };
  const inputs = (initial: object, key: string) => (
    <NodeForm key={key} call={category.save} initial={initial} fields={fields} {...form}>
      <FormField name="name"><Input placeholder={t('namePlaceholder')} /></FormField>
      <FormField name="code"><Input placeholder={t('codePlaceholder')} /></FormField>
      <FormField name="sort"><InputNumber style={{ width: 160 }} /></FormField>
      <FormField name="status"><Radio.Group options={[{ value: 1, label: t('enabled') }, { value: 0, label: t('disabled') }]} /></FormField>
      <FormField name="sortPicUrl"><PictureUpload limit={categoryPicture} /></FormField>
    </NodeForm>
  );
  if (mode === 'addRoot' || mode === 'addChild') {
    return inputs({ categorySetId: setId, parentId, name: '', code: '', sort: nextSort, status: 1, sortPicUrl: '' }, `${mode} ${parentId}`);
  }
  if (id === undefined) return null;
  return <NodeRecord state={state} onRejected={form.onRejected}>{(record) => (mode === 'edit' ? inputs(record, id) : <NodeView fields={fields} record={record} />)}</NodeRecord>;
}
