import { randomBytes } from 'node:crypto';
import { deriveKey, seal } from '../../kernel/crypto/keys.ts';
import { openSecretBox } from '../../kernel/crypto/secret-box.ts';
import { toBase32 } from './totp.ts';

export interface Owner {
  tenantId: number;
  userId: string;
}

const ownerOf = ({ tenantId, userId }: Owner) => `${tenantId}:${userId}`;
const setupMs = 15 * 60_000;
const secretBytes = 20;
const recoveryCodeCount = 10;

export const newSecret = () => randomBytes(secretBytes);

export const sealSecret = (installationSecret: string, owner: Owner, secret: Buffer) =>
  openSecretBox(installationSecret, 'two-factor').seal(secret.toString('base64'), ownerOf(owner));

export function openSecret(installationSecret: string, owner: Owner, sealed: string): Buffer | undefined {
  const text = openSecretBox(installationSecret, 'two-factor').open(sealed, ownerOf(owner));
  return text === undefined ? undefined : Buffer.from(text, 'base64');
}

/**
 * A secret that is not confirmed yet travels with the client, sealed: nothing is stored for set-ups that are never
 * finished.
 */
export const sealSetup = (installationSecret: string, owner: Owner, secret: Buffer) =>
  openSecretBox(installationSecret, 'two-factor').seal(
    `${Date.now() + setupMs} ${secret.toString('base64')}`,
    `setup ${ownerOf(owner)}`,
  );

/** Undefined when it has expired or was made for another user. */
export function openSetup(installationSecret: string, owner: Owner, sealed: string): Buffer | undefined {
  const [expires = '', secret = ''] =
    openSecretBox(installationSecret, 'two-factor')
      .open(sealed, `setup ${ownerOf(owner)}`)
      ?.split(' ') ?? [];
  return Number(expires) > Date.now() ? Buffer.from(secret, 'base64') : undefined;
}

/** `ABCDE-FGHIJ`: fifty bits, read from paper. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodeCount }, () => toBase32(randomBytes(7)).slice(0, 10).replace(/^.{5}/, '$&-'));

/** Stored sealed: with the table alone no code can be tried out. */
export const sealRecoveryCode = (installationSecret: string, owner: Owner, code: string) =>
  seal(
    deriveKey(installationSecret, 'recovery-code'),
    `${ownerOf(owner)}:${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`,
  );
