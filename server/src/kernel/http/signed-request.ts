import { hash, timingSafeEqual } from 'node:crypto';
import { signatureWindowMs } from '@edp/contract/kernel/signature.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../app-error.ts';

const timestampPattern = /^\d{10,16}$/;
const noncePattern = /^[\w-]{8,128}$/;

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

/** The replay guard of every call: returns the ticket and the nonce of a request that is fresh and whole. */
export function checkSignature(headers: IncomingHttpHeaders): { ticket: string; nonce: string } {
  const ticket = single(headers.corticket);
  const timestamp = single(headers.timestamp);
  const nonce = single(headers.nonce);
  const signature = single(headers.signature).toLowerCase();
  if (!timestampPattern.test(timestamp) || !noncePattern.test(nonce)) throw new AppError(400, 'error.signature');
  if (Math.abs(Date.now() - Number(timestamp)) > signatureWindowMs) throw new AppError(400, 'error.clock');
  if (!equal(signature, hash('sha256', timestamp + nonce + ticket))) throw new AppError(400, 'error.signature');
  return { ticket, nonce };
}

function equal(given: string, expected: string): boolean {
  return (
    given.length === expected.length && timingSafeEqual(Buffer.from(given, 'latin1'), Buffer.from(expected, 'latin1'))
  );
}
