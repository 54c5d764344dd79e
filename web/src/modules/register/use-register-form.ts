import type { Region } from '@edp/contract/modules/region/region.ts';
import { registration } from '@edp/contract/modules/registration/registration.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { toast } from '../../kernel/feedback/toast.ts';
import { request } from '../../kernel/http/api.ts';
import { toCallError } from '../../kernel/http/call-error.ts';
import { useDraft } from '../../kernel/tabs/draft.ts';
import { useSubmitForm } from '../../ui/form/engine/use-submit-form.ts';
import { stepOf, steps, type RegisterForm, type RegisterValues } from './forms.ts';
import { isWholeRegion } from './company/regions.ts';

/** The step is stored with what was entered. */
type Stored = RegisterValues & { step?: number };

export function useRegisterForm({ name, initial, fieldsOf, toInput }: RegisterForm, regions: readonly Region[]) {
  const navigate = useNavigate();
  const draft = useDraft<Stored>(name);
  const { step: storedStep = 0, ...restored } = draft.restored?.values ?? {};
  // Passwords are not stored, so there is nothing to confirm after a reload.
  const [step, setStep] = useState(Math.min(storedStep, 1));
  const inputOf = (values: RegisterValues) => {
    const region = values[fieldsOf(values).region] as readonly string[];
    return toInput(values, isWholeRegion(regions, region) ? region : []);
  };
  const valuesNow = (): RegisterValues => form.form.getValues();
  const stepOfField = (field: string) => stepOf(field, fieldsOf(valuesNow()));
  const goTo = (next: number) => {
    draft.store({ ...valuesNow(), step: next });
    // At once: a message takes the focus to its field, which must be on the screen by then.
    flushSync(() => setStep(next));
  };
  const goToFirst = (wrong: readonly string[]) => goTo(Math.min(...wrong.map(stepOfField)));
  const submit = async (values: RegisterValues) => {
    try {
      const { message, data } = await request(registration.apply, inputOf(values));
      toast('success', message);
      draft.discard();
      await navigate('/registerSuccess', { state: data });
    } catch (error) {
      const { fields } = toCallError(error);
      if (fields.length > 0) goToFirst(fields.map(({ field }) => field));
      throw error;
    }
  };
  const form = useSubmitForm<RegisterValues>({
    schema: registration.apply.input,
    initial,
    restored: draft.restored && restored,
    toInput: inputOf,
    onChange: (values) => draft.store({ ...values, step }),
    submit,
    isAsked: (field) => stepOfField(field) <= step,
    onInvalid: goToFirst,
    onNext: step < steps.length - 1 ? () => goTo(step + 1) : undefined,
  });
  return { ...form, step, goTo };
}
