import { registration } from '@edp/contract/modules/registration.ts';
import type { Region } from '@edp/contract/modules/region.ts';
import { translateRule } from '@edp/contract/texts.ts';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { request } from '../../kernel/api.ts';
import { asFailure } from '../../kernel/failure.ts';
import { language, useLanguage } from '../../kernel/language.ts';
import { toast } from '../../kernel/toast.ts';
import { isWholeRegion } from './regions.ts';

/** As they stand on the page, from top to bottom: the first that is wrong gets the focus. */
const initial = {
  companyName: '',
  unifiedSocialCreditCode: '',
  applicant: '',
  /** Names from the province downwards, as far as they have been chosen. */
  address: [] as readonly string[],
  addressDetail: '',
  phoneNumber: '',
  verificationCode: '',
  password: '',
  confirmPassword: '',
  requirementDescription: '',
  businessLicense: '',
};
export type RegisterValues = typeof initial;
type Name = keyof RegisterValues;
export type RegisterErrors = { readonly [Field in Name]?: string | undefined };

const names = Object.keys(initial) as Name[];
const nothingSaid: { notice: string; errors: RegisterErrors } = { notice: '', errors: {} };

/**
 * Unlike the small forms of auth and login, several fields change at once here, and some long after the user has
 * gone on typing (an upload, a code that was sent); and a refusal speaks both at its field and above the button.
 */
export function useRegisterForm(regions: readonly Region[]) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [said, setSaid] = useState({ ...nothingSaid, language: language() });
  const [isBusy, setBusy] = useState(false);
  // What has been said in one language is not left standing in another.
  const { notice, errors } = useLanguage() === said.language ? said : nothingSaid;

  const set = (changes: Partial<RegisterValues>) => {
    setValues((before) => ({ ...before, ...changes }));
    const cleared = Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]));
    setSaid((before) => ({ ...before, errors: { ...before.errors, ...cleared } }));
  };
  const focus = (problems: RegisterErrors) => {
    const first = names.find((name) => problems[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  /** Adds to what is said already. */
  const point = (problems: RegisterErrors) => {
    setSaid((before) => ({ ...before, errors: { ...before.errors, ...problems }, language: language() }));
    focus(problems);
  };
  const say = (problems: RegisterErrors, message = '') => {
    setSaid({ notice: message, errors: problems, language: language() });
    focus(problems);
  };

  async function send(payload: ReturnType<typeof payloadOf>) {
    setBusy(true);
    try {
      const { message } = await request(registration.apply, payload);
      toast('success', message);
      await navigate('/registerSuccess');
    } catch (error) {
      const { fields, message } = asFailure(error);
      say(Object.fromEntries(fields.map((problem) => [problem.field, problem.message])), message);
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const payload = payloadOf(values, regions);
    const problems = problemsOf(payload);
    say(problems);
    if (names.every((name) => !problems[name])) void send(payload);
  }

  return { form, values, errors, notice, isBusy, set, point, onSubmit };
}

const payloadOf = ({ address, ...values }: RegisterValues, regions: readonly Region[]) => ({
  ...values,
  // A province alone is no address yet.
  address: JSON.stringify(isWholeRegion(regions, address) ? address : []),
});

function problemsOf(payload: ReturnType<typeof payloadOf>): RegisterErrors {
  const issues = registration.apply.input.safeParse(payload).error?.issues ?? [];
  // Of several about one field, the first.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], translateRule(message, language())]));
}
