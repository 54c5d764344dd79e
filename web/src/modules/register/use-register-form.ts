import { registration } from '@edp/contract/modules/registration.ts';
import type { Region } from '@edp/contract/modules/region.ts';
import { useNavigate } from 'react-router';
import { request } from '../../kernel/api.ts';
import { useDraft } from '../../kernel/draft.ts';
import { toast } from '../../kernel/toast.ts';
import { useAuthForm } from '../../kernel/use-auth-form.ts';
import { isWholeRegion } from './regions.ts';
import { emptyValues, type RegisterValues, type WireForm } from './wire-form.ts';

export function useRegisterForm(wire: WireForm, regions: readonly Region[]) {
  const navigate = useNavigate();
  const draft = useDraft<Partial<RegisterValues>>('register');
  // The photo is not restored: a visitor cannot read stored files.
  const store = ({ picture: _photo, ...words }: Partial<RegisterValues>) => draft.store(words);
  // An incomplete region counts as empty.
  const toInput = (values: RegisterValues) => wire.payload(values, isWholeRegion(regions, values.region) ? values.region : []);
  const submit = async (values: RegisterValues) => {
    const { message } = await request(registration.apply, toInput(values));
    toast('success', message);
    draft.discard();
    await navigate('/registerSuccess');
  };
  return useAuthForm({ schema: registration.apply.input, initial: emptyValues, draft: { restored: draft.restored, store }, toInput, wireNames: wire.names, submit });
}
