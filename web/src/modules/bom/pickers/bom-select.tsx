import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import type { Control } from '../../../ui/inputs/control.ts';
import { RemoteSelect } from '../../../ui/inputs/remote-select.tsx';

const named = ({ id, productName, proSpecName, productCode }: Bom) => ({
  id,
  name: [productName, proSpecName].filter(Boolean).join(' '),
  code: productCode,
});

/** A BOM by its id, found by name or code without leaving the place. */
export const BomSelect = (control: Control<string | undefined>) => (
  <RemoteSelect {...control} call={bom.list} detail={bom.detail} named={named} />
);
