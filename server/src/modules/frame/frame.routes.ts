import { frame } from '@edp/contract/modules/frame/frame.ts';
import { addressElsewhere } from '@edp/contract/modules/menu/menu-address.ts';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { readingDatabase, type Database } from '../../kernel/database/tenant-database.ts';
import { bind } from '../../kernel/http/bind.ts';
import { assertFound, notFound } from '../../kernel/app-error.ts';
import { isSealedUntil, sealUntil } from '../../kernel/crypto/keys.ts';
import type { Session } from '../../kernel/session/session.ts';

const dayMs = 24 * 60 * 60 * 1000;
const sealedName = (tenantId: number, menuId: string) => `${tenantId}/${menuId}`;

export const frameRoutes = bind(frame, {
  async link({ db, input: { menuId }, session, kernel }) {
    assertFound(addressElsewhere(await findMenuAddress(db, menuId, session)));
    // The seal is the same for a day, so that a page that asks again does not reload the other system.
    const expires = (Math.floor(Date.now() / dayMs) + 2) * dayMs;
    const { tenantId } = session;
    return {
      url: `${frame.view.path}?t=${tenantId}&m=${menuId}&${sealUntil(kernel.config.secret, 'frame-link', sealedName(tenantId, menuId), expires)}`,
    };
  },

  async view({ input: { t, m: menuId, e, s }, kernel }) {
    const tenantId = Number(t);
    if (!isSealedUntil(kernel.config.secret, 'frame-link', sealedName(tenantId, menuId), Number(e), s))
      throw notFound();
    const address = assertFound(
      addressElsewhere(await findMenuAddress(readingDatabase(kernel.pool, tenantId), menuId)),
    );
    return (reply) => sendFramePage(reply, address);
  },
});

/**
 * The address of a menu entry: of the role of a session, an administrator has all of them; without one, of the tenant.
 */
async function findMenuAddress(db: Database, menuId: string, session?: Session): Promise<string | undefined> {
  let query = db.selectFrom('resource').select('url').where('kind', '=', 'menu').where('id', '=', menuId);
  if (session && !session.administrator) {
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('role_resource').select('resource_id').where('role_id', '=', session.roleId),
    );
  }
  return (await query.executeTakeFirst())?.url;
}

const style = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}';
const styleHash = createHash('sha256').update(style).digest('base64');
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const granted = 'allow-scripts allow-forms allow-popups';

/**
 * One sandboxed frame and nothing else. The policy allows this one origin, so that the policy of the application need
 * not allow any.
 */
function sendFramePage(reply: FastifyReply, address: URL) {
  // A page at our own origin must not keep it: it could reach the whole application.
  const sandbox = address.host === reply.request.host ? granted : `${granted} allow-same-origin`;
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      [
        "default-src 'none'",
        `style-src 'sha256-${styleHash}'`,
        `frame-src ${address.origin}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    )
    .send(`<!doctype html><html><head><meta charset="utf-8"><title>${escape(address.host)}</title><style>${style}</style></head>
<body><iframe src="${escape(address.href)}" title="${escape(address.host)}" sandbox="${sandbox}" referrerpolicy="no-referrer"></iframe></body></html>`);
}
