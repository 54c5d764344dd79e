import { brand, type Brand } from '@edp/contract/modules/brand.ts';
import { type Context, bind } from '../../kernel/http/bind.ts';
import { editableFlag } from '../../kernel/sharing/sharing.ts';
import {
  addBrandByName, brandOptions, brandTranslations, deleteBrand, findBrand, listBrands, saveBrand, translateBrand,
} from './brand.queries.ts';

export const brandRoutes = bind(
  brand,
  {
    async list({ db, input, session, kernel, language }) {
      const { rows, total } = await listBrands(db, input, language);
      return { rows: rows.map((row) => toBrand(row, session, kernel)), total };
    },
    detail: async ({ db, input, session, kernel }) => toBrand(await findBrand(db, input.id), session, kernel),
    options: ({ db, language }) => brandOptions(db, language),
    save: ({ db, input, session, kernel }) =>
      saveBrand(db, input, async (id) => toBrand(await findBrand(db, id), session, kernel)),
    addByName: ({ db, input }) => addBrandByName(db, input.name),
    delete: async ({ db, input, language }) => {
      await deleteBrand(db, input.id, language);
      return null;
    },
    translations: ({ db, input }) => brandTranslations(db, input.id),
    translate: async ({ db, input }) => {
      await translateBrand(db, input);
      return null;
    },
  },
  { brand_code_key: { error: 'brand.codeTaken', field: 'code' } },
);

type Row = Awaited<ReturnType<typeof findBrand>>;

function toBrand({ pictureFileId, ownerId, ...row }: Row, session: Context['session'], kernel: Context['kernel']): Brand {
  return { ...row, labelPath: kernel.links.to(session.tenantId, pictureFileId), editable: editableFlag(session.sharing, 'brand', ownerId) };
}
