import { addresses, type Call, isOffice } from '@edp/contract/kernel/call.ts';
import type { Channel, Events } from '@edp/contract/kernel/channel.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '../../config.ts';
import { AppError } from '../app-error.ts';
import { isSealedUntil, sealUntil } from '../crypto/keys.ts';
import { jsonSchema, openApi } from './openapi.ts';

const linkMs = 10 * 60_000;

/** Opens the documentation for some minutes, in production too. */
export const docsLink = (secret: string) => `/docs?${sealUntil(secret, 'docs-link', 'docs', Date.now() + linkMs)}`;

type Settings = Pick<Config, 'production' | 'secret'>;

/** `/docs`: every call for people; `/docs/openapi.json`: the same for machines. In production both need a link. */
export function registerDocs(
  app: FastifyInstance,
  config: Settings,
  calls: readonly Call[],
  channels: readonly Channel[],
  version: string,
) {
  // Made when first asked for: it would take a fifth of every start.
  let document: ReturnType<typeof openApi> | undefined;
  let page: string | undefined;
  app.get('/docs/openapi.json', (request) => {
    refuseWithoutLink(request, config);
    return (document ??= openApi(calls, channels, version));
  });
  app.get('/docs', (request, reply) => {
    refuseWithoutLink(request, config);
    page ??= html(calls, channels);
    const { search } = new URL(request.url, 'http://self');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .send(page.replace(openApiHref, (href) => href + escape(search)));
  });
}

const openApiHref = '/docs/openapi.json';

function refuseWithoutLink({ query }: FastifyRequest, { production, secret }: Settings) {
  const { e, s } = query as Record<string, unknown>;
  const isOpen =
    !production ||
    (typeof e === 'string' &&
      /^\d{1,16}$/.test(e) &&
      typeof s === 'string' &&
      isSealedUntil(secret, 'docs-link', 'docs', Number(e), s));
  if (!isOpen) throw new AppError(404, 'error.noSuchCall');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const json = (type: z.ZodType, io: 'input' | 'output') => escape(JSON.stringify(jsonSchema(type, io), null, 2));

function html(calls: readonly Call[], channels: readonly Channel[]): string {
  const groups = [...Map.groupBy(calls, (call) => call.name.split('.')[0]!)];
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>EDP 接口文档</title><style>${style}</style></head>
<body><header><h1>EDP 接口文档</h1><p>共 ${calls.length + channels.length} 个接口 · <a href="${openApiHref}">OpenAPI 3.1</a></p>
<p>每个回答都是 <code>{ code, status, message, data, total?, approximate? }</code>，<code>code</code> 为 0 表示成功；
<code>more</code> 为 true 表示列表的行数不止 <code>total</code>。office 接口另有 <code>msg</code>，列表在 <code>page: { list, totalCount, more? }</code> 中。
请求头 <code>corTicket</code>、<code>tenantAuth</code>、<code>timestamp</code>（毫秒）、<code>nonce</code>、
<code>signature</code> = SHA-256(timestamp + nonce + ticket) 的十六进制。</p>
<nav>${[...groups.map(([noun]) => noun), 'websocket'].map((noun) => `<a href="#${noun}">${noun}</a>`).join(' ')}</nav></header>
<main>${groups.map(([noun, group]) => `<h2 id="${noun}">${noun}</h2>${group.map(entry).join('')}`).join('')}
<h2 id="websocket">websocket</h2>${channels.map(channelEntry).join('')}</main></body></html>`;
}

const rowName = (call: Call) => {
  if (call.answer !== 'page') return 'data';
  return isOffice(call) ? 'page.list 的一行' : 'data 的一行';
};

const entry = (call: Call) => `<details id="${call.name}"><summary><b class="${call.method}">${call.method}</b>
<code>${escape(call.path)}</code><span>${call.name}</span><i>${escape(call.can)}${call.writes ? ' · 写' : ''}</i></summary>${
  call.summary &&
  `
<p>${escape(call.summary)}</p>`
}
<p>${addresses(call)
  .map((address) => `<code>${escape(address)}</code>`)
  .join(' ')}</p>
<h3>输入${call.upload ? '（multipart，另加 file）' : ''}${call.form ? '（表单编码，也可用 JSON）' : ''}</h3><pre>${json(call.input, 'input')}</pre>
${call.answer === 'raw' ? '<p>回答为文件内容。</p>' : `<h3>${rowName(call)}</h3><pre>${json(call.output, 'output')}</pre>`}
</details>`;

const channelEntry = (channel: Channel) => `<details id="${channel.name}"><summary><b class="WS">WS</b>
<code>${escape(channel.path)}</code><span>${channel.name}</span><i>member</i></summary>
<p>每一帧都是 JSON 文本 <code>{ event, data }</code>。</p>
<h3>客户端发送</h3>${eventsOf(channel.sends, 'input')}<h3>服务器发送</h3>${eventsOf(channel.receives, 'output')}</details>`;

const eventsOf = (events: Events, io: 'input' | 'output') =>
  Object.entries(events)
    .map(([event, data]) => `<p><code>${escape(event)}</code></p><pre>${json(data, io)}</pre>`)
    .join('');

const style = `
:root{color-scheme:light dark;font:14px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
body{max-width:1080px;margin:0 auto;padding:24px}h1{font-size:22px}h2{font-size:16px;margin-top:32px}h3{font-size:13px;margin:12px 0 4px}
nav a{margin-right:12px}details{border:1px solid #8884;border-radius:6px;margin:6px 0;padding:0 12px}
summary{cursor:pointer;display:flex;gap:12px;padding:8px 0;align-items:baseline}summary span{margin-left:auto;opacity:.75}
summary i{min-width:110px;font-style:normal;opacity:.75;text-align:right}
b{min-width:48px}b.GET{color:#0a7d4b}b.POST{color:#1d5fd0}b.DELETE{color:#c0392b}b.WS{color:#8e44ad}
@media (prefers-color-scheme:dark){b.GET{color:#4fd39a}b.POST{color:#7fb0ff}b.DELETE{color:#ff8a7a}b.WS{color:#c9a0ff}}
pre{background:#8881;padding:12px;border-radius:6px;overflow:auto;max-height:400px}`;
