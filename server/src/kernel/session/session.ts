import { hash, randomBytes } from 'node:crypto';
import type { Access, Call } from '@edp/contract/kernel/call.ts';
import type { Permission } from '@edp/contract/kernel/permission.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { FieldAccess } from '../field-rights/field-access.ts';
import type { Sharing } from '../sharing/sharing.ts';

/** Who is calling. Tenant, user, role and organisation come from here and from nowhere else. */
export interface Session {
  ticketHash: string;
  tenantId: number;
  /** True for the tenant that runs the installation. */
  platform: boolean;
  userId: string;
  userName: string;
  account: string;
  roleId: string | null;
  invorgId: string | null;
  /** The active inventory organisation is the master, which sees the materials of all. */
  isMasterOrganisation: boolean;
  language: Language;
  /** The active role has everything that the tenant has. */
  administrator: boolean;
  /** Has an active role that is not a dealer's: may see colleagues. */
  staff: boolean;
  permissions: ReadonlySet<Permission>;
  /** The fields that the role is kept from; undefined for none. */
  fields: FieldAccess | undefined;
  /**
   * Whose records of shared types the user sees and may change, within the active inventory organisation; undefined for
   * all.
   */
  sharing: Sharing | undefined;
  /**
   * An administrator has reset the password, or it has expired: until the user changes it, only few calls are answered.
   */
  mustChangePassword: boolean;
  /**
   * The role whose rights these are while the user looks at the system as it shows to that role; empty without a
   * preview.
   */
  previewRoleName: string;
  passwordExpired: boolean;
  /**
   * The active role is used with a second factor only, and the user has none: until they set it up, only few calls are
   * answered.
   */
  mustSetUpTwoFactor: boolean;
  /** From where the tenant lets its users in; empty for everywhere. */
  allowedAddresses: readonly string[];
}

export const newTicket = () => randomBytes(32).toString('base64url');
/** Tickets are stored hashed: a reader of the table cannot use what is in it. */
export const hashTicket = (ticket: string) => hash('sha256', ticket);

export const hasPermission = (session: Session, permission: Permission) => session.permissions.has(permission);

/** Whether a session may use what is open to this. */
export function isAllowed(session: Session, access: Access): boolean {
  if (access === 'member' || access === 'visitor') return true;
  if (access === 'staff') return session.staff;
  return access !== 'anyone' && access !== 'link' && hasPermission(session, access);
}

/** Whether a session may use a call: with its permission, or one of the others that are enough. */
export const mayCall = (
  session: Session,
  { can, orCan, platform }: Pick<Call, 'can' | 'orCan' | 'platform'>,
): boolean => (!platform || session.platform) && [can, ...orCan].some((access) => isAllowed(session, access));
