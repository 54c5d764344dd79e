import { documentLimit, pictureLimit } from '@edp/contract/kernel/stored-file.ts';
import { mostAttachments } from '@edp/contract/modules/news/news-manage.ts';
import { newsRecord } from '@edp/contract/modules/news/news-record.ts';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { upload } from '../../../kernel/http/upload.ts';
import { useFieldValue } from '../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../ui/form/fields/form-field.tsx';
import { DateTimeInput } from '../../../ui/inputs/dates/date-time-input.tsx';
import { SwitchInput } from '../../../ui/inputs/switch-input.tsx';
import { popupContainer } from '../../../ui/layout/popup-container.ts';
import { definedInputs } from '../../../ui/noun/defined/defined-inputs.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { useMaxLength } from '../../../ui/noun/standard-inputs.tsx';
import { FileField } from '../../../ui/record/fields/file-field.tsx';
import { RichTextInput } from '../../../ui/rich-text/rich-text-input.tsx';
import { AudienceField } from './audience-field.tsx';
import { newsOptionsQuery } from './news-options.ts';

const attachments = { ...documentLimit, most: mostAttachments };

export const NewsInputs = definedInputs(newsRecord, {
  title: TitleField,
  newsTypeValue: TypeField,
  newsContent: ContentField,
  fileIds: FilesField,
  audience: AudienceOfSome,
  publishDate: PublishDate,
  expireDate: ExpireDate,
  forcedRead: switchOf('forcedRead'),
  commentsOpen: switchOf('commentsOpen'),
});

function useText() {
  return useDefinitionText(newsRecord);
}

function TitleField() {
  return (
    <FormField name="title">
      <Input maxLength={useMaxLength('title')} showCount />
    </FormField>
  );
}

function TypeField() {
  const text = useText();
  const { data } = useQuery(newsOptionsQuery);
  return (
    <FormField name="newsTypeValue">
      <AutoComplete
        options={(data?.types ?? []).map((value) => ({ value }))}
        placeholder={text.of('newsTypeValue', 'placeholder')}
        maxLength={useMaxLength('newsTypeValue')}
        style={{ width: '100%' }}
        getPopupContainer={popupContainer}
      />
    </FormField>
  );
}

function ContentField() {
  return (
    <FormField name="newsContent">
      <RichTextInput
        label={useText().of('newsContent', 'label')!}
        pictureLimit={pictureLimit}
        sendPicture={(file, onProgress) => upload(file, 'newsPicture', onProgress)}
      />
    </FormField>
  );
}

function FilesField() {
  return (
    <FormField name="fileIds" hint={useText().of('fileIds', 'hint')}>
      <FileField limit={attachments} purpose="newsAttachment" />
    </FormField>
  );
}

function AudienceOfSome() {
  const text = useText();
  return (
    useFieldValue('everybody') === 0 && (
      <FormField name="audience" required hint={text.of('audience', 'hint')}>
        <AudienceField />
      </FormField>
    )
  );
}

function PublishDate() {
  const text = useText();
  return (
    useFieldValue('publishMode') === 'later' && (
      <FormField name="publishDate" required>
        <DateTimeInput placeholder={text.of('publishDate', 'placeholder')} />
      </FormField>
    )
  );
}

function ExpireDate() {
  const text = useText();
  return (
    <FormField name="expireDate" hint={text.of('expireDate', 'hint')}>
      <DateTimeInput placeholder={text.of('expireDate', 'placeholder')} />
    </FormField>
  );
}

function switchOf(name: string) {
  return function SwitchField() {
    return (
      <FormField name={name} hint={useText().of(name, 'hint')}>
        <SwitchInput />
      </FormField>
    );
  };
}
