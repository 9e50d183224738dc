/**
 * Forms that need JavaScript and are submitted before React has hydrated the page, as happens on slow phones. Without this the browser
 * would submit them itself, which loses the input, and puts a password in the address.
 */

interface EarlyWindow {
  parleyHydrated?: true;
  parleyHeldForm?: HTMLFormElement;
}

/** Runs in the head. Holds such a submission; forms with an `action` are left alone, because the browser can submit them. */
export const earlySubmitScript = `addEventListener('submit',function(e){if(!window.parleyHydrated&&!e.defaultPrevented&&!e.target.hasAttribute('action')){e.preventDefault();window.parleyHeldForm=e.target}})`;

/** Call once the page is hydrated: submits the form that was held, if it is still there, and lets later submissions pass. */
export function releaseHeldForm(): void {
  const early = window as EarlyWindow;
  early.parleyHydrated = true;
  const form = early.parleyHeldForm;
  delete early.parleyHeldForm;
  if (form?.isConnected) form.requestSubmit();
}
