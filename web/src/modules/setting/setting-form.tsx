import { setting, settingFields, type Setting, type SettingType } from '@edp/contract/modules/setting.ts';
import { Input } from 'antd';
import { FormField } from '../../ui/form-field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { screens, useSettingText } from './setting-text.ts';

/** Adds a record of the type, or edits the given one. */
export function SettingForm({ type, record, onClose }: { type: SettingType; record: Setting | undefined; onClose: () => void }) {
  const t = useSettingText();
  const screen = screens[type];
  // The rules of this type only, so that the form shows what is required.
  const call = { ...(record ? setting.update : setting.save), input: settingFields(type) };
  const hasMark = 'code' in call.input.shape;
  const fields = {
    name: { label: t(screen.name) },
    ...(hasMark && { code: { label: t('mark') } }),
    remark: { label: t('remark') },
  };
  return (
    <FormModal title={t(record ? screen.edit : screen.add)} call={call} initial={record ?? { type, name: '', code: '', remark: '' }} fields={fields} width={520} onClose={onClose}>
      <FormField name="name"><Input placeholder={t('namePlaceholder')} /></FormField>
      {hasMark && <FormField name="code"><Input placeholder={t('markPlaceholder')} /></FormField>}
      <FormField name="remark"><Input.TextArea rows={3} placeholder={t('remarkPlaceholder')} /></FormField>
    </FormModal>
  );
}
