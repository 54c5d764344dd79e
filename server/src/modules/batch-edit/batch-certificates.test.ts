import { batchEdit } from '@edp/contract/modules/batch-edit/batch-edit.ts';
import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { expect, it } from 'vitest';
import { addCertificateWith, downloadCertificate } from '../../testing/files/certificate-calls.ts';
import { pkcs12 } from '../../testing/files/certificate-files.ts';
import { shownRows, startBatch } from '../../testing/imports/batch-edit.ts';
import { runImport, undoImport } from '../../testing/imports/import-file.ts';
import { useImportApp } from '../../testing/imports/use-import-app.ts';

const used = useImportApp();
const find = (id: string) => used.admin.data(certificate.detail, { id });

it('批量停用证书、改有效期：试运行说明改前与改后，写入后密码和文件不变，撤销后恢复', async () => {
  const ids = [(await addCertificateWith(used.admin, pkcs12)).id, (await addCertificateWith(used.admin, pkcs12)).id];
  const [before] = await Promise.all(ids.map(find));
  const run = await startBatch(
    used.admin,
    'certificate',
    { ids },
    ['workStatus', 'set', 'UNEABLE'],
    ['endTime', 'set', '2031-12-31'],
  );
  expect(run).toMatchObject({ state: 'checked', changedCount: 2, wrongCount: 0 });
  expect((await shownRows(used.admin, run.id))[0]).toEqual([
    before!.knApplicationInfo.title,
    before!.packageName,
    '可用 → 不可用',
    `${before!.endTime} → 2031-12-31`,
  ]);
  expect(await runImport(used.admin, run.id, 'update')).toMatchObject({
    state: 'done',
    writtenCount: 2,
    failedCount: 0,
  });
  for (const id of ids) {
    expect(await find(id)).toMatchObject({
      workStatus: 'UNEABLE',
      endTime: '2031-12-31',
      certificateFile: { name: 'push.p12' },
      remindScope: before!.remindScope,
    });
    expect(await used.admin.data(certificate.reveal, { id })).toEqual({ certificatePwd: 'x' });
    expect(Buffer.from(await (await downloadCertificate(used.admin, id)).arrayBuffer())).toEqual(pkcs12);
  }
  expect(await undoImport(used.admin, run.id)).toMatchObject({ state: 'undone', undoneCount: 2, keptCount: 0 });
  for (const id of ids)
    expect(await find(id)).toMatchObject({
      workStatus: before!.workStatus,
      endTime: before!.endTime,
      certificateFile: { name: 'push.p12' },
    });
});

it('截止日期早于起始日期的说明原因；密码和文件不能批量改', async () => {
  const { id } = await addCertificateWith(used.admin, pkcs12);
  const run = await startBatch(used.admin, 'certificate', { ids: [id] }, ['endTime', 'set', '2001-01-01']);
  expect(run).toMatchObject({ wrongCount: 1, changedCount: 0 });
  const fields = (await used.admin.data(batchEdit.fields, { noun: 'certificate' })).map(({ field }) => field);
  expect(fields).toEqual(['appId', 'appKey', 'packageName', 'certificateType', 'workStatus', 'startTime', 'endTime']);
});
