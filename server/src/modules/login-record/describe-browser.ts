/** Browsers say less than this. */
const longest = 500;

// In this order: most browsers also name those that they descend from.
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\/(\d{1,4})/, 'WeChat'],
  [/DingTalk\/(\d{1,4})/, 'DingTalk'],
  [/(?:Edg|EdgA|EdgiOS)\/(\d{1,4})/, 'Edge'],
  [/OPR\/(\d{1,4})/, 'Opera'],
  [/QQBrowser\/(\d{1,4})/, 'QQ Browser'],
  [/SamsungBrowser\/(\d{1,4})/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d{1,4})/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d{1,4})/, 'Chrome'],
  [/Version\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari/, 'Safari'],
  [/(?:MSIE |Trident\/[\d.]+;[^)/]*rv:)(\d{1,4})/, 'Internet Explorer'],
];

const systems: readonly [RegExp, string][] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/**
 * A User-Agent header as people read it, such as "Chrome 126 · Windows"; empty where it names no known browser or
 * system.
 */
export function describeBrowser(header: string): string {
  const userAgent = header.slice(0, longest);
  const [pattern, name] = browsers.find(([expression]) => expression.test(userAgent)) ?? [];
  const version = pattern?.exec(userAgent)?.[1];
  const system = systems.find(([expression]) => expression.test(userAgent))?.[1];
  return [name && version && `${name} ${version}`, system].filter(Boolean).join(' · ');
}

/** The browser without the version: an update of it is no new place. */
export const withoutVersion = (browser: string) => browser.replace(/ \d+/, '');
