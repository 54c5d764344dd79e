import type { ParsedOf } from '@edp/contract/kernel/call.ts';
import { material, type printLayouts } from '@edp/contract/modules/material/material.ts';
import { AppError } from '../../../kernel/app-error.ts';
import { isSealedUntil, sealUntil } from '../../../kernel/crypto/keys.ts';
import type { OnBehalf } from '../../../kernel/session/act-for.ts';

export interface PrintRequest extends OnBehalf {
  ids: readonly string[];
  layout: (typeof printLayouts)[number];
}

const lifetimeMs = 5 * 60_000;

/** An address that a browser opens by itself: what is printed for whom, under a seal. */
export function printLink(secret: string, request: PrintRequest): string {
  const what = Buffer.from(JSON.stringify(request)).toString('base64url');
  return `${material.printed.path}?d=${what}&${sealUntil(secret, 'print-link', what, Date.now() + lifetimeMs)}`;
}

export function readPrintLink(secret: string, { d, e, s }: ParsedOf<typeof material.printed>): PrintRequest {
  if (!isSealedUntil(secret, 'print-link', d, e, s)) throw new AppError(404, 'material.printExpired');
  return JSON.parse(Buffer.from(d, 'base64url').toString()) as PrintRequest;
}
