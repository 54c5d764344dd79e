import { useFieldValue } from '../../../../ui/form/engine/form-context.ts';
import type { MaterialValue } from '../material-value.ts';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { StockNote } from './stock-note.tsx';
import { SubFields } from './sub-fields.tsx';
import { SwitchRow } from './switch-row.tsx';
import { holdsStock, lockOf, switchGroups } from './switches.ts';

/** The fourteen switches, in groups. */
export function SwitchPanel({ record }: { record: MaterialValue | undefined }) {
  const t = useMaterialRecordText();
  const hasStock = holdsStock(record);
  const isAsset = useFieldValue('isInventoryAsset') === 1;
  return (
    <>
      {switchGroups.map(({ title, names }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.groupTitle}>{t(title)}</legend>
          {title === 'stockGroup' && hasStock && <StockNote stock={record!.stock} unit={record!.unitText} />}
          {names.map((name) => (
            <div key={name}>
              <SwitchRow name={name} lock={lockOf(name, { hasStock, isAsset })} />
              {(name === 'isLotControl' || name === 'isSerialNumberControl') && <SubFields of={name} />}
            </div>
          ))}
        </fieldset>
      ))}
    </>
  );
}
