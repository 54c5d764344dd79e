import type { Company } from '@edp/contract/modules/company.ts';
import { useState, type ReactNode } from 'react';
import { CompanyLookup } from './company-lookup.tsx';
import { RegisterForm } from './register-form.tsx';
import { splitAddress, useRegions } from './regions.ts';
import { useRegisterForm } from './use-register-form.ts';
import type { WireForm } from './wire-form.ts';

/** The form with the company lookup; `after` is shown below its button. */
export function Registration({ wire, after }: { wire: WireForm; after: ReactNode }) {
  const regions = useRegions();
  const state = useRegisterForm(wire, regions.regions);
  const [isLookingUp, setLookingUp] = useState(false);
  const backfill = ({ name, creditNo, credit_no, address }: Company) => {
    state.set({ companyName: name, creditCode: creditNo || credit_no, ...splitAddress(regions.regions, address) });
    setLookingUp(false);
  };
  return (
    <>
      <RegisterForm wire={wire} state={state} regions={regions} onLookUp={() => setLookingUp(true)} after={after} />
      {isLookingUp && <CompanyLookup initial={state.values.companyName} onChoose={backfill} onClose={() => setLookingUp(false)} />}
    </>
  );
}
