import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey, type Purpose } from './keys.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** A later format gets another one, so that both can be read. */
const format = 'v1.';

/**
 * Secrets that must be read again, so that they cannot be hashed: encrypted wherever they are kept and in every backup.
 * `owner` is bound to the secret; put into the place of another owner's it cannot be opened.
 */
export function openCipher(secret: string, purpose: Purpose) {
  const key = deriveKey(secret, purpose);
  return {
    seal(content: Buffer, owner: string): Buffer {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },

    /** Nothing when it was sealed with another key, for another owner, or was tampered with. */
    open(bytes: Buffer, owner: string): Buffer | undefined {
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}

/** A box for short texts in a table. */
export function openSecretBox(secret: string, purpose: Purpose) {
  const cipher = openCipher(secret, purpose);
  return {
    seal: (text: string, owner: string) => format + cipher.seal(Buffer.from(text), owner).toString('base64url'),
    open(sealedText: string, owner: string): string | undefined {
      if (!sealedText.startsWith(format)) return undefined;
      return cipher.open(Buffer.from(sealedText.slice(format.length), 'base64url'), owner)?.toString('utf8');
    },
  };
}
