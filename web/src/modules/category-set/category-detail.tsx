import { category, categoryPicture } from '@edp/contract/modules/category/category.ts';
import { useRecord } from '../../kernel/data/use-record.ts';
import { showPicture } from '../../ui/media/record-picture.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { CodeInput, EnabledInput, NameInput, PictureInput, SortOrderInput } from '../../ui/noun/standard-inputs.tsx';
import { NodeForm } from '../../ui/tree-editor/node-form.tsx';
import { NodeRecord } from '../../ui/tree-editor/node-record.tsx';
import { NodeView } from '../../ui/tree-editor/node-view.tsx';
import type { NodeDetail } from '../../ui/tree-editor/tree-kind.ts';
import { useCategorySetText } from './category-set.texts.ts';

/** One category beside its tree: shown, edited, or a new one. */
export function CategoryDetail({ mode, id, parentId, nextSort, setId, ...form }: NodeDetail) {
  const t = useCategorySetText();
  const noun = useNounText();
  const state = useRecord(category.detail, id);
  const fields = {
    name: { label: t('categoryName') },
    code: { label: t('categoryCode') },
    sort: { label: noun('sortOrder') },
    status: { label: noun('status'), render: (value: unknown) => (value === 1 ? noun('enabled') : noun('disabled')) },
    sortPicUrl: { label: t('picture'), render: showPicture(t('picture'), 'large') },
  };
  const inputs = (initial: object, key: string) => (
    <NodeForm key={key} call={category.save} initial={initial} fields={fields} {...form}>
      <NameInput />
      <CodeInput />
      <SortOrderInput name="sort" />
      <EnabledInput name="status" off={0} />
      <PictureInput name="sortPicUrl" limit={categoryPicture} />
    </NodeForm>
  );
  if (mode === 'addRoot' || mode === 'addChild') {
    return inputs(
      { categorySetId: setId, parentId, name: '', code: '', sort: nextSort, status: 1, sortPicUrl: '' },
      `${mode} ${parentId}`,
    );
  }
  if (id === undefined) return null;
  return (
    <NodeRecord state={state} {...form}>
      {(record) => (mode === 'edit' ? inputs(record, id) : <NodeView fields={fields} record={record} />)}
    </NodeRecord>
  );
}
