import { bootstrap, getQuestionnaireUsage, quickCustomizationLook, visitorPopup } from '@parley/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { owner, show } from '../../../../testing/screen.tsx';
import { on } from '../../../../testing/server.ts';
import { useLook } from './getLook.ts';

const Look = () => <p>{useLook('7').data?.popupTitle}</p>;

test('the design is read as its owner, who sees the recommender whatever an experiment shows visitors', async () => {
  on(getQuestionnaireUsage).answer(() => ({ recommenders: [{ popup_id: 3, popup_name: 'Finder', status: true }] }));
  const requests = on(bootstrap).answer(() => ({
    popup: visitorPopup.parse({ id: 3, clientId: owner.id, popupAdditionals: [], popupTitle: 'Find your shoes' }),
    question: null,
    allQuestions: [],
    quickCustomization: quickCustomizationLook.parse({}),
    popupEngagementUniqueIdentifier: 'one',
  }));
  show(<Look />);
  expect(await screen.findByText('Find your shoes')).toBeTruthy();
  expect(requests[0]?.headers.get('authorization')).toContain('Bearer ');
});
