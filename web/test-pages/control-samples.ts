import { createCallError } from '../src/kernel/http/call-error.ts';
import type { ListedFile } from '../src/ui/media/upload/use-file-list.ts';
import type { Send } from '../src/ui/media/upload/upload-queue.ts';
import type { Source } from '../src/ui/pickers/sources.ts';
import type { OrganisationPair } from '../src/ui/pickers/transfer/organisation-pair-transfer.tsx';
import type { PickableNode } from '../src/ui/pickers/tree/tree-checks.ts';
import type { TreeSource } from '../src/ui/pickers/tree/tree-panel.tsx';
import type { Column } from '../src/ui/table/column.ts';

export interface Material {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly category: string;
}

const allMaterials: readonly Material[] = Array.from({ length: 128 }, (_, index) => ({
  id: String(index + 1),
  code: `BRG-${String(6200 + index)}`,
  name: `深沟球轴承 ${6200 + index}-2RS`,
  category: '外购件 / 轴承',
}));

export const materials: Source<Material> = {
  queryKey: ['material'],
  fetch: ({ text, pageNo, pageSize }) => {
    const found = allMaterials.filter(({ name }) => name.includes(text));
    return Promise.resolve({ rows: found.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: found.length });
  },
};

export const materialColumns: readonly Column<Material>[] = [
  { key: 'code', title: '物料编码', width: 140, render: ({ code }) => code },
  { key: 'name', title: '物料名称', width: 240, grows: true, render: ({ name }) => name },
  { key: 'category', title: '物料类别', width: 160, render: ({ category }) => category },
];

const node = (name: string, children: PickableNode[] = []): PickableNode => ({ id: name, name, code: '', children });
/** Large enough that only the rows in sight may exist. */
export const categories: TreeSource = {
  queryKey: ['category'],
  fetch: () =>
    Promise.resolve([
      node('标准件', [node('轴承', [node('深沟球轴承'), node('圆锥滚子轴承')]), node('螺栓')]),
      node(
        '外购件',
        Array.from({ length: 5000 }, (_, index) => node(`外购件${index + 1}`)),
      ),
    ]),
};

export const pairs: readonly (OrganisationPair & { id: string })[] = Array.from({ length: 24 }, (_, index) => ({
  id: String(index + 1),
  invorgId: String(index + 1),
  invOrgName: index === 0 ? '佰瑞华总部库存组织' : `第${index}备件中心库存组织`,
  unitOrgName: index % 2 ? '佰瑞华机电有限公司' : '佰瑞华服务有限公司',
}));

export const organisations: Source<(typeof pairs)[number]> = {
  queryKey: ['organisation pair'],
  fetch: ({ pageNo, pageSize }) =>
    Promise.resolve({ rows: pairs.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: pairs.length }),
};

const megabyte = 1024 * 1024;
export const pictureLimit = { types: ['image/jpeg', 'image/png'], maxBytes: megabyte };
export const documentLimit = { types: ['application/pdf'], maxBytes: 50 * megabyte };

let number = 0;
const addressOf = (file: File) => ({
  id: String(++number),
  url: `/file/v6/view/${number}?t=1&e=2&s=x`,
  orginalName: file.name,
});

/**
 * Slow enough that the progress is seen; a file named 失败 fails the first time, a large one takes until it is cancelled.
 */
const failed = new Set<string>();
export const send: Send<ListedFile> = async (file, onProgress, signal) => {
  for (let percent = 0; percent <= 100; percent += 20) {
    if (signal.aborted) throw signal.reason;
    onProgress(file.name.startsWith('很大') ? Math.min(percent, 60) : percent);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (file.name.startsWith('很大'))
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  if (file.name.startsWith('失败') && !failed.has(file.name)) {
    failed.add(file.name);
    throw createCallError('network', '文件上传失败，请重试');
  }
  return addressOf(file);
};

export const sendPicture = (file: File) => Promise.resolve(addressOf(file));
