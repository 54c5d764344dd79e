import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const style = 'html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}';
const styleHash = createHash('sha256').update(style).digest('base64');
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const granted = 'allow-scripts allow-forms allow-popups';

/**
 * One sandboxed frame and nothing else. The policy allows this one origin, so that the policy of the application need
 * not allow any.
 */
export function sendFramePage(reply: FastifyReply, address: URL) {
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
