import { product } from '@edp/contract/modules/product/product.ts';
import { lazy } from '../../../../kernel/lazy.ts';
import { accessTo, fieldAccess } from '../../../../kernel/session/field-access.ts';
import { PageSkeleton } from '../../../../ui/feedback/page-skeleton.tsx';
import type { FieldTexts } from '../../../../ui/form/engine/form-context.ts';
import type { Panel } from '../../../../ui/layout/tab-panels.tsx';
import { CountMark } from '../../../../ui/record/facts/count-mark.tsx';
import { DocumentsView } from '../../../../ui/record/facts/documents-view.tsx';
import { TextView } from '../../../../ui/record/facts/text-view.tsx';
import { AssignedOrganisations } from '../../../../ui/record/organisations/assigned-organisations.tsx';
import { productAssignments } from '../product-assignments.ts';
import type { ProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import { BasicView } from './basic-view.tsx';
import { VariantsView } from './variants-view.tsx';

const PriceHistory = lazy(async () => (await import('../prices/price-history.tsx')).PriceHistory, PageSkeleton);

const seesPrices = () =>
  accessTo('material.marketPrice') !== 'hidden' || accessTo('material.listPricePerUnit') !== 'hidden';
const ifSeen = (field: string, panel: Panel): Panel[] =>
  fieldAccess(product.detail.output, field) === 'hidden' ? [] : [panel];

/** The tabs of the form to read, in the same order, and what the prices were. */
export const viewPanels = (t: ProductRecordText, record: ProductValue, fields: FieldTexts): readonly Panel[] => [
  { key: 'basic', title: t('basicTab'), content: <BasicView record={record} fields={fields} /> },
  {
    key: 'variants',
    title: t('variantsTab'),
    mark: <CountMark of={record.specList} />,
    content: <VariantsView record={record} />,
  },
  ...(seesPrices() ? [{ key: 'prices', title: t('pricesTab'), content: <PriceHistory record={record} /> }] : []),
  ...ifSeen('graphicDetails', {
    key: 'details',
    title: fields.graphicDetails!.label,
    content: <TextView html={record.graphicDetails} />,
  }),
  ...ifSeen('parameter', {
    key: 'parameter',
    title: fields.parameter!.label,
    content: <TextView html={record.parameter} />,
  }),
  ...ifSeen('productDocumentIds', {
    key: 'documents',
    title: fields.productDocumentIds!.label,
    mark: <CountMark of={record.productDocumentIds} />,
    content: (
      <DocumentsView
        label={fields.productDocumentIds!.label}
        none={t('noDocuments')}
        files={record.productDocumentIds}
      />
    ),
  }),
  {
    key: 'organisations',
    title: fields.invOrgList!.label,
    mark: <CountMark of={record.invOrgList} />,
    isLast: true,
    content: <AssignedOrganisations of={productAssignments} id={record.id} />,
  },
];
