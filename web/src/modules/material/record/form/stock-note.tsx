import LockOutlined from '@ant-design/icons/LockOutlined';
import type { OrganisationStock } from '@edp/contract/modules/material/material.ts';
import { useState } from 'react';
import controls from '../../../../ui/layout/controls.module.css';
import { withCommas } from '../../../../ui/record/facts/with-commas.ts';
import styles from '../record.module.css';
import { useMaterialRecordText } from '../material-record.texts.ts';

/** Which organisations hold how much, and so lock the switches that stock depends on. */
export function StockNote({ stock, unit }: { stock: readonly OrganisationStock[]; unit: string }) {
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
