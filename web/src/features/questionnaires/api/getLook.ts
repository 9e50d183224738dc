import { bootstrap, getQuestionnaireUsage, type VisitorPopup, visitorPopup } from '@parley/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { send, session } from '../../../lib/calls/api.ts';
import { questionnaireKeys } from './keys.ts';

/** A recommender as it is when it is new. */
const plainLook = (userId: number): VisitorPopup => visitorPopup.parse({ id: 0, clientId: userId, popupAdditionals: [] });

const lookQuery = (questionnaireId: string) =>
  queryOptions({
    queryKey: questionnaireKeys.look(questionnaireId),
    queryFn: async ({ signal }): Promise<VisitorPopup> => {
      const userId = session.read()?.id ?? 0;
      const { recommenders } = await send(getQuestionnaireUsage, { params: { id: questionnaireId } }, { signal });
      const shown = recommenders.find(({ status }) => status) ?? recommenders[0];
      if (!shown) return plainLook(userId);
      return (await send(bootstrap, { params: { popupId: String(shown.popup_id), userId: String(userId) } }, { signal, asOwner: true }))
        .popup;
    },
    staleTime: 60_000,
  });

/** The design of the recommender that shows this questionnaire: of an active one if possible, otherwise the default design. */
export const useLook = (questionnaireId: string) => useQuery(lookQuery(questionnaireId));
