import { brand } from '@edp/contract/modules/brand/brand.ts';
import { materialSets } from '@edp/contract/modules/material/material-sets.ts';
import type { VariantSpecification } from '@edp/contract/modules/product/variant.ts';
import { joinGroups, joinNames, labelled } from '../../../kernel/text/punctuation.ts';
import type { FieldTexts } from '../../../ui/form/engine/form-context.ts';
import { OptionName } from '../../../ui/inputs/option-name.tsx';
import { showPicture } from '../../../ui/media/record-picture.tsx';
import { useFieldsText } from '../../../ui/record/fields/record-fields.texts.ts';
import { measureTexts, unitIn } from '../../../ui/record/fields/measure-texts.ts';
import { useCategoryTree } from '../../../ui/record/fields/use-category-tree.ts';
import { useUnitNames } from '../../../ui/record/fields/use-units.ts';
import { filesText, pathIn, shortText } from '../../../ui/record/fields/value-texts.ts';
import { useProductRecordText, type ProductRecordText } from './product-record.texts.ts';
import { useVariantsText } from './variants/product-variants.texts.ts';
import { useVariantTexts } from './variants/variant-texts.tsx';

type Values = Readonly<Record<string, unknown>>;

/**
 * The labels of all fields, and their values where they are not edited: in the details, the conflicts and the changes.
 */
export function useFieldTexts(): FieldTexts {
  const t = useProductRecordText();
  const measures = useFieldsText();
  const variants = useVariantsText();
  const categories = useCategoryTree(materialSets.category).nodes;
  const types = useCategoryTree(materialSets.type).nodes;
  const units = useUnitNames();
  const namesOf = (names: string) => (ids: unknown, record: Values) =>
    Array.isArray(ids) && ids.length > 0 ? namesIn(record[names]) : undefined;
  return {
    name: { label: t('name') },
    code: { label: t('code') },
    orgId: { label: t('organisation'), render: (_id, record) => record['orgName'] as string | undefined },
    keyword: { label: t('keyword') },
    description: { label: t('description'), isWide: true },
    labelIds: { label: t('labels'), render: namesOf('label') },
    groupId: { label: t('groups'), render: (_ids, record) => record['groupText'] as string | undefined },
    categoryId: { label: t('category'), render: pathIn(categories, 'categoryText') },
    typeId: { label: t('type'), render: pathIn(types, 'typeText') },
    brandId: {
      label: t('brand'),
      render: (id, record) =>
        id ? (
          <OptionName call={brand.options} id={id as string} known={record['brandText'] as string | undefined} />
        ) : undefined,
    },
    unitId: { label: t('unit'), render: unitIn(units, 'unitText') },
    placeOfOrigin: { label: t('origin') },
    minimumOrderQuantity: { label: t('minimumOrder') },
    minimumPacking: { label: t('minimumPacking') },
    listingTime: { label: t('listingTime') },
    indate: {
      label: t('indate'),
      render: (days) =>
        days === '' || days === null || days === undefined ? undefined : `${days as string} ${t('days')}`,
    },
    suggestedPrice: { label: t('suggestedPrice') },
    barCode: { label: t('barCode') },
    ...switchTexts(t),
    ...measureTexts(measures, units, t('measures')),
    'combinedUnitVo.weight': { label: measures('weightName') },
    thumbnailUrl: { label: t('thumbnail'), render: showPicture(t('thumbnail'), 'small') },
    picIds: { label: t('pictures'), ...filesText },
    productModel: { label: t('productModel'), render: (value) => variants(value === 1 ? 'multiStyle' : 'singleStyle') },
    proSpecConfigVoList: {
      label: t('specifications'),
      nameOf: ({ name }) => String(name),
      render: (value) => joinGroups((value as readonly VariantSpecification[]).map(specificationText)),
    },
    ...useVariantTexts(),
    graphicDetails: { label: t('details'), render: shortText },
    parameter: { label: t('parameter'), render: shortText },
    productDocumentIds: { label: t('documents'), ...filesText },
    invOrgList: { label: t('organisationsTab'), nameOf: (each) => String(each['invOrgName']) },
  };
}

const namesIn = (named: unknown) =>
  Array.isArray(named) ? joinNames((named as readonly { name: string }[]).map(({ name }) => name)) : undefined;

/** 颜色：蓝色、灰色 */
const specificationText = ({ name, specValueList }: VariantSpecification) =>
  labelled(name, joinNames(specValueList.map(({ specValue }) => specValue)));

const switchTexts = (t: ProductRecordText): FieldTexts =>
  Object.fromEntries(
    (['showPrice', 'bathEnable', 'serialNumberEnable', 'assetMaterial'] as const).map((name) => [
      name,
      { label: t(name), render: (value: unknown) => (value === 1 ? t('on') : t('off')) },
    ]),
  );
