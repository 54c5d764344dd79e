import LockOutlined from '@ant-design/icons/LockOutlined';
import { materialRecord } from '@edp/contract/modules/material/material-record.ts';
import type { OrganisationStock } from '@edp/contract/modules/material/material.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { useFieldValue, useFormScope } from '../../../../ui/form/engine/form-context.ts';
import { useDefinitionText } from '../../../../ui/noun/defined/definition-text.ts';
import { SwitchRow } from '../../../../ui/record/fields/switch-row.tsx';
import type { MaterialValue } from '../material-value.ts';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';
import { consequencesOf, holdsStock, lockOf, switchGroups, type SwitchName, subFields } from './switches.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import fields from '../../../../ui/record/fields/fields.module.css';
import controls from '../../../../ui/layout/controls.module.css';
import { withCommas } from '../../../../ui/record/facts/with-commas.ts';

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

/** How lots or serial numbers are named; shown while they are kept. */
function SubFields({ of }: { of: keyof typeof subFields }) {
  const scope = useFormScope();
  if (useFieldValue(of) !== 1) return null;
  const { prefix, start } = subFields[of];
  const named = (name: string) => {
    const { label } = scope.fields[name]!;
    return { 'aria-label': label, prefix: <span className={fields.lead}>{label}</span> };
  };
  return (
    <div className={styles.subFields}>
      <FormField isCell name={prefix}>
        <Input {...named(prefix)} />
      </FormField>
      <FormField isCell name={start}>
        <Input {...named(start)} inputMode="numeric" />
      </FormField>
    </div>
  );
}

/** Which organisations hold how much, and so lock the switches that stock depends on. */
function StockNote({ stock, unit }: { stock: readonly OrganisationStock[]; unit: string }) {
  const t = useMaterialRecordText();
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = stock;
  if (!first) return null;
  const textOf = ({ invOrgName, quantity }: OrganisationStock) =>
    t('heldBy', { organisation: invOrgName, quantity: withCommas(quantity), unit });
  return (
    <div className={styles.stock}>
      <p>
        <LockOutlined aria-hidden="true" /> {t('stockLock')}
        {textOf(first)}
        {others.length > 0 && !isOpen && (
          <>
            {' '}
            <button type="button" className={controls.link} onClick={() => setOpen(true)}>
              {t('otherHolders', { count: others.length })}
            </button>
          </>
        )}
      </p>
      {isOpen && (
        <ul className={styles.holders}>
          {others.map((each) => (
            <li key={each.invorgId}>{textOf(each)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
