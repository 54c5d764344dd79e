import { benchEntry } from './bench-entry.ts';
import { benchStart } from './bench-start.ts';
import { benchWeb } from './bench-web.ts';
import { benchBom } from './bom/bench-bom.ts';
import { benchExchange } from './exchange/bench-exchange.ts';
import { benchImport } from './exchange/bench-import.ts';
import { benchLargePages } from './large-pages/bench-large-pages.ts';
import { benchList } from './list/bench-list.ts';
import { benchLists } from './lists/bench-lists.ts';
import { benchLive } from './live/bench-live.ts';
import { benchIndexes } from './material/bench-indexes.ts';
import { benchMaterial } from './material/bench-material.ts';
import { benchOperations } from './operations/bench-operations.ts';
import { benchPeople } from './people/bench-people.ts';
import { benchProduct } from './product/bench-product.ts';
import { benchSearch } from './search/bench-search.ts';
import { benchSharing } from './sharing/bench-sharing.ts';
import { benchTree } from './tree/bench-tree.ts';
import { benchWrite } from './write/bench-write.ts';

const benches = {
  start: benchStart,
  web: benchWeb,
  entry: benchEntry,
  list: benchList,
  write: benchWrite,
  lists: benchLists,
  'large-pages': benchLargePages,
  material: benchMaterial,
  indexes: benchIndexes,
  product: benchProduct,
  bom: benchBom,
  people: benchPeople,
  tree: benchTree,
  sharing: benchSharing,
  search: benchSearch,
  live: benchLive,
  exchange: benchExchange,
  import: benchImport,
  operations: benchOperations,
};

// `npm run bench` runs all; `npm run bench -- list` one of them.
const selected = process.argv.slice(2).filter((name) => name in benches);
for (const [name, run] of Object.entries(benches)) {
  if (selected.length && !selected.includes(name)) continue;
  console.log(`\n# ${name}`);
  await run();
}
