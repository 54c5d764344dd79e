import { category, categoryRecord } from '@edp/contract/modules/category/category.ts';
import { useRecord } from '../../kernel/data/use-record.ts';
import { showPicture } from '../../ui/media/record-picture.tsx';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { blankOf, useDefinedTexts } from '../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { NodeForm } from '../../ui/tree-editor/node-form.tsx';
import { NodeRecord } from '../../ui/tree-editor/node-record.tsx';
import { NodeView } from '../../ui/tree-editor/node-view.tsx';
import type { NodeDetail } from '../../ui/tree-editor/tree-kind.ts';

const Inputs = definedInputs(categoryRecord);

/** One category beside its tree: shown, edited, or a new one. */
export function CategoryDetail({ mode, id, parentId, nextSort, setId, ...form }: NodeDetail) {
  const text = useDefinitionText(categoryRecord);
  const state = useRecord(category.detail, id);
  const fields = useDefinedTexts(categoryRecord)(categoryRecord.form, {
    sortPicUrl: { render: showPicture(text.of('sortPicUrl', 'label')!, 'large') },
  });
  const inputs = (initial: object, key: string) => (
    <NodeForm key={key} call={category.save} initial={initial} fields={fields} {...form}>
      <Inputs />
    </NodeForm>
  );
  if (mode === 'addRoot' || mode === 'addChild') {
    const blank = { ...blankOf(categoryRecord), categorySetId: setId, parentId, sort: nextSort };
    return inputs(blank, `${mode} ${parentId}`);
  }
  if (id === undefined) return null;
  return (
    <NodeRecord state={state} {...form}>
      {(record) => (mode === 'edit' ? inputs(record, id) : <NodeView fields={fields} record={record} />)}
    </NodeRecord>
  );
}
