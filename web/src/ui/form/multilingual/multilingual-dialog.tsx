import type { Call } from '@edp/contract/kernel/call.ts';
import { languages } from '@edp/contract/kernel/language.ts';
import { useRecord } from '../../../kernel/data/use-record.ts';
import { MultilingualForm, type TextRow } from './multilingual-form.tsx';
import { RecordModal } from '../../record/record-modal.tsx';
import { useUiText } from '../../ui.texts.ts';

interface Props {
  /** The record whose texts these are. */
  of: { id: string; name: string };
  load: Call;
  save: Call;
  /** The record has no remark. */
  nameOnly?: boolean;
  onClose: () => void;
}

/** Name and remark of one record in every language, for any noun that has the two calls. */
export function MultilingualDialog({ of, load, save, nameOnly = false, onClose }: Props) {
  const t = useUiText();
  const state = useRecord(load, of.id);
  const title = t('multilingualOf', { name: of.name });
  return (
    <RecordModal title={title} state={state} onClose={onClose}>
      {(stored) => (
        <MultilingualForm
          title={title}
          rows={everyLanguage(stored as TextRow[], of.id)}
          save={save}
          nameOnly={nameOnly}
          onClose={onClose}
        />
      )}
    </RecordModal>
  );
}

const everyLanguage = (stored: readonly TextRow[], parentId: string): TextRow[] =>
  languages.map((type) => stored.find((row) => row.type === type) ?? { id: '', type, name: '', remark: '', parentId });
