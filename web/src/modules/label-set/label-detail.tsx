import { label, labelRecord } from '@edp/contract/modules/label/label.ts';
import { Radio } from 'antd';
import { useRecord } from '../../kernel/data/use-record.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { showPicture } from '../../ui/media/record-picture.tsx';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { blankOf, useDefinedTexts } from '../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { NodeForm } from '../../ui/tree-editor/node-form.tsx';
import { NodeRecord } from '../../ui/tree-editor/node-record.tsx';
import { NodeView } from '../../ui/tree-editor/node-view.tsx';
import type { NodeDetail } from '../../ui/tree-editor/tree-kind.ts';

/** Only a root has the setting for single or multiple choice. */
const formOf = (isRoot: boolean) => labelRecord.form.filter((name) => isRoot || name !== 'isRadio');
const RootInputs = definedInputs(labelRecord, { isRadio: RadioField });
const ChildInputs = definedInputs({ ...labelRecord, form: formOf(false) });

/** One label beside its tree: shown, edited, or a new one. */
export function LabelDetail({ mode, id, parentId, nextSort, setId, ...form }: NodeDetail) {
  const text = useDefinitionText(labelRecord);
  const textsOf = useDefinedTexts(labelRecord);
  const state = useRecord(label.detail, id);
  const fieldsOf = (isRoot: boolean) =>
    textsOf(formOf(isRoot), { labelPicUrl: { render: showPicture(text.of('labelPicUrl', 'label')!, 'large') } });
  const inputs = (initial: object, isRoot: boolean, key: string) => (
    <NodeForm key={key} call={label.save} initial={initial} fields={fieldsOf(isRoot)} {...form}>
      {isRoot ? <RootInputs /> : <ChildInputs />}
    </NodeForm>
  );
  if (mode === 'addRoot' || mode === 'addChild') {
    const blank = { ...blankOf(labelRecord), labelSetId: setId, parentId, sort: nextSort, isRadio: undefined };
    return inputs(blank, mode === 'addRoot', `${mode} ${parentId}`);
  }
  if (id === undefined) return null;
  return (
    <NodeRecord state={state} {...form}>
      {(record) => {
        const isRoot = record.parentId === '';
        return mode === 'edit' ? inputs(record, isRoot, id) : <NodeView fields={fieldsOf(isRoot)} record={record} />;
      }}
    </NodeRecord>
  );
}

function RadioField() {
  const words = useDefinitionText(labelRecord).wordsOf('isRadio')!;
  return (
    <FormField name="isRadio" required>
      <Radio.Group options={words.map((word) => ({ value: word.value, label: word.text }))} />
    </FormField>
  );
}
