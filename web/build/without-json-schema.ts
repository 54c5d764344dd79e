import type { Plugin } from 'vite';

const schemas = /node_modules\/zod\/v4\/classic\/schemas\.js$/;
/** How a schema becomes JSON Schema: a line of each kind of schema, and the methods that begin it. */
const processor = /^.*\._zod\.processJSONSchema = .*$/gm;
const method = /create(?:Standard|To)JSONSchemaMethod\(this, [^()]*\)/g;

/**
 * Only the server describes its calls as JSON Schema. Every kind of zod refers to the code for that, so no bundler can
 * leave it out by itself: about 5 KiB of each page.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'edp-without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: schemas },
      handler(code) {
        const shortened = code
          .replaceAll(processor, '')
          .replaceAll(method, '(() => { throw new Error("The browser makes no JSON Schema"); })');
        if (shortened.includes('JSONSchemaMethod(') || shortened.includes('processJSONSchema ='))
          throw new Error('zod makes JSON Schema in another way now');
        return shortened;
      },
    },
  };
}
