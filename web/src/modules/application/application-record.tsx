import { application, type Application } from '@edp/contract/modules/application/application.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { EnabledTag } from '../../ui/noun/standard-columns.tsx';
import { codeOf, creationFacts, standardTitles } from '../../ui/noun/standard-fields.tsx';
import { CodeInput, LongTextInput, NameInput } from '../../ui/noun/standard-inputs.tsx';
import { useApplicationText } from './application.texts.ts';

const Inputs = () => (
  <>
    <CodeInput />
    <NameInput />
    <LongTextInput name="remarks" />
  </>
);

export const applicationScreens = recordScreens<Application>(() => {
  const t = useApplicationText();
  const noun = useNounText();
  const tagOf = (status: unknown) => <EnabledTag on={status === '1'} t={noun} />;
  return {
    noun: 'application',
    list: '/applicationManage',
    titles: standardTitles(noun, t('thing')),
    calls: { detail: application.detail, create: application.save, update: application.update },
    sharingType: 'application',
    blank: { code: '', name: '', remarks: '' },
    fields: {
      code: { label: t('code') },
      name: { label: t('name') },
      remarks: { label: noun('remark'), isWide: true },
    },
    facts: { status: { label: noun('status'), isWide: true, render: tagOf }, ...creationFacts(noun, 'createBy') },
    Inputs,
    codeOf,
    tagsOf: ({ status }) => tagOf(status),
  };
});
