import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { translate } from '@edp/contract/texts.ts';
import { useLanguage } from '../../../kernel/text/language.ts';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { useFieldLabels } from '../../../ui/noun/defined/definition-text.ts';
import type { RecordKind } from '../../../ui/record/record-kind.ts';
import { useFieldTexts } from './field-texts.tsx';
import { formTabs } from './form/form-tabs.tsx';
import { FormTools, PageTools } from './page-tools.tsx';
import { useProductRecordText } from './product-record.texts.ts';
import { isBasic, type ProductValue, toProductInput, toProductValue } from './product-value.ts';
import { productList } from '../routes.ts';
import { viewPanels } from './view/view-panels.tsx';

/** What the record page needs to know of products. `blank`: the values that a new one begins with. */
export function useProductKind(blank: object): RecordKind<ProductValue> {
  const t = useProductRecordText();
  const language = useLanguage();
  const fields = useFieldTexts();
  const label = useFieldLabels(productRecord);
  return {
    noun: 'product',
    list: productList,
    titles: { create: t('create'), view: t('view'), edit: t('edit') },
    calls: {
      detail: product.detail,
      create: product.create,
      update: product.update,
      translations: product.translations,
      translate: product.translate,
    },
    idName: 'proId',
    toValue: toProductValue,
    toInput: toProductInput,
    sharingType: 'product',
    blank,
    fields,
    changeLabels: {
      active: t('onShelf'),
      variantCount: label('variantCount'),
      priceRange: label('priceRange'),
      storageNum: label('storageNum'),
    },
    invalidMessage: (wrong) => translate(wrong.some(isBasic) ? 'product.baseInvalid' : 'product.checkFields', language),
    tabsOf: (record) => formTabs(t, record, fields),
    panelsOf: (record) => viewPanels(t, record, fields),
    pictureOf: ({ thumbnailUrl }) => thumbnailUrl,
    codeOf: ({ code }) => code,
    pathOf: ({ categoryText }) => categoryText.replaceAll(',', ' / '),
    tagsOf: ({ active }) => <StatusTag on={active === 1} text={active === 1 ? t('onShelf') : t('offShelf')} />,
    pageTools: (record) => <PageTools record={record} />,
    FormTools,
  };
}
