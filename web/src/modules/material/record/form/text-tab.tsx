import { pictureLimit } from '@edp/contract/kernel/stored-file.ts';
import { upload } from '../../../../kernel/http/upload.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { RichTextInput } from '../../../../ui/rich-text/rich-text-input.tsx';

/** A tab that is one long text. */
export const TextTab = ({ name, label }: { name: 'graphicDetails' | 'parameter'; label: string }) => (
  <FormField isCell name={name}>
    <RichTextInput label={label} pictureLimit={pictureLimit} sendPicture={(file, onProgress) => upload(file, 'picture', onProgress)} />
  </FormField>
);
