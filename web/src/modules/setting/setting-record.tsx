import { setting, settingFields, type Setting, type SettingType } from '@edp/contract/modules/setting/setting.ts';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { codeOf, standardTitles } from '../../ui/noun/standard-fields.tsx';
import { CodeInput, LongTextInput, NameInput } from '../../ui/noun/standard-inputs.tsx';
import { words, useSettingText } from './setting.texts.ts';

function screensOf(type: SettingType) {
  // The rules of this type only, so that the form shows what is required.
  const input = settingFields(type);
  const hasMark = 'code' in input.shape;
  const Inputs = () => (
    <>
      <NameInput />
      {hasMark && <CodeInput />}
      <LongTextInput name="remark" />
    </>
  );
  return recordScreens<Setting>(() => {
    const t = useSettingText();
    const noun = useNounText();
    return {
      noun: 'setting',
      list: words[type].path,
      isWithoutPage: true,
      titles: standardTitles(noun, t(words[type].item)),
      calls: { detail: setting.detail, create: { ...setting.save, input }, update: { ...setting.update, input } },
      blank: { type, name: '', code: '', remark: '' },
      fields: {
        name: { label: t(words[type].name) },
        ...(hasMark && { code: { label: t('mark') } }),
        remark: { label: noun('remark'), isWide: true },
      },
      facts: { createTime: { label: noun('createTime') }, updatedTime: { label: t('updatedTime') } },
      Inputs,
      codeOf,
    };
  });
}

export const settingScreens = {
  APPLICATION_MODULE: screensOf('APPLICATION_MODULE'),
  APPLICATION_CATEGORY: screensOf('APPLICATION_CATEGORY'),
  APPLICATION_LABEL: screensOf('APPLICATION_LABEL'),
} satisfies Record<SettingType, object>;
