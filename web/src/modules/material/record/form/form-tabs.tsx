import { useFieldValue } from '../../../../ui/form/engine/form-context.ts';
import type { FormTab } from '../../../../ui/form/form-tabs.tsx';
import { AccessoriesTab } from './accessories-tab.tsx';
import { BasicTab } from './basic-tab.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import type { MaterialValue } from '../material-value.ts';
import { AssignedOrganisations } from '../organisations/assigned-organisations.tsx';
import { ChosenOrganisations } from '../organisations/chosen-organisations.tsx';
import type { MaterialRecordText } from '../material-record.texts.ts';
import { TextTab } from './text-tab.tsx';

/** How many elements a list of the form has; nothing for none. */
function Count({ of }: { of: string }) {
  const list = useFieldValue(of);
  return Array.isArray(list) && list.length > 0 ? list.length : '';
}

/** The six tabs of the form; of a new material without a record. */
export const formTabs = (t: MaterialRecordText, record: MaterialValue | undefined): readonly FormTab[] => [
  { key: 'basic', title: t('basicTab'), content: <BasicTab record={record} /> },
  { key: 'details', title: t('detailsTab'), content: <TextTab name="graphicDetails" label={t('detailsTab')} /> },
  { key: 'parameter', title: t('parameterTab'), content: <TextTab name="parameter" label={t('parameterTab')} /> },
  { key: 'documents', title: t('documentsTab'), count: <Count of="productDocumentIds" />, content: <DocumentsTab /> },
  { key: 'accessories', title: t('accessoriesTab'), count: <Count of="productionOptions" />, content: <AccessoriesTab materialId={record?.id} /> },
  { key: 'organisations', title: t('assignTab'), content: record ? <AssignedOrganisations skuId={record.id} isEditable /> : <ChosenOrganisations /> },
];
