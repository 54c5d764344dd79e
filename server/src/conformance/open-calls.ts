import type { Access } from '@edp/contract/kernel/call.ts';
import type { Permission } from '@edp/contract/kernel/permission.ts';

/**
 * The calls that need no permission, and those of the platform tenant. A call that is added to the contract is added here
 * and thereby says that it is meant. A call whose permission was forgotten is missing here.
 */
export const openCalls: Readonly<Record<Exclude<Access, Permission> | 'platform', readonly string[]>> = {
  platform: words(`
    tenantApplication.list tenantApplication.detail tenantApplication.approve tenantApplication.reject tenantApplication.notify product.addForTest`),
  anyone: words(`
    tenant.byCode region.tree smsCode.send company.search company.detail registration.apply registration.progress session.login`),
  link: words(`
    tenant.logo session.captcha file.view material.printed frame.view`),
  visitor: words(`
    file.upload`),
  staff: words(`
    role.list news.laudRecords newsComment.views specification.choices employee.choose employee.reachable employee.byInitials
    organisation.tree organisation.treeList organisation.above organisation.options organisation.search userGroup.list sharing.recordAccess sharing.reasons
    brand.options unit.options application.options category.tree label.tree label.treeByIds categoryType.types ownOrganisations.list goodsGroup.options`),
  member: words(`
    session.logout session.check session.info session.setRole session.setInvOrg session.endPreview sessions.own sessions.endOwn sessions.endOthers
    twoFactor.state twoFactor.begin twoFactor.confirm twoFactor.renewCodes twoFactor.disable preference.own preference.save tour.end
    role.ofUser role.resources role.invOrgs start.all account.name account.changePassword account.changePicture loginRecord.own
    tableLayout.read tableLayout.save savedView.read savedView.save savedView.setDefault savedView.uses savedView.delete record.uses record.changes
    home.config workbench.show workbench.figures workbench.insights search.find search.commands news.headlines news.contents news.recordRead news.attachment news.laud
    newsComment.ofNews newsComment.add newsComment.delete file.thumbnails file.attachment file.usage
    dictionaryItem.byKey languagePack.overview languagePack.texts organisation.ofUser
    sharing.types
    message.list message.unread message.markRead message.markAllRead message.delete chat.people chat.history chat.unread chat.send chat.markRead
    job.list job.cancel job.restart job.download import.upload import.paste import.list import.detail import.check import.rows import.wrongRows import.run import.undo import.discard
    batchEdit.fields batchEdit.start batchEdit.actions batchEdit.act retention.days frame.link
    exchange.columns exchange.export exchange.exportLater exchange.template`),
};

/** By permission, what a dealer with it is answered of the calls for staff: what the screen of that permission shows. */
export const shownToDealers: Readonly<Record<string, readonly string[]>> = {
  'application.view': words('application.options'),
  'bom.view': words('unit.options'),
  'brand.view': words('brand.options'),
  'categorySet.view': words('category.tree'),
  'certificate.view': words('application.options'),
  'goodsGroup.view': words('goodsGroup.options'),
  'labelSet.view': words('label.tree label.treeByIds'),
  'material.view': words('category.tree categoryType.types unit.options'),
  'product.edit': words('ownOrganisations.list'),
  'product.view': words(
    'brand.options category.tree categoryType.types goodsGroup.options label.tree label.treeByIds unit.options',
  ),
  'unit.view': words('unit.options'),
};

/** Calls that write although a right to view is enough for them. */
export const writesOfViewers: readonly string[] = ['session.preview'];

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
