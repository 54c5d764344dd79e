import type { InputOf } from '@edp/contract/kernel/call.ts';
import type { registration } from '@edp/contract/modules/registration.ts';
import type { WireNames } from '../../kernel/use-auth-form.ts';

/** In the order of the form. */
export const emptyValues = {
  kind: 'company' as 'company' | 'person',
  companyName: '',
  creditCode: '',
  applicant: '',
  /** Names from the province downwards, as far as chosen. */
  region: [] as readonly string[],
  addressDetail: '',
  phone: '',
  smsCode: '',
  password: '',
  confirmPassword: '',
  requirement: '',
  picture: '',
};
export type RegisterValues = typeof emptyValues;

/** The page and the dialog have the same fields with different wire names. */
export interface WireForm {
  /** Who may register with it. */
  kinds: readonly RegisterValues['kind'][];
  names: (values: RegisterValues) => WireNames<RegisterValues>;
  payload: (values: RegisterValues, region: readonly string[]) => InputOf<typeof registration.apply>;
}

const common = ({ applicant, smsCode, confirmPassword, requirement }: RegisterValues) => ({
  applicant, confirmPassword, verificationCode: smsCode, requirementDescription: requirement,
});
const commonNames = { smsCode: 'verificationCode', requirement: 'requirementDescription' };

/** The page /register. */
export const pageForm: WireForm = {
  kinds: ['company'],
  names: () => ({ ...commonNames, creditCode: 'unifiedSocialCreditCode', region: 'address', phone: 'phoneNumber', picture: 'businessLicense' }),
  payload: (values, region) => ({
    ...common(values),
    companyName: values.companyName,
    unifiedSocialCreditCode: values.creditCode,
    address: JSON.stringify(region),
    addressDetail: values.addressDetail,
    phoneNumber: values.phone,
    password: values.password,
    businessLicense: values.picture,
  }),
};

/** The dialog on the login page, where a person can register as well: without a company, with an identity card. */
export const dialogForm: WireForm = {
  kinds: ['company', 'person'],
  names: ({ kind }) => ({
    ...commonNames, region: 'residence', addressDetail: 'detailAddress', password: 'registPassword', picture: kind === 'person' ? 'idCardPicture' : 'businessLicensePicture',
  }),
  payload: (values, [province, city, county]) => {
    const { companyName, creditCode, picture } = values;
    const shared = { ...common(values), residence: { province, city, county }, detailAddress: values.addressDetail, phone: values.phone, registPassword: values.password };
    return values.kind === 'person'
      ? { ...shared, registerType: 1, idCardPicture: picture }
      : { ...shared, registerType: 2, companyName, creditCode, businessLicensePicture: picture };
  },
};
