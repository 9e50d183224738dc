/** The mails about signing up, a forgotten password and the second step. */
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

/** What happened to the second step of signing in. */
export type SecondStepChange = 'on' | 'newCodes' | 'off';

const secondStepChanges: Record<SecondStepChange, { subject: string; text: string }> = {
  on: {
    subject: 'The second step is on',
    text: 'from now on, signing in to Parley needs a code of your authenticator app besides your password. All other devices were signed out.',
  },
  newCodes: { subject: 'New recovery codes', text: 'new recovery codes were made for your Parley account. The old ones stopped working.' },
  off: { subject: 'The second step is off', text: 'from now on, your password alone signs you in to Parley.' },
};

/** Tells the owner of a change of the second step, in case it was somebody else. */
export const secondStepMail = (to: string, name: string, change: SecondStepChange, publicUrl: string): Mail => ({
  to,
  subject: secondStepChanges[change].subject,
  text: `Hello${name ? ` ${name}` : ''},

${secondStepChanges[change].text}

If it was not you, choose a new password at once, and look at the devices that are signed in:

${publicUrl}/forgotten-password

Parley
`,
});
