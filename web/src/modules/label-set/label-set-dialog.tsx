import { labelSet } from '@edp/contract/modules/label-set.ts';
import { MultilingualDialog } from '../../ui/multilingual-dialog.tsx';
import { LabelEditor } from './label-editor.tsx';
import { LabelSetCopy } from './label-set-copy.tsx';
import { LabelSetForm } from './label-set-form.tsx';
import type { OpenDialog } from './label-set-list-page.tsx';

export function LabelSetDialog({ opened, onClose }: { opened: OpenDialog; onClose: () => void }) {
  if (opened.what === 'form') return <LabelSetForm id={opened.id} onClose={onClose} />;
  if (opened.what === 'copy') return <LabelSetCopy onClose={onClose} />;
  if (opened.what === 'tree') return <LabelEditor of={opened.of} onClose={onClose} />;
  return <MultilingualDialog of={opened.of} load={labelSet.translations} save={labelSet.translate} onClose={onClose} />;
}
