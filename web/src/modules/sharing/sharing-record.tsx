import { type SharingRule, sharingRuleRecord, type SharingSideNames } from '@edp/contract/modules/sharing/sharing.ts';
import { Input } from 'antd';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { useDefinitionText } from '../../ui/noun/defined/definition-text.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import type { RecordKind } from '../../ui/record/record-kind.ts';
import { ineffectiveReason } from './modes.ts';
import { noIds, noNames, subjectsOf } from './sharing-sides.ts';
import { useSharingText } from './sharing.texts.ts';
import { SubjectField } from './subject-field.tsx';
import { SubjectTags } from './subject-tags.tsx';
import { TypeField } from './type-field.tsx';
import { useModeOf, useTypes } from './use-types.ts';

const blank = {
  name: '',
  remarks: '',
  addResource: noIds,
  addSharingTo: noIds,
  sourceDetail: noNames,
  targetDetail: noNames,
};

/** Rules are listed by two screens. */
export const ruleScreens = {
  '/shareRulesManage': recordScreens<SharingRule>(() => useRuleKind('/shareRulesManage')),
  '/contractManage': recordScreens<SharingRule>(() => useRuleKind('/contractManage')),
};

const Inputs = definedInputs<SharingRule>(sharingRuleRecord, {
  name: NameField,
  sharingType: TypeField,
  addResource: SourceField,
  addSharingTo: TargetField,
});

const tagsOf = (side: string, names: unknown) => (
  <SubjectTags side={side} of={subjectsOf(names as SharingSideNames | undefined)} />
);

function useRuleKind(list: string): RecordKind<SharingRule> {
  const t = useSharingText();
  const text = useDefinitionText(sharingRuleRecord);
  const kind = useDefinedKind<SharingRule>(sharingRuleRecord);
  const { types } = useTypes();
  const modeOf = useModeOf();
  const { sharingType, power, addResource, addSharingTo } = kind.fields;
  const effect = (rule: SharingRule) => {
    const mode = modeOf(rule.sharingType);
    if (rule.status === '0') return t('idleDisabled');
    return mode === undefined ? undefined : (ineffectiveReason(mode, rule.power, t) ?? t('inEffect'));
  };
  return {
    ...kind,
    list,
    // The specification quotes these titles.
    titles: { create: t('add'), view: t('details'), edit: t('edit') },
    idName: 'sharingId',
    blank,
    fields: {
      ...kind.fields,
      sharingType: {
        ...sharingType!,
        render: (code, rule) => types.find(({ value }) => value === code)?.text ?? (rule.sharingTypeName as string),
      },
      power: { ...power!, isWide: true },
      addResource: {
        ...addResource!,
        isWide: true,
        render: (_ids, rule) => tagsOf(addResource!.label, rule.sourceDetail),
      },
      addSharingTo: {
        ...addSharingTo!,
        isWide: true,
        render: (_ids, rule) => tagsOf(addSharingTo!.label, rule.targetDetail),
      },
    },
    facts: {
      status: kind.facts!['status']!,
      effect: { label: t('effect'), isWide: true, render: (_, rule) => effect(rule as unknown as SharingRule) },
    },
    Inputs,
    codeOf: ({ id }) => `${text.of('id', 'label')} ${id}`,
  };
}

function NameField() {
  const text = useDefinitionText(sharingRuleRecord);
  return (
    <FormField name="name" hint={text.of('name', 'hint')}>
      <Input />
    </FormField>
  );
}

function SourceField() {
  const t = useSharingText();
  const text = useDefinitionText(sharingRuleRecord);
  return (
    <FormField name="addResource" hint={text.of('addResource', 'hint')}>
      <SubjectField label={text.of('addResource', 'label')!} title={t('chooseSource')} namesIn="sourceDetail" />
    </FormField>
  );
}

function TargetField() {
  const t = useSharingText();
  const text = useDefinitionText(sharingRuleRecord);
  return (
    <FormField name="addSharingTo" hint={text.of('addSharingTo', 'hint')}>
      <SubjectField label={text.of('addSharingTo', 'label')!} title={t('chooseTarget')} namesIn="targetDetail" />
    </FormField>
  );
}
