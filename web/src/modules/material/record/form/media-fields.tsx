import { toMegabytes } from '@edp/contract/kernel/stored-file.ts';
import { materialPictures, materialThumbnail } from '@edp/contract/modules/material/material-fields.ts';
import type { ComponentProps } from 'react';
import { useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { PictureUpload } from '../../../../ui/media/picture-upload.tsx';
import { FileField } from './file-field.tsx';
import { useMaterialRecordText } from '../material-record.texts.ts';

/** Without an address the server would take the picture by its id. */
function ThumbnailInput({ onChange, ...control }: Omit<ComponentProps<typeof PictureUpload>, 'limit'>) {
  const { setFields } = useFormScope();
  const change = (url: string) => {
    onChange?.(url);
    setFields({ picId: '' });
  };
  return <PictureUpload {...control} limit={materialThumbnail} onChange={change} />;
}

export function MediaFields() {
  const t = useMaterialRecordText();
  const { width, height, maxBytes, maxVideoBytes } = materialPictures;
  return (
    <>
      <FormField name="thumbnailUrl"><ThumbnailInput /></FormField>
      <FormField name="picIds" hint={t('picturesHint', { width, height, max: toMegabytes(maxBytes), maxVideo: toMegabytes(maxVideoBytes) })}>
        <FileField limit={materialPictures} purpose="materialPicture" />
      </FormField>
    </>
  );
}
