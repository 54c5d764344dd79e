import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import type { Accessory } from '@edp/contract/modules/material/material-parts.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { joinNames } from '../../../kernel/text/punctuation.ts';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import { useDefinedTexts } from '../../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { useUnitNames } from '../../unit/shared/use-units.ts';
import { filesText, measureUnits, pathIn, unitIn } from '../../../ui/record/fields/value-texts.ts';
import { useCategoryTree } from '../../category/shared/use-category-tree.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The labels of all fields, and their values where they are not edited: in the details, the conflicts and the changes.
 */
export function useFieldTexts(): FieldTexts {
  const text = useDefinitionText(materialRecord);
  const textsOf = useDefinedTexts(materialRecord);
  const categories = useCategoryTree(materialSets.category).nodes;
  const types = useCategoryTree(materialSets.type).nodes;
  const units = useUnitNames();
  const own = {
    itemCategoryId: { render: pathIn(categories, 'itemCategoryText') },
    itemTypeId: { render: pathIn(types, 'itemTypeText') },
    proCategoryId: { render: pathIn(categories, 'proCategoryName') },
    unitId: { render: unitIn(units, 'unitText') },
    ...measureUnits(units),
    drawingExplain: { isWide: false },
    picIds: filesText,
    productDocumentIds: filesText,
    productionOptions: {
      nameOf: (each: Values) => `${each['itemName'] as string} ${each['itemCode'] as string}`,
      render: (value: unknown) => joinNames((value as readonly Accessory[]).map(({ itemName }) => itemName)),
    },
    invOrgList: { nameOf: (each: Values) => String(each['invOrgName']) },
  };
  return {
    // Its parts count as fields of the form.
    combinedUnitVo: { label: text.groupOf('measures') },
    ...textsOf(materialRecord.form, own),
  };
}
