import { brand } from '@edp/contract/modules/brand/brand.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import type { VariantSpecification } from '@edp/contract/modules/product/variant.ts';
import { joinGroups, joinNames, labelled } from '../../../kernel/text/punctuation.ts';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import { OptionName } from '../../../ui/inputs/option-name.tsx';
import { useDefinedTexts } from '../../../ui/noun/defined/defined-texts.tsx';
import { useDefinitionText } from '../../../ui/noun/defined/definition-text.ts';
import { useCategoryTree } from '../../category/shared/use-category-tree.ts';
import { useUnitNames } from '../../unit/shared/use-units.ts';
import { filesText, measureUnits, pathIn, unitIn } from '../../../ui/record/fields/value-texts.ts';
import { useProductRecordText } from './product-record.texts.ts';
import { useVariantTexts } from './variants/variant-texts.tsx';

type Values = Readonly<Record<string, unknown>>;

/** The shelf is a button of its own: the form sends what a new product begins with. */
const inForm = productRecord.form.filter((name) => name !== 'active');

/**
 * The labels of all fields, and their values where they are not edited: in the details, the conflicts and the changes.
 */
export function useFieldTexts(): FieldTexts {
  const t = useProductRecordText();
  const text = useDefinitionText(productRecord);
  const textsOf = useDefinedTexts(productRecord);
  const categories = useCategoryTree(materialSets.category).nodes;
  const types = useCategoryTree(materialSets.type).nodes;
  const units = useUnitNames();
  const own = {
    orgId: { render: (_id: unknown, record: Values) => record['orgName'] as string | undefined },
    labelIds: {
      render: (ids: unknown, { label }: Values) =>
        Array.isArray(ids) && ids.length > 0 && Array.isArray(label)
          ? joinNames((label as readonly { name: string }[]).map(({ name }) => name))
          : undefined,
    },
    groupId: { render: (_ids: unknown, record: Values) => record['groupText'] as string | undefined },
    categoryId: { render: pathIn(categories, 'categoryText') },
    typeId: { render: pathIn(types, 'typeText') },
    brandId: {
      render: (id: unknown, record: Values) =>
        id ? (
          <OptionName call={brand.options} id={id as string} fallbackName={record['brandText'] as string | undefined} />
        ) : undefined,
    },
    unitId: { render: unitIn(units, 'unitText') },
    indate: {
      render: (days: unknown) =>
        days === '' || days === null || days === undefined ? undefined : `${days as string} ${t('days')}`,
    },
    ...measureUnits(units),
    picIds: filesText,
    productDocumentIds: filesText,
    proSpecConfigVoList: {
      nameOf: ({ name }: Values) => String(name),
      render: (value: unknown) => joinGroups((value as readonly VariantSpecification[]).map(specificationText)),
    },
    invOrgList: { nameOf: (each: Values) => String(each['invOrgName']) },
  };
  return {
    // Its parts count as fields of the form.
    combinedUnitVo: { label: text.groupOf('measures') },
    ...textsOf(inForm, own),
    ...useVariantTexts(),
  };
}

/** 颜色：蓝色、灰色 */
const specificationText = ({ name, specValueList }: VariantSpecification) =>
  labelled(name, joinNames(specValueList.map(({ specValue }) => specValue)));
