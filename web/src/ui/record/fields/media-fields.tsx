import type { PurposeName } from '@edp/contract/file-purposes.ts';
import { toMegabytes, type FileLimit } from '@edp/contract/kernel/stored-file.ts';
import type { ComponentProps } from 'react';
import { useFormScope } from '../../form/engine/form-context.ts';
import { FormField } from '../../form/fields/form-field.tsx';
import { PictureUpload } from '../../media/picture-upload.tsx';
import { useFieldsText } from './record-fields.texts.ts';
import { FileField } from './file-field.tsx';
import type { PictureLimit } from '../../media/use-picture-upload.ts';

/** Without an address the server would take the picture by its id. */
function ThumbnailInput({ onChange, ...control }: ComponentProps<typeof PictureUpload>) {
  const { setFields } = useFormScope();
  const change = (url: string) => {
    onChange?.(url);
    setFields({ picId: '' });
  };
  return <PictureUpload {...control} onChange={change} />;
}

interface Props {
  thumbnail: PictureLimit;
  pictures: FileLimit & { maxVideoBytes: number; width: number; height: number; most: number };
  purpose: PurposeName;
  /** They must be there, which the contract says of the record and not of the fields. */
  required?: boolean;
}

/** Thumbnail, pictures and videos. */
export function MediaFields({ thumbnail, pictures, purpose, required }: Props) {
  const t = useFieldsText();
  const { width, height, maxBytes, maxVideoBytes } = pictures;
  const mustFill = required === undefined ? {} : { required };
  return (
    <>
      <FormField name="thumbnailUrl" {...mustFill}>
        <ThumbnailInput limit={thumbnail} />
      </FormField>
      <FormField
        name="picIds"
        {...mustFill}
        hint={t('picturesHint', { width, height, max: toMegabytes(maxBytes), maxVideo: toMegabytes(maxVideoBytes) })}>
        <FileField limit={pictures} purpose={purpose} />
      </FormField>
    </>
  );
}
