import type { Plugin } from 'vite';

const icon = /node_modules\/@ant-design\/icons\/(?:es|lib)\/components\/AntdIcon(?:Light)?\.js$/;
const label = /role: "img",\s*"aria-label": icon\.name/;

/**
 * An icon stands beside a text or in a button with a name of its own. Named after its file, as the library has it, a
 * screen reader would say “shop 产品中心”.
 */
export function silentIcons(): Plugin {
  return {
    name: 'edp-silent-icons',
    transform: {
      filter: { id: icon },
      handler(code) {
        if (!label.test(code)) throw new Error('the icons of Ant Design are named in another way now');
        return code.replace(label, '"aria-hidden": true');
      },
    },
  };
}
