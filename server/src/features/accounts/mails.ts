/** The mails about signing up and about a forgotten password. */
import type { Mail } from '../../platform/mail.ts';

/** The access invite (specification section 2, sign-up). */
export const inviteMail = (to: string, name: string, link: string): Mail => ({
  to,
  subject: 'Your access to Parley',
  text: `Hello ${name},

thank you for signing up for Parley. Your account is ready; open this page to make it yours:

${link}

The link works for 7 days. After that, just sign up again.

If it was not you who signed up, do nothing: without the link the account stays closed.

Parley
`,
});

/** To somebody who signed up with an address that already has an account. */
export const knownMail = (to: string, name: string, publicUrl: string): Mail => ({
  to,
  subject: 'You already have a Parley account',
  text: `Hello${name ? ` ${name}` : ''},

somebody, probably you, signed up for Parley with this address. You already have an account, and nothing about it was changed.
Log in here:

${publicUrl}/login

If it was not you, there is nothing to do.

Parley
`,
});

/** The link to choose a new password. */
export const newPasswordMail = (to: string, name: string, link: string): Mail => ({
  to,
  subject: 'Choose a new Parley password',
  text: `Hello${name ? ` ${name}` : ''},

somebody, probably you, asked for a new password for your Parley account. Open this page to choose one:

${link}

The link works once, for one hour. Your new password signs you out on all devices.

If it was not you, do nothing: your password stays as it is.

Parley
`,
});
