import { type FilePurpose, filePurposes, type PurposeName, purposeNames } from '@edp/contract/file-purposes.ts';
import type { FileLimit } from '@edp/contract/kernel/stored-file.ts';
import { invalid, AppError } from '../app-error.ts';
import { hasPermission, type Session } from '../session/session.ts';

/** The documented header sends this when it uploads the avatar; it knows no purposes. */
const sourceOfAvatar = 'edp';

const purposeOf = (name: PurposeName): FilePurpose => filePurposes[name];

export const limitsOf = (names: readonly PurposeName[]): FileLimit[] => names.map((name) => purposeOf(name).limit);

/** Every purpose that the active role may use. */
const usablePurposes = (session: Session): PurposeName[] =>
  purposeNames.filter((name) => {
    const { can } = purposeOf(name);
    return can === 'member' || can.some((permission) => hasPermission(session, permission));
  });

/** Whether the role may upload nothing but what every session may. */
export const isLimitedToOwnFiles = (session: Session) =>
  usablePurposes(session).every((name) => purposeOf(name).can === 'member');

/**
 * The purposes that the fields of an upload leave open. The fields may come after the file: without any, all of them.
 */
export function openPurposes(session: Session, { source, purpose }: Readonly<Record<string, unknown>>): PurposeName[] {
  const usable = usablePurposes(session);
  if (!purpose && source === undefined) return usable;
  if (purpose && !purposeNames.some((name) => name === purpose)) throw invalid('rule.choice', 'purpose');
  const open = usable.filter((name) => (purpose ? name === purpose : isMeant(name, source)));
  if (open.length === 0) throw new AppError(403, 'file.notAllowed');
  return open;
}

/** Without a name, what every session may upload is meant by its own source alone. */
const isMeant = (name: PurposeName, source: unknown) =>
  source === sourceOfAvatar ? name === 'avatar' : purposeOf(name).can !== 'member';

/** The purpose of a file that came without a name, where only one is possible. */
export function onlyPurpose(names: readonly PurposeName[], contentType: string): PurposeName | undefined {
  const fitting = names.filter((name) => purposeOf(name).limit.types.includes(contentType));
  return fitting.length === 1 ? fitting[0] : undefined;
}
