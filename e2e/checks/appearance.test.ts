import { brand } from '@edp/contract/modules/brand/brand.ts';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, chineseTexts, pageIsWiderThanWindow } from '../testing/inspect-page.ts';
import { useJourney } from '../testing/journey.ts';
import { enterAccount } from '../testing/log-in.ts';
import { pollOptions } from '../testing/page-state.ts';
import { authTour, shellTour } from '../testing/tours.ts';

const journey = useJourney();

// With animations, as most users have them; the other journeys disable them.
const reducedMotion = 'no-preference';
// Each language and each theme once: colours do not depend on words, nor words on colours; what the rules about the
// structure find depends on neither.
const looks = [
  { language: 'ZHS', colorScheme: 'dark', rules: 'all' },
  { language: 'ENG', colorScheme: 'light', rules: 'colours' },
] as const;

describe.each(looks)('外观 $language $colorScheme', ({ language, colorScheme, rules }) => {
  it.each([
    ['进入系统前的页面', () => journey.open('/auth', { language, colorScheme, reducedMotion }), authTour],
    ['系统中的页面', () => journey.open('/home', { language, colorScheme, reducedMotion, as: 'zhangwei' }), shellTour],
  ])('%s没有障碍，1280 像素宽时没有横向滚动，英文界面没有中文', async (_which, open, tour) => {
    const page = await open();
    for await (const stop of tour(page, language)) {
      expect.soft(await accessibilityViolations(page, rules), stop).toEqual([]);
      expect.soft(await pageIsWiderThanWindow(page), stop).toBe(false);
      if (language === 'ENG') expect.soft(await chineseTexts(page), stop).toEqual([]);
    }
    // Every page of the product in one tour.
  });
});

it('要求减少动态效果的人，等待时也看不到播放不停的动画', async () => {
  const page = await journey.open('/brand', {
    as: 'zhangwei',
    // The answer never comes.
    prepare: (opened) => opened.route(`**${brand.list.path}`, () => {}),
  });
  await page.locator('main [aria-busy=true]').first().waitFor();
  await expect.poll(() => page.evaluate('document.getAnimations().length'), pollOptions).toBe(0);
});

it('手机上可以登录，没有横向滚动；检查中文的方法在中文界面上找得到中文', async () => {
  const page = await journey.open('/login', {
    hasTenant: true,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByLabel('用户名').waitFor();
  expect(await chineseTexts(page)).toEqual(expect.arrayContaining(['登录', '请输入用户名']));
  expect(await pageIsWiderThanWindow(page)).toBe(false);
  await enterAccount(page, 'zhangwei');
  await page.getByText('主数据专员', { exact: true }).click();
  expect(await pageIsWiderThanWindow(page)).toBe(false);
  await page.getByRole('button', { name: '进入系统' }).click();
  await expect(page).toBeAt('/home');
});
