import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CodepenOutlined from '@ant-design/icons/CodepenOutlined';
import ColumnWidthOutlined from '@ant-design/icons/ColumnWidthOutlined';
import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import AuditOutlined from '@ant-design/icons/AuditOutlined';
import GroupOutlined from '@ant-design/icons/GroupOutlined';
import HomeOutlined from '@ant-design/icons/HomeOutlined';
import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import ProfileOutlined from '@ant-design/icons/ProfileOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/SafetyCertificateOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import TagOutlined from '@ant-design/icons/TagOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import type { ComponentType } from 'react';

/** Icons by their name in the menu; imported one by one, because the whole set is megabytes. */
const icons: Readonly<Record<string, ComponentType>> = {
  application: DesktopOutlined,
  apartment: ApartmentOutlined,
  audit: AuditOutlined,
  bom: PartitionOutlined,
  certificate: SafetyCertificateOutlined,
  group: GroupOutlined,
  home: HomeOutlined,
  material: CodepenOutlined,
  product: ShoppingOutlined,
  profile: ProfileOutlined,
  ruler: ColumnWidthOutlined,
  setting: SettingOutlined,
  'share-alt': ShareAltOutlined,
  shop: ShopOutlined,
  tag: TagOutlined,
  user: UserOutlined,
  tags: TagsOutlined,
  tool: ToolOutlined,
};

export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? AppstoreOutlined;
  return <Icon />;
}
