import { beginSecondStep, confirmSecondStep, endSecondStep, getSecondStep, renewRecoveryCodes, type SecondStep } from '@parley/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import { QueryView } from '../../../ui/states/QueryView.tsx';
import { useSecondStep } from '../api/secondStep.ts';
import { SecondStepCard } from './SecondStepCard.tsx';

const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];
const off: SecondStep = { since: null, codesLeft: 0 };
const since = '2026-11-20T10:00:00.000Z';

const Card = () => (
  <QueryView query={useSecondStep()} loading={null}>
    {(step) => <SecondStepCard step={step} />}
  </QueryView>
);
const showCard = (step: SecondStep) => {
  const now = { step };
  on(getSecondStep).answer(() => now.step);
  return { ...show(<Card />), now };
};
const confirmWith = async (user: UserEvent, name: RegExp, action: string) => {
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password', { selector: 'input' }), 'a good password');
  const code = dialog.queryByLabelText('Code of your app, or a recovery code');
  if (code) await user.type(code, '123456');
  await user.click(dialog.getByRole('button', { name: action }));
};

test('is set up with the password, a code of the app, and recovery codes that are shown once', async () => {
  const begun = on(beginSecondStep).answer(() => ({
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Parley:lena?secret=JBSWY3DPEHPK3PXP',
  }));
  const { user, now } = showCard(off);
  await confirmWith(user, /Set up/, 'Continue');
  expect(await screen.findByRole('img', { name: /authenticator app/ })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(begun.map(({ body }) => body)).toEqual([{ password: 'a good password' }]);

  on(confirmSecondStep).refuse(422, { fields: { code: 'This code is not right' } });
  await user.type(screen.getByLabelText(/six digits/), '000000');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('This code is not right')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/six digits/)));

  on(confirmSecondStep).answer(() => {
    now.step = { since, codesLeft: 10 };
    return { codes };
  });
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  const shown = await screen.findByRole('group', { name: 'Recovery codes' });
  for (const code of codes) expect(within(shown).getByText(code)).toBeTruthy();
  expect(within(shown).getByRole('link', { name: 'Download' }).getAttribute('href')).toContain(codes[0]);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText('10 recovery codes are left.')).toBeTruthy();
  expect(screen.queryByText(codes[0] as string)).toBeNull();
});

test('a wrong password is named at its field and nothing changes', async () => {
  on(endSecondStep).refuse(422, { fields: { password: 'This is not your password' } });
  const { user } = showCard({ since, codesLeft: 2 });
  await confirmWith(user, /Switch off/, 'Switch off');
  expect(await screen.findByText('This is not your password')).toBeTruthy();
  expect(screen.getByText('2 recovery codes are left.')).toBeTruthy();
});

test('a code is required to switch it off, and a wrong one is named at its field', async () => {
  const sent = on(endSecondStep).refuse(422, { fields: { code: 'This code is not right' } });
  const { user } = showCard({ since, codesLeft: 2 });
  await user.click(await screen.findByRole('button', { name: /Switch off/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password', { selector: 'input' }), 'a good password');
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await dialog.findByText('This is required')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(dialog.getByLabelText('Code of your app, or a recovery code'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await dialog.findByText('This code is not right')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ password: 'a good password', code: '123456' }]);
});

test('is switched off after a question', async () => {
  const { user, now } = showCard({ since, codesLeft: 1 });
  expect(await screen.findByText('One recovery code is left.')).toBeTruthy();
  on(endSecondStep).answer(() => {
    now.step = off;
    return { success: true };
  });
  await confirmWith(user, /Switch off/, 'Switch off');
  expect(await screen.findByText('The second step is off.', { selector: 'p' })).toBeTruthy();
});

test('new recovery codes replace the old ones', async () => {
  on(renewRecoveryCodes).answer(() => ({ codes }));
  const { user } = showCard({ since, codesLeft: 0 });
  expect(await screen.findByText('No recovery codes are left.')).toBeTruthy();
  await confirmWith(user, /New recovery codes/, 'Make new codes');
  expect(within(await screen.findByRole('group', { name: 'Recovery codes' })).getByText('ccccc-ddddd')).toBeTruthy();
});
