import { brand } from '@edp/contract/modules/brand.ts';
import { MultilingualDialog } from '../../ui/multilingual-dialog.tsx';
import { BrandForm } from './brand-form.tsx';
import type { OpenDialog } from './brand-list-page.tsx';

export function BrandDialog({ opened, onClose }: { opened: OpenDialog; onClose: () => void }) {
  if (opened.what === 'form') return <BrandForm id={opened.id} onClose={onClose} />;
  return <MultilingualDialog of={opened.of} load={brand.translations} save={brand.translate} onClose={onClose} />;
}
