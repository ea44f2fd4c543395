import { onPath } from './onPath.mjs';
import { installPackages } from './packages.mjs';

/** The programs WebKit is driven with, and the Debian packages they are in. */
const PROGRAMS = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
const PACKAGES = Object.values(PROGRAMS);

/** Paths of WebKit's WebDriver and of the X server it draws on, or null where one of them is missing. */
export function findWebKit() {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? onPath('WebKitWebDriver');
  const screen = onPath('Xvfb');
  return driver && screen ? { driver, screen } : null;
}

/** Finds WebKit or, as root on Debian, installs it; null where neither works. */
export function ensureWebKit() {
  const there = findWebKit();
  if (there) return there;
  installPackages(...PACKAGES);
  return findWebKit();
}

/** Why WebKit's tests do not run here, in one sentence. */
export const NO_WEBKIT = `no WebKitWebDriver or no Xvfb on this machine (Debian: apt-get install ${PACKAGES.join(' ')}).`;
