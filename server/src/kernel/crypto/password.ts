import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP recommends. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, options);

/** An unknown account is compared with it, so that its answer takes as long as a known one's. */
const decoy = hashPassword('no account has this password');

export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== undefined && matches;
}
