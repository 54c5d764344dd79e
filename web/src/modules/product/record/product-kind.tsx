import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { productRecord } from '@edp/contract/modules/product/product-record.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { translate } from '@edp/contract/texts.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { priceRangeText, quantityText } from '../../../kernel/text/decimal-text.ts';
import { useLanguage } from '../../../kernel/text/language.ts';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { useFieldLabels } from '../../../ui/noun/defined/definition-text.ts';
import type { RecordKind } from '../../../ui/record/record-kind.ts';
import { useFieldTexts } from './field-texts.tsx';
import { formTabs } from './form/form-tabs.tsx';
import { useProductRecordText } from './product-record.texts.ts';
import { isBasic, type ProductValue, toProductInput, toProductValue, type ProductForm } from './product-value.ts';
import { productList, productPage } from '../routes.ts';
import { viewPanels } from './view/view-panels.tsx';
import { lazy } from '../../../kernel/lazy.ts';
import { revealTab } from '../../../ui/form/engine/field-elements.ts';
import type { SaveForm } from '../../../ui/form/engine/use-save-form.ts';
import { CompletenessButton } from '../../../ui/completeness/completeness-button.tsx';
import { productCompleteness } from '../completeness-text.ts';
import { formTabsOf, readTabs } from './completeness/item-tabs.ts';
import { useFormCompleteness } from './completeness/use-form-completeness.ts';
import { usePreviewText } from './preview/product-preview.texts.ts';

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
    pageOf: (id) => productPage(id, '0'),
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
    factsOf: ({ priceRange, storageNum, unitText }) => [
      ...(priceRange ? [{ label: label('priceRange'), value: priceRangeText(priceRange) }] : []),
      { label: label('storageNum'), value: `${quantityText(storageNum)} ${unitText}`.trim() },
    ],
    completenessOf: ({ completeness }) => productCompleteness(completeness, readTabs),
    pageTools: (record) => <PageTools record={record} />,
    FormTools,
  };
}

const PreviewDialog = lazy(async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog);

/** Shows the product as a customer sees it. */
function Preview({ read }: { read: () => ProductForm }) {
  const t = usePreviewText();
  const [shown, setShown] = useState<ProductForm>();
  return (
    <>
      <Button icon={<EyeOutlined aria-hidden="true" />} onClick={() => setShown(read())}>
        {t('preview')}
      </Button>
      {shown && <PreviewDialog product={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

/** Beside the title of a product that is read. */
function PageTools({ record }: { record: ProductValue }) {
  return <Preview read={() => record} />;
}

/** Beside the title of the form: both follow what is typed. */
const FormTools = ({ form, record }: { form: SaveForm['form']; record: ProductValue | undefined }) => (
  <>
    <CompletenessButton of={productCompleteness(useFormCompleteness(form, record), formTabsOf)} onShow={revealTab} />
    <Preview read={() => form.getValues() as unknown as ProductForm} />
  </>
);
