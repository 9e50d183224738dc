import { type AnswerOf, rehearseProfile } from '@parley/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/screen.tsx';
import { on } from '../../../testing/server.ts';
import { Rehearsal } from './Rehearsal.tsx';

const profile = {
  companyName: 'Sock Shop',
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

test.each<[AnswerOf<typeof rehearseProfile>, RegExp[]]>([
  [{ run: 0, total: 0, changed: [] }, [/You have no tests yet/]],
  [{ run: 12, total: 12, changed: [] }, [/Nothing: all 12 tests get their answers as before/]],
  [{ run: 412, total: 1000, changed: [] }, [/There was time for 412 of your 1,000 tests/, /None of them would get another answer/]],
])('what would change says how many tests were looked at: %j', async (answer, texts) => {
  on(rehearseProfile).answer(() => answer);
  const { user } = show(<Rehearsal profile={profile} />);
  await user.click(screen.getByRole('button', { name: 'What would change?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What would change' }));
  for (const text of texts) expect(await dialog.findByText(text)).toBeTruthy();
  if (answer.run < answer.total) expect(dialog.queryByText(/^Nothing: all/)).toBeNull();
});
