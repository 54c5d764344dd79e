import type { Region } from '@edp/contract/modules/region/region.ts';
import { registration } from '@edp/contract/modules/registration/registration.ts';
import { useNavigate } from 'react-router';
import { toast } from '../../kernel/feedback/toast.ts';
import { request } from '../../kernel/http/api.ts';
import { useDraft } from '../../kernel/tabs/draft.ts';
import { useSubmitForm } from '../../ui/form/engine/use-submit-form.ts';
import type { RegisterForm, RegisterValues } from './forms.ts';
import { isWholeRegion } from './regions.ts';

export function useRegisterForm({ name, initial, fieldsOf, toInput }: RegisterForm, regions: readonly Region[]) {
  const navigate = useNavigate();
  const draft = useDraft<RegisterValues>(name);
  const inputOf = (values: RegisterValues) => {
    const region = values[fieldsOf(values).region] as readonly string[];
    return toInput(values, isWholeRegion(regions, region) ? region : []);
  };
  const submit = async (values: RegisterValues) => {
    const { message } = await request(registration.apply, inputOf(values));
    toast('success', message);
    draft.discard();
    await navigate('/registerSuccess');
  };
  // The photo is not restored: a visitor cannot read stored files.
  const onChange = (values: RegisterValues) => draft.store({ ...values, [fieldsOf(values).pictures]: '' });
  return useSubmitForm({ schema: registration.apply.input, initial, restored: draft.restored?.values, toInput: inputOf, onChange, submit });
}
