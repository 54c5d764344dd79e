import { productDocuments } from '@edp/contract/modules/product/product-fields.ts';
import type { FormTab } from '../../../../ui/form/form-tabs.tsx';
import { DocumentsField } from '../../../../ui/record/fields/documents-field.tsx';
import { FieldCount } from '../../../../ui/record/fields/field-count.tsx';
import { TextField } from '../../../../ui/record/fields/text-field.tsx';
import { OrganisationsField } from '../../../../ui/record/organisations/organisations-field.tsx';
import { productAssignments } from '../product-assignments.ts';
import type { ProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import { VariantCount, VariantsTab } from '../variants/variants-tab.tsx';
import { BasicTab } from './basic-tab.tsx';

/** The six tabs of the form; of a new product without a record. */
export const formTabs = (t: ProductRecordText, record: ProductValue | undefined): readonly FormTab[] => [
  { key: 'basic', title: t('basicTab'), content: <BasicTab record={record} /> },
  { key: 'variants', title: t('variantsTab'), count: <VariantCount />, content: <VariantsTab record={record} /> },
  {
    key: 'details',
    field: 'graphicDetails',
    title: t('detailsTab'),
    content: <TextField name="graphicDetails" label={t('detailsTab')} />,
  },
  {
    key: 'parameter',
    field: 'parameter',
    title: t('parameterTab'),
    content: <TextField name="parameter" label={t('parameterTab')} />,
  },
  {
    key: 'documents',
    field: 'productDocumentIds',
    title: t('documentsTab'),
    count: <FieldCount of="productDocumentIds" />,
    content: <DocumentsField label={t('documents')} limit={productDocuments} purpose="productDocument" />,
  },
  {
    key: 'organisations',
    title: t('organisationsTab'),
    content: <OrganisationsField of={productAssignments} recordId={record?.id} />,
  },
];
