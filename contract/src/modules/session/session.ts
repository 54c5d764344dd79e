import { z } from 'zod';
import { calls, get, post } from '../../kernel/call.ts';
import { filterText, Id, requiredText, text } from '../../kernel/fields.ts';
import { defaultLanguage, languages } from '../../kernel/language.ts';
import { paged } from '../../kernel/paging.ts';
import { rule, tooLong } from '../../kernel/rule.ts';
import { Preference } from '../preference/preference.ts';
import { PasswordRules } from '../security/password-rules.ts';

const nothing = z.object({});

export const tenant = calls('tenant', 'user', '/api/v7/tenant', {
  byCode: get('detailByCode', {
    can: 'anyone',
    input: z.object({ tenantCode: requiredText(50, 'tenant.codeRequired') }),
    /**
     * The login page shows the address of the logo and the colours of `accentColours`, empty where the product's
     * own are shown.
     */
    output: z.object({
      id: z.string(),
      tenantCode: z.string(),
      name: z.string(),
      tenantAuth: z.string(),
      logo: z.string(),
      accentColors: z.string(),
    }),
  }),
});

export const LoginInput = z.object({
  loginName: requiredText(50, 'login.nameRequired'),
  password: z.string(rule('login.passwordRequired')).min(1, rule('login.passwordRequired')).max(200, tooLong(200)),
  captcha: requiredText(20, 'login.captchaRequired'),
  rememberMe: z
    .union([z.boolean(), z.stringbool(), z.literal([0, 1])])
    .transform(Boolean)
    .default(false),
  /** The code of the authenticator, or a recovery code: where the user has a second factor. */
  verificationCode: text(20),
  /** Which captcha was answered: `pc`, or `web_` and a timestamp. */
  source: requiredText(64),
  language: z.enum(languages, rule('rule.choice')).default(defaultLanguage),
});

export const LoginInfo = z.object({
  userId: z.string(),
  userName: z.string(),
  account: z.string(),
  /** Empty until a role has been chosen. */
  roleId: z.string(),
  roleCode: z.string(),
  invorgId: z.string(),
  /** The organisation that the user belongs to; empty for a user without one. */
  orgName: z.string(),
  imgAddress: z.string(),
  securityWatermarking: z.string(),
  language: z.enum(languages),
  /** An administrator has reset the password: the user must change it before anything else. */
  mustChangePassword: z.boolean(),
  /** The role that the session looks at the system as; empty without a preview. */
  previewRoleName: z.string(),
  /** It is older than the tenant allows; `mustChangePassword` as well. */
  passwordExpired: z.boolean(),
  passwordRules: PasswordRules,
  /** The active role is used with a second factor only, and the user has none yet. */
  mustSetUpTwoFactor: z.boolean(),
  /** The roles of the user for which that would be so. */
  twoFactorRoleIds: z.array(z.string()),
  preference: Preference,
  /** The time zone of the installation: days begin at midnight there. */
  timeZone: z.string(),
});
export type LoginInfo = z.output<typeof LoginInfo>;

export const session = calls('session', 'user', '/user/v6', {
  captcha: get('captcha', { can: 'link', input: z.object({ source: requiredText(64) }), raw: true }),
  login: post('login', { can: 'anyone', input: LoginInput, output: z.object({ corTicket: z.string() }), writes: true }),
  logout: post('logout', {
    can: 'member',
    beforePasswordChange: true,
    duringPreview: true,
    input: nothing,
    output: z.null(),
    writes: true,
  }),
  check: post('checkTicket', { can: 'member', beforePasswordChange: true, input: nothing, output: z.null() }),
  info: post('userLoginInfo', { can: 'member', beforePasswordChange: true, input: nothing, output: LoginInfo }),
  setRole: post('setUserRole', {
    can: 'member',
    beforePasswordChange: true,
    input: z.object({ roleId: Id, key: text(64) }),
    output: z.null(),
    writes: true,
  }),
  setInvOrg: post('setInvOrg', { can: 'member', input: z.object({ invorgId: Id }), output: z.null(), writes: true }),
});

const InvOrg = z.object({ id: z.string(), name: z.string() });

/** Dealers use the product from outside the company: they see neither its people nor its structure. */
export const isDealer = (roleCode: string) => roleCode.includes('DMS_CUST');

export const Role = z.object({
  roleId: z.string(),
  roleName: z.string(),
  code: z.string(),
  key: z.string(),
  invOrgData: z.array(InvOrg),
});
export type Role = z.output<typeof Role>;

export const MenuItem = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  icon: z.string(),
  url: z.string(),
  propsCode: z.string(),
  moduleId: z.string(),
  get list(): z.ZodArray<typeof MenuItem> {
    return z.array(MenuItem);
  },
});
export type MenuItem = z.output<typeof MenuItem>;

const ModulePermission = z.object({
  id: z.string(),
  code: z.string(),
  moduleId: z.string(),
  /** The permissions of the role on this screen. */
  button: z.array(z.object({ enCode: z.string() })),
  /** The fields that a role may be kept from and that it sees. */
  column: z.array(z.string()),
  /** Of these, those that it may change. */
  form: z.array(z.string()),
});

/** The restrictions of the role, by right: `material.marketPrice`. */
const FieldRestrictions = z.object({ hidden: z.array(z.string()), readOnly: z.array(z.string()) });

export const role = calls('role', 'user', '', {
  /** The roles of the tenant, to choose from. The specification names the service alone. */
  list: post('role/v6/list', {
    can: 'staff',
    input: paged({ name: filterText() }),
    page: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  }),
  ofUser: post('userAPI/v6/api/getUserRole', {
    can: 'member',
    beforePasswordChange: true,
    input: z.object({ userId: Id.optional() }),
    output: z.object({ userRoles: z.array(Role) }),
  }),
  resources: post('resource/v6/currentRole', {
    can: 'member',
    input: z.object({ roleId: Id.optional() }),
    output: z.object({
      menuList: z.array(MenuItem),
      permissionList: z.array(ModulePermission),
      fields: FieldRestrictions,
    }),
  }),
  invOrgs: post('inventoryOrg/getInvOrgListByRole', {
    can: 'member',
    input: z.object({ roleId: Id.optional() }),
    output: z.array(InvOrg),
  }),
});
