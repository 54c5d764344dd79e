import { labelSet, type LabelSet } from '@edp/contract/modules/label-set/label-set.ts';
import { useChoices, useDictionary } from '../../kernel/data/use-dictionary.ts';
import { lazy } from '../../kernel/lazy.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { RemoteSelect } from '../../ui/inputs/remote-select.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { EnabledInput, LongTextInput, NameInput } from '../../ui/noun/standard-inputs.tsx';
import { type SetDialog, setKind, stateField } from '../../ui/noun/tree-set.tsx';
import { useLabelSetText } from './label-set.texts.ts';

const LabelEditor = lazy(async () => (await import('./label-editor.tsx')).labelEditors.Dialog);

const records = recordScreens<LabelSet>(() => {
  const t = useLabelSetText();
  const noun = useNounText();
  const objects = useDictionary('edp_label_useobj');
  return {
    noun: 'labelSet',
    ...setKind(noun, t('thing'), '/labelSet', t('manage')),
    calls: {
      detail: labelSet.detail,
      create: labelSet.save,
      update: labelSet.save,
      translations: labelSet.translations,
      translate: labelSet.translate,
    },
    sharingType: 'label_set',
    blank: { name: '', useObj: undefined, state: 1, remark: '' },
    fields: {
      name: { label: t('name') },
      useObj: { label: t('useObj'), render: (value) => objects.find((each) => each.value === value)?.text },
      ...stateField(noun),
      remark: { label: noun('remark'), isWide: true },
    },
    Inputs,
  };
});

function Inputs({ record }: { record?: LabelSet | undefined }) {
  const t = useLabelSetText();
  return (
    <>
      <NameInput />
      <FormField name="useObj">
        <Select options={useChoices('edp_label_useobj', record?.useObj)} placeholder={t('useObjPlaceholder')} />
      </FormField>
      <EnabledInput name="state" off={2} />
      <LongTextInput name="remark" />
    </>
  );
}

/** A new set with a copy of the tree of another. */
function Copy({ onClose }: { onClose: () => void }) {
  const t = useLabelSetText();
  const fields = { sourceId: { label: t('source') }, name: { label: t('newName') } };
  return (
    <FormModal
      title={t('copy')}
      call={labelSet.copy}
      initial={{ sourceId: undefined, name: '' }}
      fields={fields}
      onClose={onClose}>
      <FormField name="sourceId">
        <RemoteSelect call={labelSet.list} detail={labelSet.detail} placeholder={t('sourcePlaceholder')} />
      </FormField>
      <NameInput />
    </FormModal>
  );
}

function Dialog({ opened, onClose }: { opened: SetDialog<LabelSet>; onClose: () => void }) {
  if (opened.what === 'copy') return <Copy onClose={onClose} />;
  if (opened.what === 'tree') return <LabelEditor of={opened.of} onClose={onClose} />;
  return <records.Dialog opened={opened} onClose={onClose} />;
}

export const labelSetScreens = { ...records, Dialog };
