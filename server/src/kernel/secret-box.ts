import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type Purpose } from './keys.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** A later format gets another one, so that both can be read. */
const format = 'v1.';

/**
 * Secrets that must be read again, so that they cannot be hashed: encrypted in the table and in every backup.
 * `owner` is bound to the secret; put into the place of another owner's it cannot be opened.
 */
export function openSecretBox(secret: string, purpose: Purpose) {
  const key = deriveKey(secret, purpose);
  return {
    seal(text: string, owner: string): string {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return format + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Nothing when it was sealed with another key, for another owner, or was tampered with. */
    open(given: string, owner: string): string | undefined {
      if (!given.startsWith(format)) return undefined;
      const bytes = Buffer.from(given.slice(format.length), 'base64url');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
