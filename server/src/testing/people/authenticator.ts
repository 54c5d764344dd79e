import { codeAt, stepOf } from '../../modules/two-factor/totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What the authenticator of a user shows now, or so many steps later. */
export const authenticatorCode = (secret: string, later = 0) => codeAt(fromBase32(secret), stepOf(Date.now()) + later);
