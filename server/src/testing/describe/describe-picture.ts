import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { recordActions, type RecordGroup, type RecordSamples } from './record-samples.ts';
import { uploadFile } from '../upload-file.ts';
import type { UsedApp } from '../use-test-app.ts';

/** What every noun does whose records have a picture in this field. */
export function describePicture(used: UsedApp, calls: RecordGroup, samples: RecordSamples, field: string) {
  const { what } = samples;
  const { newRecord, create, read } = recordActions(used, calls, samples);

  describe(`${what}图片`, () => {
    it('上传后保存，详情给出可直接打开的地址；别的租户的图片不能使用', async () => {
      const png = createCanvas(118, 95).toBuffer('image/png');
      const id = await create({ [field]: (await uploadFile(used.admin, 'picture.png', png)).url });
      const response = await fetch(used.app.baseUrl + String((await read(id))[field]));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      const theirs = await uploadFile(used.neighbour, 'picture.png', png);
      const { status, body } = await used.admin.attempt(calls.save, newRecord({ [field]: theirs.url }));
      expect([status, body.message]).toEqual([400, '图片路径错误']);
    });
  });
}
