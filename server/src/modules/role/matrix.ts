import { type RestrictableField, restrictableFields } from '@edp/contract/field-rights.ts';
import type { Language } from '@edp/contract/kernel/language.ts';
import type { Matrix } from '@edp/contract/modules/role/role.ts';
import { nounsWith } from '@edp/contract/nouns.ts';
import { translate } from '@edp/contract/texts.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { nameIn } from '../../kernel/record/translations.ts';
import { heldBy } from './grant.ts';

const toAnswer = (
  { name, canHide, shownBecause }: RestrictableField,
  language: Language,
): Matrix['nouns'][number]['fields'][number] => ({
  name,
  canHide: canHide ? 1 : 0,
  shownBecause: shownBecause ? translate(shownBecause, language) : '',
});

/** Everything that a role can have, and what of it the caller may grant. */
export async function matrix(caller: Pick<Context, 'db' | 'session' | 'language'>): Promise<Matrix> {
  const { db, language } = caller;
  const [held, resources, organisations] = await Promise.all([
    heldBy(caller),
    db
      .selectFrom('resource')
      .select([
        'resource.id',
        'resource.parent_id',
        'resource.kind',
        'resource.code',
        'resource.url',
        nameIn('resource', language),
      ])
      .orderBy('resource.sort_order')
      .orderBy('resource.id')
      .execute(),
    db.selectFrom('inventory_organisation').select(['id', 'name']).where('active', '=', true).orderBy('code').execute(),
  ]);
  const has = (ids: ReadonlySet<string> | undefined, id: string) => (ids && !ids.has(id) ? 0 : 1);
  const permissions = Map.groupBy(
    resources.filter(({ kind }) => kind === 'permission'),
    ({ parent_id: menu }) => menu,
  );
  return {
    menus: resources
      .filter(({ kind }) => kind === 'menu')
      .map(({ id, parent_id: parentId, code, name, url }) => ({
        id,
        parentId: parentId ?? '',
        code,
        name,
        url,
        held: has(held?.resourceIds, id),
        permissions: (permissions.get(id) ?? []).map((permission) => ({
          id: permission.id,
          code: permission.code,
          name: permission.name,
          held: has(held?.resourceIds, permission.id),
        })),
      })),
    organisations: organisations.map(({ id, name }) => ({ id, name, held: has(held?.organisationIds, id) })),
    nouns: restrictableNouns(language),
    fields: [...(held?.fields ?? [])],
  };
}

const restrictableNouns = (language: Language) =>
  nounsWith('menu').flatMap(({ name, menu }) => {
    const fields = restrictableFields[name];
    return fields ? [{ noun: name, menu: menu.code, fields: fields.map((field) => toAnswer(field, language)) }] : [];
  });
