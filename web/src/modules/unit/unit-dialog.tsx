import { unit } from '@edp/contract/modules/unit.ts';
import { MultilingualDialog } from '../../ui/multilingual-dialog.tsx';
import { UnitForm } from './unit-form.tsx';
import type { OpenDialog } from './unit-list-page.tsx';

export function UnitDialog({ opened, onClose }: { opened: OpenDialog; onClose: () => void }) {
  if (opened.what === 'form') return <UnitForm id={opened.id} onClose={onClose} />;
  return <MultilingualDialog of={opened.of} load={unit.translations} save={unit.translate} onClose={onClose} />;
}
