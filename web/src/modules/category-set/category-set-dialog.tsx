import { categorySet } from '@edp/contract/modules/category-set.ts';
import { MultilingualDialog } from '../../ui/multilingual-dialog.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { CategorySetCopy } from './category-set-copy.tsx';
import { CategorySetForm } from './category-set-form.tsx';
import type { OpenDialog } from './category-set-list-page.tsx';

export function CategorySetDialog({ opened, onClose }: { opened: OpenDialog; onClose: () => void }) {
  if (opened.what === 'form') return <CategorySetForm id={opened.id} onClose={onClose} />;
  if (opened.what === 'copy') return <CategorySetCopy onClose={onClose} />;
  if (opened.what === 'tree') return <CategoryEditor of={opened.of} onClose={onClose} />;
  return <MultilingualDialog of={opened.of} load={categorySet.translations} save={categorySet.translate} onClose={onClose} />;
}
