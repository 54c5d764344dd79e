import { docs } from '@edp/contract/modules/docs/docs.ts';
import { bind } from '../../kernel/http/bind.ts';
import { docsLink } from '../../kernel/docs/docs.ts';

export const docsRoutes = bind(docs, { link: ({ kernel }) => ({ url: docsLink(kernel.config.secret) }) });
