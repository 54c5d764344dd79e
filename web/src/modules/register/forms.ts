import type { InputOf } from '@edp/contract/kernel/call.ts';
import {
  registrationFields,
  type registration,
  type RegistrationFields,
} from '@edp/contract/modules/registration/registration.ts';

/** What the user is asked one after the other; the result is a page of its own. */
export const steps = ['company', 'administrator', 'confirmation'] as const;

/** The step that asks for a field: who applies and logs in is asked in the second one. */
export const stepOf = (name: string, { phone, smsCode, password }: RegistrationFields) =>
  ['applicant', phone, smsCode, password, 'confirmPassword'].includes(name) ? 1 : 0;

export type RegisterValues = Record<string, unknown>;

/** What differs between the page /register and the dialog on the login page. */
export interface RegisterForm {
  /** Of the draft. */
  name: string;
  initial: RegisterValues;
  fieldsOf: (values: RegisterValues) => RegistrationFields;
  /** `region` is empty until it is chosen completely. */
  toInput: (values: RegisterValues, region: readonly string[]) => InputOf<typeof registration.apply>;
}

const emptyOf = ({ region, ...texts }: RegistrationFields) => ({
  ...Object.fromEntries(
    [...Object.values(texts), 'companyName', 'applicant', 'confirmPassword', 'requirementDescription'].map((name) => [
      name,
      '',
    ]),
  ),
  /** Names from the province downwards, as far as chosen. */
  [region]: [],
});

export const pageForm: RegisterForm = {
  name: 'register',
  initial: emptyOf(registrationFields.page),
  fieldsOf: () => registrationFields.page,
  toInput: (values, region) => ({ ...values, address: JSON.stringify(region) }) as InputOf<typeof registration.apply>,
};

/** The values of `registerType`. */
export const kinds = { company: 2, person: 1 };
export const kindOf = ({ registerType }: RegisterValues) => (registerType === kinds.person ? 'person' : 'company');

/** Here a person can register as well: without a company, with an identity card. */
export const dialogForm: RegisterForm = {
  name: 'register dialog',
  initial: {
    ...emptyOf(registrationFields.company),
    ...emptyOf(registrationFields.person),
    registerType: kinds.company,
  },
  fieldsOf: (values) => registrationFields[kindOf(values)],
  toInput: ({ companyName, creditCode, ...values }, [province, city, county]) =>
    ({
      ...values,
      ...(kindOf(values) === 'company' && { companyName, creditCode }),
      residence: { province, city, county },
    }) as InputOf<typeof registration.apply>,
};
