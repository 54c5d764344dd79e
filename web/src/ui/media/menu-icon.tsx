import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CodepenOutlined from '@ant-design/icons/CodepenOutlined';
import ColumnWidthOutlined from '@ant-design/icons/ColumnWidthOutlined';
import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import GroupOutlined from '@ant-design/icons/GroupOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import NotificationOutlined from '@ant-design/icons/NotificationOutlined';
import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import ProfileOutlined from '@ant-design/icons/ProfileOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import TeamOutlined from '@ant-design/icons/TeamOutlined';
import UsergroupAddOutlined from '@ant-design/icons/UsergroupAddOutlined';
import TagOutlined from '@ant-design/icons/TagOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import BookOutlined from '@ant-design/icons/BookOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import type { ComponentType } from 'react';

/** Icons by their name in the menu; imported one by one, because the whole set is megabytes. */
const icons: Readonly<Record<string, ComponentType>> = {
  application: DesktopOutlined,
  apartment: ApartmentOutlined,
  audit: AuditOutlined,
  bom: PartitionOutlined,
  certificate: SafetyCertificateOutlined,
  group: GroupOutlined,
  history: HistoryOutlined,
  home: HomeOutlined,
  lock: LockOutlined,
  material: CodepenOutlined,
  message: MessageOutlined,
  notification: NotificationOutlined,
  product: ShoppingOutlined,
  profile: ProfileOutlined,
  ruler: ColumnWidthOutlined,
  setting: SettingOutlined,
  'share-alt': ShareAltOutlined,
  shop: ShopOutlined,
  tag: TagOutlined,
  team: TeamOutlined,
  user: UserOutlined,
  tags: TagsOutlined,
  tool: ToolOutlined,
  usergroup: UsergroupAddOutlined,
  chart: BarChartOutlined,
  book: BookOutlined,
  calendar: CalendarOutlined,
  file: FileTextOutlined,
  global: GlobalOutlined,
  link: LinkOutlined,
  menu: MenuOutlined,
  translation: TranslationOutlined,
};

/** The icons that an entry of the menu can have. */
export const menuIconNames: readonly string[] = Object.keys(icons);

export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? AppstoreOutlined;
  return <Icon />;
}
