import { benchList } from './list/bench-list.ts';
await benchList();
