import {
  setting,
  settingInput,
  type Setting,
  settingRecord,
  type SettingType,
} from '@edp/contract/modules/setting/setting.ts';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { useDefinedTexts } from '../../ui/noun/defined/defined-texts.tsx';
import { useNounText } from '../../ui/noun/noun.texts.ts';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { standardTitles } from '../../ui/noun/standard-fields.tsx';
import { CodeInput } from '../../ui/noun/standard-inputs.tsx';
import { words, useSettingText } from './setting.texts.ts';

function screensOf(type: SettingType) {
  // The rules of this type only, so that the form shows what is required.
  const input = settingInput(type);
  const form = settingRecord.form.filter((name) => name in input.shape && name !== 'type');
  const Inputs = definedInputs<Setting>({ ...settingRecord, form }, { code: CodeInput });
  return recordScreens<Setting>(() => {
    const t = useSettingText();
    const noun = useNounText();
    const kind = useDefinedKind<Setting>(settingRecord);
    const textsOf = useDefinedTexts(settingRecord);
    return {
      ...kind,
      list: words[type].path,
      isWithoutPage: true,
      titles: standardTitles(noun, t(words[type].item)),
      calls: { detail: setting.detail, create: { ...setting.save, input }, update: { ...setting.update, input } },
      blank: { ...kind.blank, type },
      fields: textsOf(form, { name: { label: t(words[type].name) } }),
      Inputs,
    };
  });
}

export const settingScreens = {
  APPLICATION_MODULE: screensOf('APPLICATION_MODULE'),
  APPLICATION_CATEGORY: screensOf('APPLICATION_CATEGORY'),
  APPLICATION_LABEL: screensOf('APPLICATION_LABEL'),
} satisfies Record<SettingType, object>;
