import { expect, it } from 'vitest';
import { isInAppBrowser } from './inAppBrowser.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT}`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';

it.each([
  ['Facebook on an iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 340.0`],
  ['any other app on an iPhone', `${IPHONE} Mobile/15E148`],
  ['Line on an iPhone', `${IPHONE} Mobile/15E148 Safari Line/14.8.0`],
  ['WeChat on Android', `${ANDROID}) ${CHROME} MMWEBID/1 MicroMessenger/8.0`],
  ['a web view of Android', `${ANDROID} Build/AP2A; wv) ${CHROME}`]
])('%s is the browser of another app', (_, agent) => {
  expect(isInAppBrowser(agent, false)).toBe(true);
});

it.each([
  ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome on Android', `${ANDROID}) ${CHROME.replace('Version/4.0 ', '')}`],
  [
    'Safari on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0']
])('%s is a browser of its own', (_, agent) => {
  expect(isInAppBrowser(agent, false)).toBe(false);
});

it('the installed app of an iPhone, which does not name Safari either, is none', () => {
  expect(isInAppBrowser(`${IPHONE} Mobile/15E148`, true)).toBe(false);
});
