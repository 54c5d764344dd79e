import type { Company } from '@edp/contract/modules/company/company.ts';
import { useState, type ReactNode } from 'react';
import { useFormValue } from '../../ui/form/engine/form-context.ts';
import { CompanyLookup } from './company/company-lookup.tsx';
import type { RegisterForm } from './forms.ts';
import { RegisterFields } from './register-fields.tsx';
import { splitAddress, useRegions } from './company/regions.ts';
import { useRegisterForm } from './use-register-form.ts';

/** The form with the company lookup; `after` is shown below its button. */
export function Registration({ of, after }: { of: RegisterForm; after: ReactNode }) {
  const regions = useRegions();
  const form = useRegisterForm(of, regions.regions);
  const registerType = useFormValue(form.form, 'registerType');
  const fields = of.fieldsOf({ registerType });
  /** The typed company name, while the lookup is open. */
  const [lookedUp, setLookedUp] = useState<string>();
  const backfill = ({ name, creditNo, credit_no, address }: Company) => {
    const { region, addressDetail } = splitAddress(regions.regions, address);
    form.setFields({
      companyName: name,
      [fields.creditCode]: creditNo || credit_no,
      [fields.region]: region,
      [fields.addressDetail]: addressDetail,
    });
    setLookedUp(undefined);
  };
  const lookUp = () => setLookedUp(form.form.getValues('companyName') as string);
  return (
    <>
      <RegisterFields of={form} fields={fields} regions={regions} onLookUp={lookUp} after={after} />
      {lookedUp !== undefined && (
        <CompanyLookup initial={lookedUp} onChoose={backfill} onClose={() => setLookedUp(undefined)} />
      )}
    </>
  );
}
