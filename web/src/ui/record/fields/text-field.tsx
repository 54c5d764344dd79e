import { pictureLimit } from '@edp/contract/kernel/stored-file.ts';
import { upload } from '../../../kernel/http/upload.ts';
import { FormField } from '../../form/fields/form-field.tsx';
import { RichTextInput } from '../../rich-text/rich-text-input.tsx';

/** A long text that has a tab for itself. */
export const TextField = ({ name, label }: { name: string; label: string }) => (
  <FormField isCell name={name}>
    <RichTextInput
      label={label}
      pictureLimit={pictureLimit}
      sendPicture={(file, onProgress) => upload(file, 'picture', onProgress)}
    />
  </FormField>
);
