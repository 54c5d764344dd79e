import { type CategorySet, categorySetRecord } from '@edp/contract/modules/category-set/category-set.ts';
import { lazy } from '../../kernel/lazy.ts';
import { definedInputs } from '../../ui/noun/defined/defined-inputs.tsx';
import { useDefinedKind } from '../../ui/noun/defined/defined-screens.tsx';
import { recordScreens } from '../../ui/noun/record-screens.tsx';
import { type SetDialog, setKind } from '../../ui/noun/tree-set.tsx';
import { CategorySetCopy } from './category-set-copy.tsx';
import { useCategorySetText } from './category-set.texts.ts';

const CategoryEditor = lazy(async () => (await import('./category-editor.tsx')).categoryEditors.Dialog);

const Inputs = definedInputs(categorySetRecord);

const records = recordScreens<CategorySet>(() => ({
  ...useDefinedKind<CategorySet>(categorySetRecord),
  ...setKind('/categorySet', useCategorySetText()('manage')),
  Inputs,
}));

function Dialog({ opened, onClose }: { opened: SetDialog<CategorySet>; onClose: () => void }) {
  if (opened.what === 'copy') return <CategorySetCopy onClose={onClose} />;
  if (opened.what === 'tree') return <CategoryEditor of={opened.of} onClose={onClose} />;
  return <records.Dialog opened={opened} onClose={onClose} />;
}

export const categorySetScreens = { ...records, Dialog };
