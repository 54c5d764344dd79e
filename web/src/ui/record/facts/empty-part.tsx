import { use } from 'react';
import { Notice } from '../../feedback/notice.tsx';
import { EditRecordContext } from '../edit-record.ts';
import { useRecordText } from '../record.texts.ts';

/** In place of a part of a record that has nothing yet; who may edit the record can fill it in. */
export function EmptyPart({ title }: { title: string }) {
  const t = useRecordText();
  const edit = use(EditRecordContext);
  return <Notice title={title} action={edit && { text: t('fill'), run: edit }} />;
}
