import type { Language } from '@edp/contract/kernel/language.ts';
import { completenessItems } from '@edp/contract/modules/product/completeness.ts';
import { productNoun } from '@edp/contract/modules/product/product.noun.ts';
import type { Waiting, WaitingItem } from '@edp/contract/modules/workbench/workbench.ts';
import { translate } from '@edp/contract/texts.ts';
import { type RawBuilder, sql } from 'kysely';
import { hasPermission, type Session } from '../../kernel/session/session.ts';
import { ownersIn } from '../../kernel/sharing/owner-set.ts';
import { inOwnCategories, lacking } from '../product/incomplete.ts';

interface IncompleteSource {
  /** The page that lists all of them. */
  link: string;
  isFor: (session: Session) => boolean;
  /** The records of the user's own categories with the items that they lack in words, the most urgent first. */
  rows: (
    session: Session,
    language: Language,
    most: number,
  ) => RawBuilder<WaitingItem & { kind: Waiting['kind']; urgent: boolean }>;
}

/** Among so many of the newest: it is asked at every login. */
const mostLookedAt = 500;

/** Sharing lets the user change it. */
function editable({ sharing }: Session) {
  const owners = sharing?.edit.get('product');
  return owners ? sql<boolean>`p.owner_id = any(${[0, ...ownersIn(owners)]}::bigint[])` : sql<boolean>`true`;
}

const words = (language: Language) =>
  sql`json_build_object(${sql.join(
    completenessItems.flatMap((item) => [sql.lit(item), sql`${translate(`product.missing.${item}`, language)}::text`]),
  )})`;

/** The nouns whose records can be incomplete. */
export const incompleteSources: readonly IncompleteSource[] = [
  {
    link: '/mchManage?incomplete=own',
    isFor: (session) => hasPermission(session, productNoun.edit),
    // Customers see the ones on the shelf as they are.
    rows: (session, language, most) => sql`
      select 'incomplete' as kind, active as urgent, id, name, '' as time,
             '/mchManage/' || id || '/' || ${session.invorgId ?? '0'} as link,
             array(select words ->> item from unnest(lacking) item) as missing
        from (select p.id, p.name, p.active, ${lacking} as lacking
                from (select * from product p where ${inOwnCategories(session.userId)} and ${editable(session)} order by p.id desc limit ${mostLookedAt}) p) looked
       cross join (select ${words(language)} as words) said
       where lacking <> '{}' order by active desc, id desc limit ${most}`,
  },
];
