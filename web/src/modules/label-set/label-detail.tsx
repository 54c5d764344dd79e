import { label, labelPicture } from '@edp/contract/modules/label/label.ts';
import { Radio } from 'antd';
import { useRecord } from '../../kernel/data/use-record.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { showPicture } from '../../ui/media/record-picture.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { CodeInput, NameInput, PictureInput, SortOrderInput } from '../../ui/noun/standard-inputs.tsx';
import { NodeForm } from '../../ui/tree-editor/node-form.tsx';
import { NodeRecord } from '../../ui/tree-editor/node-record.tsx';
import { NodeView } from '../../ui/tree-editor/node-view.tsx';
import type { NodeDetail } from '../../ui/tree-editor/tree-kind.ts';
import { useLabelSetText } from './label-set.texts.ts';

/**
 * One label beside its tree: shown, edited, or a new one. Only a root has the setting for single or multiple choice.
 */
export function LabelDetail({ mode, id, parentId, nextSort, setId, ...form }: NodeDetail) {
  const t = useLabelSetText();
  const noun = useNounText();
  const state = useRecord(label.detail, id);
  const fieldsOf = (isRoot: boolean) => ({
    name: { label: t('labelName') },
    code: { label: t('labelCode') },
    sort: { label: noun('sortOrder') },
    ...(isRoot && { isRadio: { label: t('isRadio'), render: (value: unknown) => (value === 1 ? t('yes') : t('no')) } }),
    labelPicUrl: { label: t('picture'), render: showPicture(t('picture'), 'large') },
  });
  const inputs = (initial: object, isRoot: boolean, key: string) => (
    <NodeForm key={key} call={label.save} initial={initial} fields={fieldsOf(isRoot)} {...form}>
      <NameInput />
      <CodeInput />
      <SortOrderInput name="sort" />
      {isRoot && (
        <FormField name="isRadio" required>
          <Radio.Group
            options={[
              { value: 1, label: t('yes') },
              { value: 0, label: t('no') },
            ]}
          />
        </FormField>
      )}
      <PictureInput name="labelPicUrl" limit={labelPicture} />
    </NodeForm>
  );
  if (mode === 'addRoot' || mode === 'addChild') {
    return inputs(
      { labelSetId: setId, parentId, name: '', code: '', sort: nextSort, isRadio: undefined, labelPicUrl: '' },
      mode === 'addRoot',
      `${mode} ${parentId}`,
    );
  }
  if (id === undefined) return null;
  return (
    <NodeRecord state={state} {...form}>
      {(record) =>
        mode === 'edit' ? (
          inputs(record, record.parentId === '', id)
        ) : (
          <NodeView fields={fieldsOf(record.parentId === '')} record={record} />
        )
      }
    </NodeRecord>
  );
}
