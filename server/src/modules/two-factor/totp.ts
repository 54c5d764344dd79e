import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator has it: SHA-1, six digits, thirty seconds. */
const stepMs = 30_000;
const digits = 6;
/** One step before and after: clocks differ, and people type slowly. */
const tolerance = [0, -1, 1] as const;

export const stepOf = (time: number) => Math.floor(time / stepMs);

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac[mac.length - 1]! & 15) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step that a code belongs to; undefined for a wrong one. Every candidate is compared, in constant time. */
export function findStep(secret: Buffer, code: string, time: number): number | undefined {
  const actual = Buffer.from(code);
  const steps = tolerance.map((offset) => stepOf(time) + offset);
  const matches = steps.map((step) => {
    const expected = Buffer.from(codeAt(secret, step));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return steps[matches.indexOf(true)];
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding, as authenticators read secrets. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
