import { sharing, type SharingRule, type SharingSideNames } from '@edp/contract/modules/sharing.ts';
import { Input, Radio } from 'antd';
import { useParams } from 'react-router';
import { FormField } from '../../ui/form-field.tsx';
import { RecordPage } from '../../ui/record-page/record-page.tsx';
import { ineffectiveReason } from './modes.ts';
import { statusTag } from './sharing-columns.tsx';
import { noIds, noNames, subjectsOf } from './sharing-sides.ts';
import { useSharingText } from './sharing-text.ts';
import { Kept, SubjectField } from './subject-field.tsx';
import { SubjectTags } from './subject-tags.tsx';
import { TypeField } from './type-field.tsx';
import { useModeOf, useTypes } from './use-types.ts';

const calls = { detail: sharing.detail, create: sharing.add, update: sharing.update };
const blank = { name: '', remarks: '', addResource: noIds, addSharingTo: noIds, sourceDetail: noNames, targetDetail: noNames };

export const SharingPage = () => <RulePage list="/shareRulesManage" />;
export const ContractPage = () => <RulePage list="/contractManage" />;

const tagsOf = (side: string, names: unknown) => <SubjectTags side={side} of={subjectsOf(names as SharingSideNames | undefined)} />;

function RulePage({ list }: { list: string }) {
  const t = useSharingText();
  const { id = '0' } = useParams();
  const { types } = useTypes();
  const modeOf = useModeOf();
  const titles = { create: t('add'), view: t('details'), edit: t('edit') };
  const powers = [{ value: 0, label: t('readOnly') }, { value: 1, label: t('readWrite') }];
  const fields = {
    name: { label: t('name') },
    sharingType: { label: t('type'), render: (code: unknown, rule: Readonly<Record<string, unknown>>) => types.find(({ value }) => value === code)?.text ?? (rule.sharingTypeName as string) },
    power: { label: t('power'), isWide: true, render: (power: unknown) => powers.find(({ value }) => value === power)?.label },
    addResource: { label: t('source'), isWide: true, render: (_ids: unknown, rule: Readonly<Record<string, unknown>>) => tagsOf(t('source'), rule.sourceDetail) },
    addSharingTo: { label: t('target'), isWide: true, render: (_ids: unknown, rule: Readonly<Record<string, unknown>>) => tagsOf(t('target'), rule.targetDetail) },
    remarks: { label: t('remarks'), isWide: true },
  };
  const effect = ({ status, sharingType, power }: SharingRule) => {
    const mode = modeOf(sharingType);
    if (status === '0') return t('idleDisabled');
    return mode === undefined ? undefined : ineffectiveReason(mode, power, t) ?? t('inEffect');
  };
  const facts = {
    status: { label: t('status'), isWide: true, render: (status: unknown) => statusTag(status, t) },
    effect: { label: t('effect'), isWide: true, render: (_: unknown, rule: Readonly<Record<string, unknown>>) => effect(rule as unknown as SharingRule) },
  };
  return (
    <RecordPage id={id} idName="sharingId" list={list} titles={titles} calls={calls} blank={blank} fields={fields} facts={facts}>
      <FormField name="name" hint={t('nameHint')}><Input /></FormField>
      <TypeField />
      <FormField name="power"><Radio.Group options={powers} /></FormField>
      <FormField name="addResource" hint={t('sourceHint')}><SubjectField label={t('source')} title={t('chooseSource')} namesIn="sourceDetail" /></FormField>
      <FormField name="addSharingTo" hint={t('targetHint')}><SubjectField label={t('target')} title={t('chooseTarget')} namesIn="targetDetail" /></FormField>
      <FormField name="remarks"><Input.TextArea rows={3} placeholder={t('remarksPlaceholder')} /></FormField>
      <Kept name="sourceDetail" />
      <Kept name="targetDetail" />
    </RecordPage>
  );
}
