import { EmptyPart } from './empty-part.tsx';
import { RichTextView } from '../../rich-text/rich-text-view.tsx';
import { useFieldsText } from '../fields/record-fields.texts.ts';

/** A long text to read. */
export function TextView({ html }: { html: string }) {
  const t = useFieldsText();
  return html === '' ? <EmptyPart title={t('noContent')} /> : <RichTextView html={html} />;
}
