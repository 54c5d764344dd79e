import { bom, type Bom } from '@edp/contract/modules/bom/bom.ts';
import { useState } from 'react';
import { useRecord } from '../../../kernel/data/use-record.ts';
import type { Control } from '../../../ui/inputs/control.ts';
import { lazy } from '../../../kernel/lazy.ts';
import { useBomText } from '../bom.texts.ts';
import { ChosenInput } from './chosen-input.tsx';

const BomPicker = lazy(async () => (await import('./bom-picker.tsx')).BomPicker);

type Named = Pick<Bom, 'id' | 'productName' | 'proSpecName'>;

/** A BOM by its id; `initialBom` is the one that is chosen already. */
export function BomInput({
  initialBom,
  value,
  onChange,
  ...control
}: Control<string> & { initialBom?: Named | undefined }) {
  const t = useBomText();
  const [chosen, setChosen] = useState<Named | undefined>(initialBom);
  const isKnown = !value || chosen?.id === value;
  // After a reload of the browser only the id is there.
  const { record } = useRecord(bom.detail, isKnown ? undefined : value);
  const shown = isKnown ? chosen : record;
  const choose = (row: Bom) => {
    setChosen(row);
    onChange?.(row.id);
  };
  return (
    <ChosenInput
      {...control}
      value={value && shown ? [shown.productName, shown.proSpecName].filter(Boolean).join(' ') : ''}
      button={t('chooseBom')}>
      {({ onClose }) => <BomPicker onChoose={choose} onClose={onClose} />}
    </ChosenInput>
  );
}
