import type { Company } from '@edp/contract/modules/company.ts';
import { useState } from 'react';
import { Entrance } from '../../ui/entrance.tsx';
import { CompanyLookup } from './company-lookup.tsx';
import { RegisterForm } from './register-form.tsx';
import { useRegisterText } from './register-text.ts';
import { splitAddress, useRegions } from './regions.ts';
import { useRegisterForm } from './use-register-form.ts';

export function RegisterPage() {
  const t = useRegisterText();
  const regions = useRegions();
  const state = useRegisterForm(regions.regions);
  const [isLookingUp, setLookingUp] = useState(false);
  const backfill = ({ name, creditNo, credit_no, address }: Company) => {
    state.set({ companyName: name, unifiedSocialCreditCode: creditNo || credit_no, ...splitAddress(regions.regions, address) });
    setLookingUp(false);
  };
  return (
    <Entrance title={t('title')} subtitle={t('subtitle')}>
      <RegisterForm state={state} regions={regions} onLookUp={() => setLookingUp(true)} />
      {isLookingUp && <CompanyLookup initial={state.values.companyName} onChoose={backfill} onClose={() => setLookingUp(false)} />}
    </Entrance>
  );
}
