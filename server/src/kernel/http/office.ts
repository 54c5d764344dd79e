import type { FastifyInstance } from 'fastify';

/** Form-encoded bodies: a name that comes once is a text, one that comes several times a list. */
export function acceptForms(office: FastifyInstance) {
  office.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const form = new URLSearchParams(String(body));
    const values = [...new Set(form.keys())].map((name): [string, string | string[]] => {
      const fieldValues = form.getAll(name);
      // Some clients mark a list by its name: ids[]=1&ids[]=2.
      return name.endsWith('[]')
        ? [name.slice(0, -2), fieldValues]
        : [name, fieldValues.length === 1 ? fieldValues[0]! : fieldValues];
    });
    done(null, Object.fromEntries(values));
  });
}

/** Whatever says something in `message` says it in `msg` too: refusals as well, which no handler writes. */
export function copyMessageToMsg(office: FastifyInstance) {
  office.addHook('preSerialization', (_request, _reply, payload: { message?: string; msg?: string } | null, done) => {
    done(null, payload?.message && !payload.msg ? { ...payload, msg: payload.message } : payload);
  });
}
