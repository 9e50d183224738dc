/** The one element that Parley adds to the page, with the button in the corner that opens the conversation. */
import type { Placement } from '@parley/contract';

/**
 * Creates the element with its shadow root and a hidden launcher. `!important` rules in a shadow tree override all rules of the page,
 * so that no style sheet of the shop affects it. It is appended to the root element, where it takes no space and stays when a page
 * replaces its body.
 */
export function makeLauncher({ launcher, side }: Placement): [root: ShadowRoot, button: HTMLButtonElement] {
  const host = document.createElement('parley-widget');
  const root = host.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:host{all:initial!important;position:fixed!important;z-index:2147483647!important}:host>button{all:unset;position:fixed;bottom:20px;${side}:20px;padding:16px 20px;max-width:75vw;border-radius:${+launcher.radius}px;font:600 16px/24px system-ui;cursor:pointer;box-shadow:0 6px 24px #0004}:host>button:focus-visible{outline:3px solid;outline-offset:-6px}:host>button::before{content:"";float:inline-start;padding:10px;margin:2px;margin-inline-end:10px;background:currentColor;border-radius:50% 50% 50% 2px}:host>[hidden]{display:none}:host>[aria-busy]{opacity:.6}`,
  );
  // Colours are set as single properties: an invalid value changes nothing and cannot inject a rule. They are set in the button's rule,
  // because a strict CSP forbids style attributes.
  const { style } = sheet.cssRules[1] as CSSStyleRule;
  style.background = launcher.color;
  style.color = launcher.textColor;
  root.adoptedStyleSheets = [sheet];
  button.hidden = true;
  button.textContent = launcher.text;
  root.append(button);
  document.documentElement.append(host);
  return [root, button];
}

/**
 * Puts the element into the top layer, which is above every z-index, and where no transform or opacity of the page affects it. Older browsers
 * do not have it. A page may have taken the element away for a while: showing it would then throw, and the launcher never open.
 */
export function raise({ host }: ShadowRoot): void {
  (host as HTMLElement).popover = 'manual';
  if (host.isConnected) (host as HTMLElement).showPopover?.();
}
