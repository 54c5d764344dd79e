import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import type { Panel } from '../../../../ui/layout/tab-panels.tsx';
import { RichTextView } from '../../../../ui/rich-text/rich-text-view.tsx';
import type { MaterialValue } from '../material-value.ts';
import { AssignedOrganisations } from '../organisations/assigned-organisations.tsx';
import styles from '../record.module.css';
import { useMaterialRecordText, type MaterialRecordText } from '../material-record.texts.ts';
import { AccessoriesView } from './accessories-view.tsx';
import { BasicView } from './basic-view.tsx';
import { DocumentsView } from './documents-view.tsx';

/** The tabs of the form to read, in the same order. */
export const viewPanels = (t: MaterialRecordText, record: MaterialValue, fields: FieldTexts): readonly Panel[] => [
  { key: 'basic', title: t('basicTab'), content: <BasicView record={record} fields={fields} /> },
  { key: 'details', title: t('detailsTab'), content: <TextView html={record.graphicDetails} /> },
  { key: 'parameter', title: t('parameterTab'), content: <TextView html={record.parameter} /> },
  { key: 'documents', title: t('documentsTab'), mark: <Count of={record.productDocumentIds} />, content: <DocumentsView files={record.productDocumentIds} /> },
  { key: 'accessories', title: t('accessoriesTab'), mark: <Count of={record.productionOptions} />, content: <AccessoriesView accessories={record.productionOptions} /> },
  { key: 'organisations', title: t('assignedTab'), content: <AssignedOrganisations skuId={record.id} isEditable={false} /> },
];

const Count = ({ of }: { of: readonly object[] }) => of.length > 0 && <span className={styles.count}>{of.length}</span>;

function TextView({ html }: { html: string }) {
  const t = useMaterialRecordText();
  return html === '' ? <Notice title={t('noContent')} /> : <RichTextView html={html} />;
}
