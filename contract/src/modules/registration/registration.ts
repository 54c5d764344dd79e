import { z } from 'zod';
import { calls, post } from '../../kernel/call.ts';
import { choice, DateTime, requiredText, text } from '../../kernel/fields.ts';
import { rule, ruleAcross, tooLong, tooMany } from '../../kernel/rule.ts';
import { VisitorFileId } from '../../kernel/file-link.ts';
import type { MessageKey } from '../../texts.ts';
import { addTexts } from '../../kernel/text-store.ts';
import { mobileNumber } from '../sms-code/sms-code.ts';
import { registrationTexts } from './registration.texts.ts';

addTexts(registrationTexts);

/** A company, or a person, tells this about itself, whichever of the two forms it came from. */
export interface Application {
  kind: 'company' | 'person';
  companyName: string;
  creditCode: string;
  /** Names or codes from the province downwards. */
  region: string[];
  addressDetail: string;
  applicant: string;
  phone: string;
  smsCode: string;
  password: string;
  requirement: string;
  /** Files that a visitor uploaded: the business licence, or the identity card of a person. */
  pictures: string[];
  /** How the form that was sent calls its fields. */
  fields: RegistrationFields;
}

/** The page and the dialog ask for the same under different names; those that are not here are the same. */
export type RegistrationFields = Record<
  'creditCode' | 'region' | 'addressDetail' | 'phone' | 'smsCode' | 'password' | 'pictures',
  string
>;
const dialogFields = {
  creditCode: 'creditCode',
  region: 'residence',
  addressDetail: 'detailAddress',
  phone: 'phone',
  smsCode: 'verificationCode',
  password: 'registPassword',
  pictures: 'businessLicensePicture',
};
export const registrationFields: Record<'page' | 'company' | 'person', RegistrationFields> = {
  page: {
    creditCode: 'unifiedSocialCreditCode',
    region: 'address',
    addressDetail: 'addressDetail',
    phone: 'phoneNumber',
    smsCode: 'verificationCode',
    password: 'password',
    pictures: 'businessLicense',
  },
  company: dialogFields,
  person: { ...dialogFields, pictures: 'idCardPicture' },
};

export const longestRequirement = 200;

/** Both kinds of characters, and no others. */
const newPassword = z
  .string(rule('registration.password'))
  .regex(/^[A-Za-z\d]+$/, rule('registration.password'))
  .regex(/[A-Za-z]\d|\d[A-Za-z]/, rule('registration.passwordMixed'))
  .min(6, rule('rule.minLength', { min: 6 }))
  .max(50, tooLong(50));

const creditCode = requiredText(50, 'registration.creditCode').toUpperCase();

const common = {
  companyName: requiredText(100, 'registration.companyName'),
  applicant: requiredText(50, 'registration.applicant'),
  verificationCode: requiredText(20, 'smsCode.required'),
  confirmPassword: z.string(rule('registration.confirmation')).min(1, rule('registration.confirmation')),
  requirementDescription: requiredText(longestRequirement, 'registration.requirement'),
};
const addressDetail = requiredText(200, 'registration.addressDetail');

/** A list as such, as JSON in a text, or as an object of province, city and county. */
const region = z
  .unknown()
  .transform((input) => {
    const value = typeof input === 'string' ? parsedOrNothing(input) : input;
    if (!isPlainObject(value)) return value;
    return [value.province, value.city, value.county].filter(
      (name) => name !== undefined && name !== null && name !== '',
    );
  })
  .pipe(
    z
      .array(z.string().trim().min(1).max(50), rule('registration.region'))
      .min(1, rule('registration.region'))
      .max(3, { error: rule('registration.region'), abort: true }),
  );

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsedOrNothing(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Ids of uploaded pictures, joined by commas. */
const pictures = (required: MessageKey, most: number) =>
  z
    .string(rule(required))
    .max(1000, { error: rule('registration.picture'), abort: true })
    .transform((ids) =>
      ids
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    )
    .pipe(z.array(VisitorFileId).min(1, rule(required)).max(most, tooMany(most)));

const licence = pictures('registration.licence', 1);

/** The page /register. */
const PageForm = z.object({
  ...common,
  unifiedSocialCreditCode: creditCode,
  address: region,
  addressDetail,
  phoneNumber: mobileNumber(),
  password: newPassword,
  businessLicense: licence,
});

/** The dialog on the login page, for a company. */
const CompanyForm = z.object({
  ...common,
  registerType: choice(0, 2).default(0),
  creditCode,
  residence: region,
  detailAddress: addressDetail,
  phone: mobileNumber(),
  registPassword: newPassword,
  businessLicensePicture: licence,
});

/**
 * The dialog on the login page, for a person (`registerType` 1). A person has no licence but an identity card, whose
 * two sides may be two pictures, and neither company name nor credit code: those that are given are kept. Without a
 * name the application goes by the applicant's. The specification names no type but 1, so 0 and 2 both mean a company.
 */
const PersonForm = CompanyForm.omit({ businessLicensePicture: true }).extend({
  registerType: choice(1),
  companyName: text(100),
  creditCode: text(50).transform((code) => code.toUpperCase()),
  idCardPicture: pictures('registration.idCard', 2),
});

const samePasswords = (password: string) => ruleAcross([password, 'confirmPassword'], 'registration.passwordsDiffer');

const fromPage = PageForm.refine(
  ({ password, confirmPassword }) => password === confirmPassword,
  samePasswords('password'),
).transform((form): Application => ({
  kind: 'company',
  companyName: form.companyName,
  creditCode: form.unifiedSocialCreditCode,
  region: form.address,
  addressDetail: form.addressDetail,
  applicant: form.applicant,
  phone: form.phoneNumber,
  smsCode: form.verificationCode,
  password: form.password,
  requirement: form.requirementDescription,
  pictures: form.businessLicense,
  fields: registrationFields.page,
}));

type DialogForm = Omit<z.output<typeof PersonForm>, 'registerType' | 'idCardPicture'>;
const fromDialog = (form: DialogForm, kind: Application['kind'], pictureIds: string[]): Application => ({
  kind,
  companyName: form.companyName || form.applicant,
  creditCode: form.creditCode,
  region: form.residence,
  addressDetail: form.detailAddress,
  applicant: form.applicant,
  phone: form.phone,
  smsCode: form.verificationCode,
  password: form.registPassword,
  requirement: form.requirementDescription,
  pictures: pictureIds,
  fields: registrationFields[kind],
});
const hasSamePasswords = (form: DialogForm) => form.registPassword === form.confirmPassword;
const fromCompany = CompanyForm.refine(hasSamePasswords, samePasswords('registPassword')).transform((form) =>
  fromDialog(form, 'company', form.businessLicensePicture),
);
const fromPerson = PersonForm.refine(hasSamePasswords, samePasswords('registPassword')).transform((form) =>
  fromDialog(form, 'person', form.idCardPicture),
);

/** The forms are distinguished by field names that only the dialog has. */
const namesOfDialog = [
  'registerType',
  'creditCode',
  'residence',
  'detailAddress',
  'phone',
  'registPassword',
  'businessLicensePicture',
  'idCardPicture',
];

function formOf(input: Record<string, unknown>) {
  if (!namesOfDialog.some((name) => input[name] !== undefined)) return fromPage;
  // Compared without conversion: the values are unvalidated, and an object may have a `toString` that is no function.
  return input.registerType === 1 || input.registerType === '1' ? fromPerson : fromCompany;
}

type AnyForm = z.input<typeof PageForm> | z.input<typeof CompanyForm> | z.input<typeof PersonForm>;

const anyValues = Object.fromEntries(
  Object.keys({ ...PageForm.shape, ...CompanyForm.shape, ...PersonForm.shape }).map((name) => [
    name,
    z.unknown().optional(),
  ]),
);

/**
 * Validates with the schema of the form that was sent, so that errors name its fields; a union would only say that none
 * matches.
 */
const RegistrationInput = z.object(anyValues, rule('rule.type')).transform((input, context): Application => {
  const { data, error } = formOf(input).safeParse(input);
  if (data) return data;
  for (const { path, message } of error.issues) context.addIssue({ code: 'custom', path, message, input });
  return z.NEVER;
}) as unknown as z.ZodType<Application, AnyForm>;

/** Neither the code of the company, which a text message tells, nor anything that the applicant entered. */
const Progress = z.object({
  applicationNumber: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  createTime: DateTime,
  /** Empty until it is decided. */
  reviewTime: DateTime,
  /** The reason for a rejection. */
  reason: z.string(),
});
export type Progress = z.output<typeof Progress>;

export const registration = calls('registration', 'user', '/api/v7/tenant', {
  apply: post('apply', {
    can: 'anyone',
    summary: 'Applies to become a company of this installation, and answers the number of the application.',
    input: RegistrationInput,
    output: z.object({ applicationNumber: z.string() }),
    writes: true,
    done: 'registration.done',
  }),
  progress: post('applicationProgress', {
    can: 'anyone',
    summary: 'What became of an application, for those who know its number and its mobile number.',
    input: z.object({
      applicationNumber: requiredText(20, 'registration.numberRequired').toUpperCase(),
      phone: mobileNumber(),
    }),
    output: Progress,
  }),
});
