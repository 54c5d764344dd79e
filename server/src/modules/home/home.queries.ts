import type { OutputOf, ParsedOf } from '@edp/contract/kernel/call.ts';
import { accentColours } from '@edp/contract/modules/home/accent.ts';
import type { homeSettings } from '@edp/contract/modules/home/home-settings.ts';
import { type home, logoPicture, tabIconPicture } from '@edp/contract/modules/home/home.ts';
import { buffer } from 'node:stream/consumers';
import { requireFile } from '../../kernel/files/require-file.ts';
import type { Context } from '../../kernel/http/bind.ts';
import { lockForUpdate } from '../../kernel/record/lock-for-update.ts';
import { logoAddress } from '../tenant/tenant-face.ts';
import { invalid } from '../../kernel/app-error.ts';
import { pictureSize } from '../../kernel/files/picture-size.ts';

/** How the frame looks to every user of the tenant. */
export async function homeConfig({
  db,
  session,
  kernel,
}: Pick<Context, 'db' | 'session' | 'kernel'>): Promise<OutputOf<typeof home.config>> {
  const stored = await db
    .selectFrom('home_config')
    .select([
      'bottom_title',
      'browser_title',
      'tab_icon_file_id',
      'logo_file_id',
      'logo_shown',
      'news_scrolls',
      'accent_color',
    ])
    .executeTakeFirst();
  const entry = (confValue: string) => ({ confValue });
  return {
    bottomTitle: entry(stored?.bottom_title ?? ''),
    browserTitle: entry(stored?.browser_title ?? ''),
    tabIcon: entry(kernel.links.to(session.tenantId, stored?.tab_icon_file_id ?? null)),
    mainLogoId: entry(kernel.links.to(session.tenantId, stored?.logo_file_id ?? null)),
    mainLogoShow: entry(String(stored?.logo_shown ?? true)),
    newsScrolls: entry(String(stored?.news_scrolls ?? false)),
    accentColors: entry(accentColours(stored?.accent_color ?? '')),
    loginLogo: entry(
      stored?.logo_shown ? logoAddress(kernel.config.secret, session.tenantId, stored.logo_file_id) : '',
    ),
  };
}

/** A tenant without a row has the looks of the product. */
export async function findHomeSettings({
  db,
  session,
  kernel,
}: Pick<Context, 'db' | 'session' | 'kernel'>): Promise<OutputOf<typeof homeSettings.settings>> {
  const stored = await db
    .selectFrom('home_config')
    .select([
      'browser_title',
      'bottom_title',
      'logo_shown',
      'watermark',
      'news_scrolls',
      'tab_icon_file_id',
      'logo_file_id',
      'accent_color',
      'version',
    ])
    .executeTakeFirst();
  return {
    browserTitle: stored?.browser_title ?? '',
    bottomTitle: stored?.bottom_title ?? '',
    mainLogoShow: stored?.logo_shown === false ? 0 : 1,
    tabIcon: kernel.links.to(session.tenantId, stored?.tab_icon_file_id ?? null),
    mainLogoId: kernel.links.to(session.tenantId, stored?.logo_file_id ?? null),
    accentColor: stored?.accent_color ?? '',
    securityWatermarking: stored?.watermark ? 1 : 0,
    newsScrolls: stored?.news_scrolls ? 1 : 0,
    version: stored?.version ?? 0,
  };
}

/** Of two who are the first to save, one inserts; the other waits for that and finds a version that is not theirs. */
export async function saveHomeSettings(context: Context<ParsedOf<typeof homeSettings.saveSettings>>): Promise<void> {
  const { db, input } = context;
  await requireFile(db, input.tabIcon, tabIconPicture, 'tabIcon');
  await requireFile(db, input.mainLogoId, logoPicture, 'mainLogoId');
  const before = await db.selectFrom('home_config').select('tab_icon_file_id').executeTakeFirst();
  // One that was set before there was the rule keeps nothing else from being saved.
  if (input.tabIcon !== before?.tab_icon_file_id) await requireSquare(context, input.tabIcon, 'tabIcon');
  const values = {
    browser_title: input.browserTitle,
    bottom_title: input.bottomTitle,
    logo_shown: input.mainLogoShow === 1,
    watermark: input.securityWatermarking === 1,
    news_scrolls: input.newsScrolls === 1,
    accent_color: input.accentColor,
    tab_icon_file_id: input.tabIcon ?? null,
    logo_file_id: input.mainLogoId ?? null,
  };
  const added = await db
    .insertInto('home_config')
    .values(values)
    .onConflict((conflict) => conflict.constraint('home_config_one_per_tenant').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return;
  const { id } = await db.selectFrom('home_config').select('id').executeTakeFirstOrThrow();
  await lockForUpdate(db, 'home_config', id, input.version, () => findHomeSettings(context));
  await db.updateTable('home_config').set(values).where('id', '=', id).execute();
}

/** A browser would stretch an icon that is not square. */
async function requireSquare(
  { db, kernel }: Pick<Context, 'db' | 'kernel'>,
  fileId: string | undefined,
  field: string,
): Promise<void> {
  if (fileId === undefined) return;
  const { storage_key } = await db
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  const size = pictureSize(await buffer(await kernel.files.get(storage_key)));
  if (!size || size.width !== size.height) throw invalid('home.iconSquare', field);
}
