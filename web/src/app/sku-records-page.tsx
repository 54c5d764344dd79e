import { SkuRecords } from '../modules/product/skus/sku-records.tsx';
import { SpecificationTabs } from '../modules/specification/specification-tabs.tsx';

/** The second screen of specifications: what products make of them. */
export function SkuRecordsPage() {
  return <SkuRecords navigation={<SpecificationTabs />} />;
}
