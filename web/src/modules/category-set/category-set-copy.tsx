import { categorySet, categorySetRecord } from '@edp/contract/modules/category-set/category-set.ts';
import { Radio } from 'antd';
import { useRestorableState } from '../../kernel/tabs/use-restorable-state.ts';
import { FormField, FormRow } from '../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { RemoteSelect } from '../../ui/inputs/remote-select.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { CodeInput, NameInput } from '../../ui/noun/standard-inputs.tsx';
import { useCategorySetText } from './category-set.texts.ts';

const goods = 1;

/** A new set with a copy of the tree of another. Goods sets are offered first, because they are copied most often. */
export function CategorySetCopy({ onClose }: { onClose: () => void }) {
  const t = useCategorySetText();
  const text = useDefinitionText(categorySetRecord);
  const [type = goods, setType] = useRestorableState<number>('source type');
  const fields = { sourceId: { label: t('source') }, name: { label: t('newName') }, code: { label: t('newCode') } };
  return (
    <FormModal
      title={t('copy')}
      call={categorySet.copy}
      initial={{ sourceId: undefined, name: '', code: '' }}
      fields={fields}
      onClose={onClose}>
      <FormRow label={t('sourceType')}>
        <Radio.Group
          aria-label={t('sourceType')}
          options={text.wordsOf('type')!.map((word) => ({ value: word.value, label: word.text }))}
          value={type}
          onChange={(event) => setType(event.target.value as number)}
        />
      </FormRow>
      <FormField name="sourceId">
        <RemoteSelect
          call={categorySet.list}
          detail={categorySet.detail}
          filter={{ type }}
          placeholder={t('sourcePlaceholder')}
        />
      </FormField>
      <NameInput />
      <CodeInput />
    </FormModal>
  );
}
