import { home } from '@edp/contract/modules/home/home.ts';
import { Input, Radio } from 'antd';
import { useRecord } from '../../kernel/data/use-record.ts';
import { invalidate } from '../../kernel/http/run-action.ts';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { FormModal } from '../../ui/form/form-modal.tsx';
import { RecordModal } from '../../ui/record/record-modal.tsx';
import { useHomeText } from './home.texts.ts';

/** What an administrator sets for all users of the tenant. */
export function HomeSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useHomeText();
  // There is one record of them, which needs no id.
  const state = useRecord(home.settings, '');
  const logo = [{ value: 1, label: t('shown') }, { value: 0, label: t('hidden') }];
  const watermark = [{ value: 1, label: t('on') }, { value: 0, label: t('off') }];
  const nameOf = (options: typeof logo) => (value: unknown) => options.find((option) => option.value === value)?.label;
  const fields = {
    browserTitle: { label: t('browserTitle') },
    bottomTitle: { label: t('bottomTitle') },
    mainLogoShow: { label: t('logo'), render: nameOf(logo) },
    securityWatermarking: { label: t('watermark'), render: nameOf(watermark) },
  };
  const saved = () => void Promise.all([invalidate('home'), invalidate('session')]);
  return (
    <RecordModal title={t('title')} state={state} onClose={onClose}>
      {(settings) => (
        <FormModal title={t('title')} call={home.saveSettings} initial={settings} fields={fields} width={560} onSaved={saved} onClose={onClose}>
          <FormField name="browserTitle" hint={t('browserTitleHint')}><Input /></FormField>
          <FormField name="bottomTitle"><Input /></FormField>
          <FormField name="mainLogoShow"><Radio.Group options={logo} /></FormField>
          <FormField name="securityWatermarking" hint={t('watermarkHint')}><Radio.Group options={watermark} /></FormField>
        </FormModal>
      )}
    </RecordModal>
  );
}
