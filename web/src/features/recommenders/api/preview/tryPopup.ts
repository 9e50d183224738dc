import { type SendInput, tryPopup } from '@parley/contract';
import { send } from '../../../../lib/calls/api.ts';

/** One turn of a preview chat; nothing is stored or counted. */
export const tryTurn = (popupId: string, body: SendInput<typeof tryPopup>['body']) => send(tryPopup, { params: { popupId }, body });
