import { logoPicture, tabIconPicture } from '@edp/contract/modules/home/home.ts';
import { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import type { OutputOf } from '@edp/contract/kernel/call.ts';
import { Button, Input, Radio } from 'antd';
import { useRecord } from '../../kernel/data/use-record.ts';
import { invalidate } from '../../kernel/http/run-action.ts';
import { ErrorNotice } from '../../ui/feedback/error-notice.tsx';
import { PageSkeleton } from '../../ui/feedback/page-skeleton.tsx';
import { FormField } from '../../ui/form/fields/form-field.tsx';
import { FormBody } from '../../ui/form/form-body.tsx';
import { FormSummary } from '../../ui/form/form-summary.tsx';
import { useFollowRecord } from '../../ui/form/engine/use-follow-record.ts';
import { useSaveForm } from '../../ui/form/engine/use-save-form.ts';
import { SwitchInput } from '../../ui/inputs/switch-input.tsx';
import { PictureUpload } from '../../ui/media/picture-upload.tsx';
import { showPicture } from '../../ui/media/record-picture.tsx';
import list from '../../ui/table/list-page.module.css';
import { useUiText } from '../../ui/ui.texts.ts';
import { AccentInput } from './accent-input.tsx';
import { HomePreview } from './home-preview.tsx';
import styles from './home.module.css';
import { useHomeText } from './home.texts.ts';

/** What an administrator sets for all users of the tenant, with a preview of it. */
export function HomePage() {
  const t = useHomeText();
  // There is one record of them, which needs no id.
  const { record, error, reload } = useRecord(homeSettings.settings, '');
  return (
    <div className={list.page}>
      <section className={list.panel}>
        <div className={list.toolbar}>
          <h1 className={list.title}>{t('title')}</h1>
        </div>
        {record ? (
          <HomeForm settings={record} />
        ) : error ? (
          <ErrorNotice title={error.message} onRetry={reload} />
        ) : (
          <PageSkeleton />
        )}
      </section>
    </div>
  );
}

function HomeForm({ settings }: { settings: OutputOf<typeof homeSettings.settings> }) {
  const t = useHomeText();
  const ui = useUiText();
  const shown = [
    { value: 1, label: t('shown') },
    { value: 0, label: t('hidden') },
  ];
  const ways = [
    { value: 0, label: t('newsOneByOne') },
    { value: 1, label: t('newsScrolling') },
  ];
  const onOff = (value: unknown) => (value === 1 ? t('on') : t('off'));
  const fields = {
    browserTitle: { label: t('browserTitle') },
    tabIcon: { label: t('tabIcon'), render: showPicture(t('tabIcon'), 'small') },
    mainLogoId: { label: t('logo'), render: showPicture(t('logo'), 'small') },
    mainLogoShow: {
      label: t('logoShown'),
      render: (value: unknown) => shown.find((option) => option.value === value)?.label,
    },
    accentColor: { label: t('accent') },
    bottomTitle: { label: t('bottomTitle') },
    newsScrolls: {
      label: t('newsWay'),
      render: (value: unknown) => ways.find((option) => option.value === value)?.label,
    },
    securityWatermarking: { label: t('watermark'), render: onOff },
  };
  const saved = () => void Promise.all([invalidate('home'), invalidate('session')]);
  const saving = useSaveForm({
    call: homeSettings.saveSettings,
    initial: settings,
    draftKey: 'page',
    fields,
    onSaved: saved,
  });
  useFollowRecord(saving, settings);
  return (
    <>
      <div className={styles.bench}>
        <FormBody of={saving}>
          <FormField name="browserTitle" hint={t('browserTitleHint')}>
            <Input />
          </FormField>
          <FormField name="tabIcon" hint={t('tabIconHint')}>
            <PictureUpload limit={tabIconPicture} purpose="homeIcon" />
          </FormField>
          <FormField name="mainLogoId">
            <PictureUpload limit={logoPicture} purpose="homeLogo" />
          </FormField>
          <FormField name="mainLogoShow">
            <Radio.Group options={shown} />
          </FormField>
          <FormField name="accentColor" hint={t('accentHint')}>
            <AccentInput />
          </FormField>
          <FormField name="bottomTitle">
            <Input />
          </FormField>
          <FormField name="newsScrolls" hint={t('newsWayHint')}>
            <Radio.Group options={ways} />
          </FormField>
          <FormField name="securityWatermarking" hint={t('watermarkHint')}>
            <SwitchInput />
          </FormField>
        </FormBody>
        <HomePreview form={saving.form} />
      </div>
      <footer className={styles.footer}>
        <FormSummary of={saving} />
        <Button onClick={() => saving.discardDraft()}>{t('reset')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          form={saving.formId}
          loading={saving.isSaving}
          disabled={saving.isBlocked}>
          {ui('save')}
        </Button>
      </footer>
    </>
  );
}
