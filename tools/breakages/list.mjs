import { access } from './list/access.mjs';
import { exchange } from './list/exchange.mjs';
import { isolation } from './list/isolation.mjs';
import { journeys } from './list/journeys.mjs';
import { lists } from './list/lists.mjs';
import { records } from './list/records.mjs';
import { system } from './list/system.mjs';
import { upgrades } from './list/upgrades.mjs';
import { web } from './list/web.mjs';

/** Each has a name, the text in a file that is replaced, and the tests that should notice. */
export const breakages = Object.entries({
  access,
  isolation,
  records,
  lists,
  exchange,
  system,
  upgrades,
  web,
  journeys,
}).flatMap(([area, some]) => some.map((breakage) => ({ area, ...breakage })));
