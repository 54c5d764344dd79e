import LockOutlined from '@ant-design/icons/LockOutlined';
import { useFieldValue } from '../../../../ui/form/engine/form-context.ts';
import { SwitchRow } from '../../../../ui/record/fields/switch-row.tsx';
import { useProductRecordText } from '../product-record.texts.ts';
import type { ProductValue } from '../product-value.ts';
import styles from './form.module.css';
import { consequencesOf, lockOf, productSwitches } from './switches.ts';

/** The switches of a product; those that its stock depends on are locked while there is any, and say where. */
export function SwitchPanel({ record }: { record: ProductValue | undefined }) {
  const t = useProductRecordText();
  const isHeld = record?.lock.isEdit === false;
  const isAsset = useFieldValue('assetMaterial') === 1;
  return (
    <>
      {isHeld && (
        <p className={styles.locked}>
          <LockOutlined aria-hidden="true" /> {t('stockLock', { stock: record.lock.stock || record.lock.uses })}
        </p>
      )}
      {productSwitches.map((name) => {
        const lock = lockOf(name, { isHeld, isAsset });
        return (
          <SwitchRow
            key={name}
            name={name}
            label={t(name)}
            hint={lock === 'asset' ? t('assetLock') : t(`${name}Hint`)}
            isLocked={lock !== undefined}
            consequencesOf={(isOn) => consequencesOf(name, isOn)}
          />
        );
      })}
    </>
  );
}
