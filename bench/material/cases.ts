import type { ComparedCase } from '../write/compare-cases.ts';
import { creates, details, lists, type MaterialSide, nodeIds, updates } from './requests.ts';
import type { Reader } from './sessions.ts';

type MaterialCase = ComparedCase<MaterialSide>;

/** Frequent and rare ones in turn. */
const characters = ['轴', '阀', '铂'].map((itemName) => ({ itemName }));
const words = ['轴承', '不锈', '电缆', '铂电'].map((itemName) => ({ itemName }));
const codes = ['ZC0001', 'LS0019', 'FM0007'].map((itemCode) => ({ itemCode }));
const months = ['2026-09-01,2026-09-30', '2026-06-15,2026-07-15', '2026-10-25,2026-10-31'].map((createTime) => ({
  createTime,
}));
const firstPages = [1, 2, 3, 4].map((pageNo) => ({ pageNo }));
/** Where the materials of the organisation end, or in the middle of all. */
const farPage: Readonly<Record<Reader, number>> = { master: 10_000, ordinary: 4000 };

const p95 = 50;

const listCases = (reader: Reader): MaterialCase[] => [
  { what: 'list', prepare: lists(reader, firstPages), aim: { share: 0.7, p95 } },
  {
    what: 'subtree',
    prepare: async (side, count) =>
      lists(
        reader,
        (await nodeIds(side)).map((id) => ({ itemCategoryId: [id] })),
      )(side, count),
    aim: { p95 },
  },
  { what: 'date range', prepare: lists(reader, months), aim: { p95 } },
  { what: 'one Han character', prepare: lists(reader, characters), aim: { p95 } },
  { what: 'two Han characters', prepare: lists(reader, words), aim: { p95 } },
  { what: 'code prefix', prepare: lists(reader, codes), aim: { p95 } },
  {
    what: `page ${farPage[reader].toLocaleString('en')}`,
    prepare: lists(reader, [{ pageNo: farPage[reader] }]),
    aim: { p95 },
  },
  {
    what: 'sorted by name',
    prepare: lists(
      reader,
      firstPages.map((page) => ({ ...page, sort: 'itemName' })),
    ),
    aim: { p95 },
  },
];

export const readCases: Readonly<Record<Reader, readonly MaterialCase[]>> = {
  master: [...listCases('master'), { what: 'one material', prepare: details('master'), aim: { share: 0.7 } }],
  ordinary: [...listCases('ordinary'), { what: 'one material', prepare: details('ordinary'), aim: { share: 0.7 } }],
};

/** Last, because they change what the lists show. */
export const writeCases: readonly MaterialCase[] = [
  { what: 'create', prepare: creates, aim: { p50: 10 } },
  { what: 'update', prepare: updates, aim: {} },
];
