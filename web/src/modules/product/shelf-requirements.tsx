import { completenessItems, neededByDefault } from '@edp/contract/modules/product/completeness.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { RequirementDialog } from '../category/shared/requirement/requirement-dialog.tsx';
import { useRequirementText } from '../category/shared/requirement/requirement.texts.ts';
import { itemName } from './completeness-text.ts';
import { invalidateProducts } from './invalidate-products.ts';

/** Says for each category what its products need for the shelf. */
export function ShelfRequirements({ onClose }: { onClose: () => void }) {
  const t = useRequirementText();
  const of = {
    title: t('title'),
    intro: t('intro'),
    legend: t('needed'),
    nothing: t('nothingNeeded'),
    items: completenessItems.map((name) => ({ name, label: itemName(name) })),
    byDefault: neededByDefault,
    requirement: product.requirement,
    setRequirement: product.setRequirement,
    invalidate: () => invalidateProducts(),
  };
  return <RequirementDialog of={of} onClose={onClose} />;
}
