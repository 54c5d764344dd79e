import { sharing, type SharingRule, type SharingSideNames } from '@edp/contract/modules/sharing/sharing.ts';
import { Input, Radio } from 'antd';
import { helpOf } from '../../ui/form/fields/help.tsx';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { EnabledTag } from '../../ui/noun/standard-columns.tsx';
import { LongTextInput } from '../../ui/noun/standard-inputs.tsx';
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

const tagsOf = (side: string, names: unknown) => (
  <SubjectTags side={side} of={subjectsOf(names as SharingSideNames | undefined)} />
);

const usePowers = () => {
  const t = useSharingText();
  return [
    { value: 0, label: t('readOnly') },
    { value: 1, label: t('readWrite') },
  ];
};

function useRuleKind(list: string): RecordKind<SharingRule> {
  const t = useSharingText();
  const noun = useNounText();
  const { types } = useTypes();
  const modeOf = useModeOf();
  const powers = usePowers();
  const tagOf = (status: unknown) => <EnabledTag on={status === '1'} t={noun} />;
  const effect = ({ status, sharingType, power }: SharingRule) => {
    const mode = modeOf(sharingType);
    if (status === '0') return t('idleDisabled');
    return mode === undefined ? undefined : (ineffectiveReason(mode, power, t) ?? t('inEffect'));
  };
  return {
    noun: 'sharingRule',
    list,
    // The specification quotes these titles.
    titles: { create: t('add'), view: t('details'), edit: t('edit') },
    calls: { detail: sharing.detail, create: sharing.add, update: sharing.update },
    idName: 'sharingId',
    blank,
    fields: {
      name: { label: t('name') },
      sharingType: {
        label: t('type'),
        render: (code, rule) => types.find(({ value }) => value === code)?.text ?? (rule.sharingTypeName as string),
      },
      power: {
        label: t('power'),
        help: helpOf(t('powerHelp')),
        isWide: true,
        render: (power) => powers.find(({ value }) => value === power)?.label,
      },
      addResource: { label: t('source'), isWide: true, render: (_ids, rule) => tagsOf(t('source'), rule.sourceDetail) },
      addSharingTo: {
        label: t('target'),
        isWide: true,
        render: (_ids, rule) => tagsOf(t('target'), rule.targetDetail),
      },
      remarks: { label: noun('remark'), isWide: true },
    },
    facts: {
      status: { label: noun('status'), isWide: true, render: tagOf },
      effect: { label: t('effect'), isWide: true, render: (_, rule) => effect(rule as unknown as SharingRule) },
    },
    Inputs: RuleInputs,
    codeOf: ({ id }) => `${t('id')} ${id}`,
    tagsOf: ({ status }) => tagOf(status),
  };
}

function RuleInputs() {
  const t = useSharingText();
  return (
    <>
      <FormField name="name" hint={t('nameHint')}>
        <Input />
      </FormField>
      <TypeField />
      <FormField name="power">
        <Radio.Group options={usePowers()} />
      </FormField>
      <FormField name="addResource" hint={t('sourceHint')}>
        <SubjectField label={t('source')} title={t('chooseSource')} namesIn="sourceDetail" />
      </FormField>
      <FormField name="addSharingTo" hint={t('targetHint')}>
        <SubjectField label={t('target')} title={t('chooseTarget')} namesIn="targetDetail" />
      </FormField>
      <LongTextInput name="remarks" />
    </>
  );
}
