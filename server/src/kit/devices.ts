/** Derives the device from a user agent with bowser; browsers and systems get the names that people know. */
import Bowser from 'bowser';

/** The maximum length that is parsed; longer ones are attacks. */
const longestUserAgent = 512;

const familiarBrowsers: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};
const familiarSystems: Readonly<Record<string, string>> = { macOS: 'Mac', 'Chrome OS': 'ChromeOS', iOS: 'iPhone' };
/** Nearly every user agent begins with this, so it names no browser. */
const noBrowser = 'Mozilla';

const parse = (userAgent: string) => (userAgent ? Bowser.parse(userAgent.slice(0, longestUserAgent)) : null);

/** 'Firefox on Windows' from a user agent; 'Unknown device' when it names neither. */
export function deviceName(userAgent: string): string {
  const { browser, os, platform } = parse(userAgent) ?? {};
  const browserName = browser?.name === noBrowser ? undefined : browser?.name;
  const knownAs = browserName && (familiarBrowsers[browserName] ?? browserName);
  const system = os?.name === 'iOS' && platform?.model ? platform.model : os?.name && (familiarSystems[os.name] ?? os.name);
  if (knownAs && system) return `${knownAs} on ${system}`;
  return knownAs || system || 'Unknown device';
}

/** The kind of device: desktop unless the user agent contains another, empty when there is no user agent. */
export function deviceKind(userAgent = ''): 'phone' | 'tablet' | 'desktop' | '' {
  const device = parse(userAgent);
  if (!device) return '';
  const { type } = device.platform;
  return type === 'mobile' ? 'phone' : type === 'tablet' ? 'tablet' : 'desktop';
}
