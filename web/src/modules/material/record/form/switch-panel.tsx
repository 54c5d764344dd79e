import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import { useFieldValue } from '../../../../ui/form/engine/form-context.ts';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { SwitchRow } from '../../../../ui/record/fields/switch-row.tsx';
import type { MaterialValue } from '../material-value.ts';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { StockNote } from './stock-note.tsx';
import { SubFields } from './sub-fields.tsx';
import { consequencesOf, holdsStock, lockOf, switchGroups, type SwitchName } from './switches.ts';

/** The fourteen switches, in groups. */
export function SwitchPanel({ record }: { record: MaterialValue | undefined }) {
  const t = useMaterialRecordText();
  const text = useDefinitionText(materialRecord);
  const hasStock = holdsStock(record);
  const isAsset = useFieldValue('isInventoryAsset') === 1;
  const rowOf = (name: SwitchName) => {
    const lock = lockOf(name, { hasStock, isAsset });
    return (
      <SwitchRow
        name={name}
        label={text.of(name, 'label')!}
        hint={lock === 'asset' ? t('assetLock') : text.of(name, 'hint')!}
        isLocked={lock !== undefined}
        consequencesOf={(isOn, values) => consequencesOf(name, isOn, values['isSerialNumberControl'] === 1)}
      />
    );
  };
  return (
    <>
      {switchGroups.map(({ title, names }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.groupTitle}>{t(title)}</legend>
          {title === 'stockGroup' && hasStock && <StockNote stock={record!.stock} unit={record!.unitText} />}
          {names.map((name) => (
            <div key={name}>
              {rowOf(name)}
              {(name === 'isLotControl' || name === 'isSerialNumberControl') && <SubFields of={name} />}
            </div>
          ))}
        </fieldset>
      ))}
    </>
  );
}
