import { theme, type ThemeConfig } from 'antd';
import type { ThemeMode } from '../../kernel/theme/palette.ts';
import { coloursOf } from '../../kernel/theme/theme.ts';

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The palette as antd's tokens. */
export function antdTheme(mode: ThemeMode, accentColors = ''): ThemeConfig {
  const colours = coloursOf(mode, accentColors);
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colours.accent,
      colorPrimaryHover: colours.accentHover,
      colorInfo: colours.accent,
      colorLink: colours.accentText,
      colorError: colours.danger,
      colorSuccess: colours.success,
      colorWarning: colours.warning,
      colorText: colours.text,
      colorTextSecondary: colours.textSoft,
      colorTextTertiary: colours.textFaint,
      colorTextDescription: colours.textFaint,
      colorTextPlaceholder: colours.textFaint,
      colorTextHeading: colours.text,
      colorIcon: colours.textFaint,
      colorBgLayout: colours.page,
      colorBgContainer: colours.surface,
      // A shadow is invisible on a dark page, so elevated surfaces are a shade lighter.
      colorBgElevated: mode === 'dark' ? colours.raised : colours.surface,
      colorBorder: colours.borderStrong,
      colorBorderSecondary: colours.border,
      colorPrimaryBg: colours.accentSoft,
      controlItemBgActive: colours.accentSoft,
      controlItemBgActiveHover: colours.accentSoft,
      fontSize: 14,
      borderRadius: 6,
      fontFamily: 'inherit',
      wireframe: false,
      // A short animation is one as well: a popup that appears and then grows loses the click that falls in between.
      motion: !isMotionReduced(),
    },
    components: {
      Select: {
        optionSelectedColor: colours.accentText,
        optionSelectedFontWeight: 500,
        colorTextQuaternary: colours.textFaint,
      },
      DatePicker: { colorTextDisabled: colours.textFaint },
      Button: {
        colorError: colours.dangerSolid,
        colorErrorHover: colours.dangerSolid,
        colorErrorActive: colours.dangerSolid,
        // The accent colour is a background; as text it would be too dark in dark mode.
        defaultHoverColor: colours.accentText,
        defaultHoverBorderColor: colours.accentText,
        defaultActiveColor: colours.accentText,
        defaultActiveBorderColor: colours.accentText,
      },
      Menu: {
        itemSelectedColor: colours.accentText,
        subMenuItemSelectedColor: colours.accentText,
        itemSelectedBg: colours.accentSoft,
        subMenuItemBg: 'transparent',
        itemBg: 'transparent',
        itemHeight: 36,
        collapsedWidth: 56,
      },
    },
  };
}
