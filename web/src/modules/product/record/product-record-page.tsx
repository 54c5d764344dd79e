import { useState } from 'react';
import { useParams } from 'react-router';
import { NounPage } from '../../../ui/record/noun-page.tsx';
import { useProductKind } from './product-kind.tsx';
import { blankProduct } from './product-value.ts';

/** The page of a product in an inventory organisation; 0 is a new product, and the current organisation. */
export function ProductRecordPage() {
  const { invorgId = '0' } = useParams();
  const [blank] = useState(blankProduct);
  return <NounPage kind={useProductKind(blank)} detailInput={invorgId === '0' ? undefined : { invorgId }} />;
}
