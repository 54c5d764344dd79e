import { ownOrganisations } from '@edp/contract/modules/product/product.ts';
import { translate } from '@edp/contract/texts.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchData } from '../../../../kernel/http/api.ts';
import { queryKeyOf } from '../../../../kernel/http/query-key.ts';
import { useLanguage } from '../../../../kernel/text/language.ts';
import { FormField } from '../../../../ui/form/fields/form-field.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import fields from '../../../../ui/record/fields/fields.module.css';
import { OwnOrganisationHint, useOwnOrganisation } from '../../../subject/shared/own-organisation.tsx';
import { withUnit } from '../../../unit/shared/use-units.ts';
import type { ProductValue } from '../product-value.ts';

/** Whose the product is; without a choice, the organisation of the user. */
export function OrganisationField({ record }: { record: ProductValue | undefined }) {
  const language = useLanguage();
  const own = useOwnOrganisation();
  const { data } = useQuery({
    queryKey: queryKeyOf(ownOrganisations.list),
    queryFn: ({ signal }) => fetchData(ownOrganisations.list, {}, signal),
  });
  const options = withUnit(
    (data ?? []).map(({ orgId, orgName }) => ({ value: orgId, text: orgName })),
    record?.orgId,
    record?.orgName,
  );
  const isMissing = record === undefined && own === '' && data?.length === 0;
  return (
    <FormField
      name="orgId"
      hint={
        isMissing && (
          <span className={fields.fixedError}>
            <span role="alert">{translate('product.noOrganisation', language)}</span>
            <OwnOrganisationHint />
          </span>
        )
      }>
      <Select options={options} placeholder={own ?? ''} />
    </FormField>
  );
}
