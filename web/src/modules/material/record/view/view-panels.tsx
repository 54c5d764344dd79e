import type { Accessory } from '@edp/contract/modules/material/material-parts.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { Link } from 'react-router';
import { fieldAccess } from '../../../../kernel/session/field-access.ts';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import type { Panel } from '../../../../ui/layout/tab-panels.tsx';
import { CountMark } from '../../../../ui/record/facts/count-mark.tsx';
import { DocumentsView } from '../../../../ui/record/facts/documents-view.tsx';
import { TextView } from '../../../../ui/record/facts/text-view.tsx';
import { AssignedOrganisations } from '../../../../ui/record/organisations/assigned-organisations.tsx';
import type { MaterialValue } from '../material-value.ts';
import { materialAssignments } from '../material-assignments.ts';
import { type MaterialRecordText, useMaterialRecordText } from '../material-record.texts.ts';
import { BasicView } from './basic-view.tsx';
import { EmptyPart } from '../../../../ui/record/facts/empty-part.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { useAccessoryColumns } from '../accessory-columns.tsx';
import { materialRoute } from '../routes.ts';

const ifSeen = (field: string, panel: Panel): Panel[] =>
  fieldAccess(material.detail.output, field) === 'hidden' ? [] : [panel];

/** The tabs of the form to read, in the same order. */
export const viewPanels = (t: MaterialRecordText, record: MaterialValue, fields: FieldTexts): readonly Panel[] => [
  { key: 'basic', title: t('basicTab'), content: <BasicView record={record} fields={fields} /> },
  ...ifSeen('graphicDetails', {
    key: 'details',
    title: t('detailsTab'),
    content: <TextView html={record.graphicDetails} />,
  }),
  ...ifSeen('parameter', { key: 'parameter', title: t('parameterTab'), content: <TextView html={record.parameter} /> }),
  ...ifSeen('productDocumentIds', {
    key: 'documents',
    title: t('documentsTab'),
    mark: <CountMark of={record.productDocumentIds} />,
    content: (
      <DocumentsView
        label={fields.productDocumentIds!.label}
        none={t('noDocuments')}
        files={record.productDocumentIds}
      />
    ),
  }),
  ...ifSeen('productionOptions', {
    key: 'accessories',
    title: t('accessoriesTab'),
    mark: <CountMark of={record.productionOptions} />,
    content: <AccessoriesView accessories={record.productionOptions} />,
  }),
  {
    key: 'organisations',
    title: t('assignedTab'),
    mark: <CountMark of={record.invOrgList} />,
    isLast: true,
    content: <AssignedOrganisations of={materialAssignments} id={record.id} />,
  },
];

function AccessoriesView({ accessories }: { accessories: readonly Accessory[] }) {
  const t = useMaterialRecordText();
  const columns = useAccessoryColumns(({ id, itemName }) => <Link to={materialRoute(id)}>{itemName}</Link>);
  if (accessories.length === 0) return <EmptyPart title={t('noAccessories')} />;
  return (
    <DataTable
      caption={t('accessoriesTab')}
      columns={columns}
      rows={accessories}
      isFirstLoad={false}
      isLoading={false}
    />
  );
}
