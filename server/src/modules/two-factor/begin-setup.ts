import { correction, generate } from 'lean-qr';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/http/bind.ts';
import type { TwoFactorState } from '@edp/contract/modules/two-factor/two-factor.ts';
import type { Database } from '../../kernel/database/tenant-database.ts';
import { newSecret, sealSetup } from './secrets.ts';
import { toBase32 } from './totp.ts';

/** The name under which authenticators list it. */
const issuer = 'EDP';

export async function beginSetup({ db, session, kernel: { config } }: Context) {
  await assertAvailable(db);
  const secret = newSecret();
  const text = toBase32(secret);
  const label = encodeURIComponent(`${issuer}:${session.account}`);
  return {
    secret: text,
    qrCode: pictureOf(`otpauth://totp/${label}?secret=${text}&issuer=${issuer}`),
    setup: sealSetup(config.secret, session, secret),
  };
}

/** A tenant that has saved no settings leaves it to its users. */
export async function modeOfTenant(db: Database): Promise<TwoFactorState['mode']> {
  const stored = await db.selectFrom('security_setting').select('two_factor').executeTakeFirst();
  return stored?.two_factor === 'off' ? 'off' : 'optional';
}

export async function assertAvailable(db: Database): Promise<void> {
  if ((await modeOfTenant(db)) === 'off') throw new AppError(409, 'twoFactor.unavailable');
}

const quietZone = 4;

/** Dark on white also where the page is dark: phones read nothing else. */
function pictureOf(text: string): string {
  const symbol = generate(text, { minCorrectionLevel: correction.M });
  const side = symbol.size + 2 * quietZone;
  let path = '';
  for (let y = 0; y < symbol.size; y++) {
    for (let x = 0; x < symbol.size; x++) if (symbol.get(x, y)) path += `M${x + quietZone} ${y + quietZone}h1v1h-1z`;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
