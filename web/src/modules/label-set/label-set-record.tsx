import { labelSet, type LabelSet, labelSetRecord } from '@edp/contract/modules/label-set/label-set.ts';
import { lazy } from '../../kernel/lazy.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { RemoteSelect } from '../../ui/inputs/remote-select.tsx';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { NameInput } from '../../ui/noun/standard-inputs.tsx';
import { type SetDialog, setKind } from '../../ui/noun/tree-set.tsx';
import { useLabelSetText } from './label-set.texts.ts';

const LabelEditor = lazy(async () => (await import('./label-editor.tsx')).labelEditors.Dialog);

const Inputs = definedInputs(labelSetRecord);

const records = recordScreens<LabelSet>(() => ({
  ...useDefinedKind<LabelSet>(labelSetRecord),
  ...setKind('/labelSet', useLabelSetText()('manage')),
  Inputs,
}));

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
