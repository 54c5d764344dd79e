import { productDocuments } from '@edp/contract/modules/product/product-limits.ts';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
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
export const formTabs = (
  t: ProductRecordText,
  record: ProductValue | undefined,
  fields: FieldTexts,
): readonly FormTab[] => [
  { key: 'basic', title: t('basicTab'), content: <BasicTab record={record} /> },
  { key: 'variants', title: t('variantsTab'), count: <VariantCount />, content: <VariantsTab record={record} /> },
  {
    key: 'details',
    field: 'graphicDetails',
    title: fields.graphicDetails!.label,
    content: <TextField name="graphicDetails" label={fields.graphicDetails!.label} />,
  },
  {
    key: 'parameter',
    field: 'parameter',
    title: fields.parameter!.label,
    content: <TextField name="parameter" label={fields.parameter!.label} />,
  },
  {
    key: 'documents',
    field: 'productDocumentIds',
    title: fields.productDocumentIds!.label,
    count: <FieldCount of="productDocumentIds" />,
    content: (
      <DocumentsField label={fields.productDocumentIds!.label} limit={productDocuments} purpose="productDocument" />
    ),
  },
  {
    key: 'organisations',
    title: fields.invOrgList!.label,
    count: <FieldCount of="invOrgList" />,
    content: <OrganisationsField of={productAssignments} recordId={record?.id} />,
  },
];
