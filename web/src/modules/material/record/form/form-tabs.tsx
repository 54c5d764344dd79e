import { materialDocuments } from '@edp/contract/modules/material/material-limits.ts';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import type { FormTab } from '../../../../ui/form/form-tabs.tsx';
import { DocumentsField } from '../../../../ui/record/fields/documents-field.tsx';
import { FieldCount } from '../../../../ui/record/fields/field-count.tsx';
import { TextField } from '../../../../ui/record/fields/text-field.tsx';
import { OrganisationsField } from '../../../../ui/record/organisations/organisations-field.tsx';
import { AccessoriesTab } from './accessories-tab.tsx';
import { BasicTab } from './basic-tab.tsx';
import type { MaterialValue } from '../material-value.ts';
import { materialAssignments } from '../material-assignments.ts';
import type { MaterialRecordText } from '../material-record.texts.ts';

/** The six tabs of the form; of a new material without a record. */
export const formTabs = (
  t: MaterialRecordText,
  record: MaterialValue | undefined,
  fields: FieldTexts,
): readonly FormTab[] => [
  { key: 'basic', title: t('basicTab'), content: <BasicTab record={record} /> },
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
    content: (
      <DocumentsField label={fields.productDocumentIds!.label} limit={materialDocuments} purpose="materialDocument" />
    ),
  },
  {
    key: 'accessories',
    field: 'productionOptions',
    title: t('accessoriesTab'),
    count: <FieldCount of="productionOptions" />,
    content: <AccessoriesTab materialId={record?.id} />,
  },
  {
    key: 'organisations',
    title: t('assignTab'),
    count: <FieldCount of="invOrgList" />,
    content: <OrganisationsField of={materialAssignments} recordId={record?.id} />,
  },
];
