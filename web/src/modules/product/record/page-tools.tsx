import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sectionParam } from '../../../kernel/data/record-route.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { revealTab } from '../../../ui/form/engine/field-paths.ts';
import type { SaveForm } from '../../../ui/form/engine/use-save-form.ts';
import { CompletenessButton } from './completeness/completeness-button.tsx';
import { formTabsOf, readTabs } from './completeness/item-tabs.ts';
import { useFormCompleteness } from './completeness/use-form-completeness.ts';
import { usePreviewText } from './preview/product-preview.texts.ts';
import type { ProductForm, ProductValue } from './product-value.ts';

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
export function PageTools({ record }: { record: ProductValue }) {
  const [, setAddress] = useSearchParams();
  const show = (section: string) => setAddress({ [sectionParam]: section }, { replace: true });
  return (
    <>
      <CompletenessButton of={record.completeness} tabs={readTabs} onShow={show} />
      <Preview read={() => record} />
    </>
  );
}

/** Beside the title of the form: both follow what is typed. */
export const FormTools = ({ form, record }: { form: SaveForm['form']; record: ProductValue | undefined }) => (
  <>
    <CompletenessButton of={useFormCompleteness(form, record)} tabs={formTabsOf} onShow={revealTab} />
    <Preview read={() => form.getValues() as unknown as ProductForm} />
  </>
);
