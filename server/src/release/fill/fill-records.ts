import { certificate } from '@edp/contract/modules/certificate/certificate.ts';
import { languagePack } from '@edp/contract/modules/language-pack/language-pack.ts';
import { material } from '@edp/contract/modules/material/material.ts';
import { newsManage } from '@edp/contract/modules/news/news-manage.ts';
import { news, newsComment } from '@edp/contract/modules/news/news.ts';
import { product } from '@edp/contract/modules/product/product.ts';
import { sharing, sharingModes } from '@edp/contract/modules/sharing/sharing.ts';
import { materialChoices, materialSample } from '../../testing/samples/material-sample.ts';
import { newsSample } from '../../testing/samples/news-sample.ts';
import { productChoices, productSample } from '../../testing/samples/product-sample.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload-file.ts';
import { demoPicture } from '../../demo/demo-picture.ts';

/** What the records of the demo do not have. */
export async function fillRecords(admin: TestClient): Promise<void> {
  const picture = await uploadFile(admin, 'release.png', demoPicture('发布'));
  await fillMaterials(admin, picture.id);
  await fillProducts(admin);
  await fillNews(admin, picture.id);

  const [known] = await admin.data(certificate.list, {});
  await admin.succeed(certificate.reveal, { id: known!.id });
  await admin.succeed(languagePack.save, {
    functionName: 'brand',
    languageType: 'ZHS',
    texts: { title: '我们的品牌' },
  });
  await admin.succeed(sharing.setMode, { sharingType: 'brand', mode: sharingModes.publicRead });
}

async function fillMaterials(admin: TestClient, pictureId: string) {
  const sample = materialSample(await materialChoices(admin), 1);
  await admin.succeed(material.save, { ...sample, itemCode: 'RELEASE-1', picIds: [pictureId] });
  await admin.succeed(material.setStock, {
    key: 'release',
    entries: [{ itemCode: 'RELEASE-1', invOrgCode: 'INV01', quantity: '12.5' }],
  });
}

/** With a code that the server makes, and labels. */
async function fillProducts(admin: TestClient) {
  const sample = productSample(await productChoices(admin), 1);
  const [set] = await admin.data(product.labels, {});
  await admin.succeed(product.create, { ...sample, code: '', labelIds: [set!.roots[0]!.children[0]!.id] });
  await admin.succeed(product.setRequirement, { categoryId: sample.categoryId.at(-1)!, needed: ['picture', 'price'] });
}

async function fillNews(admin: TestClient, pictureId: string) {
  const { id: newId } = await admin.data(newsManage.save, { ...newsSample('新版本发布'), fileIds: [pictureId] });
  await admin.succeed(news.recordRead, { newId });
  await admin.succeed(news.laud, { newId, lauded: 1 });
  await admin.succeed(newsComment.add, { newId, commentValue: '已阅' });
}
