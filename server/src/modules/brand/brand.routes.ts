import { brand, type Brand } from '@edp/contract/modules/brand.ts';
import { type Context, bind } from '../../kernel/http/bind.ts';
import { withEditable } from '../../kernel/sharing/with-editable.ts';
import { mapPage } from '../../kernel/list/slices.ts';
import {
  addBrandByName, brandOptions, brandTranslations, deleteBrand, findBrand, listBrands, saveBrand, translateBrand,
} from './brand.queries.ts';

export const brandRoutes = bind(
  brand,
  {
    list: async (context) => mapPage(await listBrands(context.db, context.input, context.language), (row) => toBrand(row, context)),
    detail: (context) => readBrand(context, context.input.id),
    options: ({ db, language }) => brandOptions(db, language),
    save: (context) => saveBrand(context.db, context.input, (id) => readBrand(context, id)),
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

const readBrand = async (context: Context, id: string) => toBrand(await findBrand(context.db, id), context);

function toBrand({ pictureFileId, ...row }: Awaited<ReturnType<typeof findBrand>>, { db, session, kernel }: Context): Brand {
  return { ...withEditable(db, 'brand', row), labelPath: kernel.links.to(session.tenantId, pictureFileId) };
}
