import { documentLimit, pictureLimit } from '@edp/contract/kernel/stored-file.ts';
import { mostAttachments, publishModes } from '@edp/contract/modules/news/news-manage.ts';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Input, Radio } from 'antd';
import { upload } from '../../../kernel/http/upload.ts';
import { useFieldValue } from '../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { DateTimeInput } from '../../../ui/inputs/dates/date-time-input.tsx';
import { SwitchInput } from '../../../ui/inputs/switch-input.tsx';
import { popupContainer } from '../../../ui/layout/popup-container.ts';
import { FileField } from '../../../ui/record/fields/file-field.tsx';
import { RichTextInput } from '../../../ui/rich-text/rich-text-input.tsx';
import { AudienceField } from './audience-field.tsx';
import { newsOptionsQuery } from './news-options.ts';
import { useNewsManageText } from './news-manage.texts.ts';

const attachments = { ...documentLimit, most: mostAttachments };

export function NewsInputs() {
  const t = useNewsManageText();
  const { data } = useQuery(newsOptionsQuery);
  return (
    <>
      <FormField name="title">
        <Input maxLength={100} showCount />
      </FormField>
      <FormField name="newsTypeValue">
        <AutoComplete
          options={(data?.types ?? []).map((value) => ({ value }))}
          placeholder={t('typePlaceholder')}
          maxLength={20}
          style={{ width: '100%' }}
          getPopupContainer={popupContainer}
        />
      </FormField>
      <FormField name="newsContent">
        <RichTextInput
          label={t('content')}
          pictureLimit={pictureLimit}
          sendPicture={(file, onProgress) => upload(file, 'newsPicture', onProgress)}
        />
      </FormField>
      <FormField name="fileIds" hint={t('filesHint')}>
        <FileField limit={attachments} purpose="newsAttachment" />
      </FormField>
      <FormField name="everybody">
        <Radio.Group
          options={[
            { value: 1, label: t('everybody') },
            { value: 0, label: t('some') },
          ]}
        />
      </FormField>
      <Audience />
      <FormField name="publishMode">
        <Radio.Group options={publishModes.map((value) => ({ value, label: t(`mode_${value}`) }))} />
      </FormField>
      <PublishDate />
      <FormField name="expireDate" hint={t('expireHint')}>
        <DateTimeInput placeholder={t('momentPlaceholder')} />
      </FormField>
      <FormField name="forcedRead" hint={t('forcedHint')}>
        <SwitchInput />
      </FormField>
      <FormField name="commentsOpen">
        <SwitchInput />
      </FormField>
    </>
  );
}

function Audience() {
  const t = useNewsManageText();
  return (
    useFieldValue('everybody') === 0 && (
      <FormField name="audience" required hint={t('audienceHint')}>
        <AudienceField />
      </FormField>
    )
  );
}

function PublishDate() {
  const t = useNewsManageText();
  return (
    useFieldValue('publishMode') === 'later' && (
      <FormField name="publishDate" required>
        <DateTimeInput placeholder={t('momentPlaceholder')} />
      </FormField>
    )
  );
}
