import { describe, expect, it } from 'vitest';
import { isAsking } from './questions.ts';

describe('a message asks, also without the mark', () => {
  it.each([
    ['en', 'does it come with a lid'],
    ['en', 'hmm is there a hook on it'],
    ['en', 'k. can u wrap it'],
    ['en', 'thx, how many are in the tin'],
    ['de', 'hat die ne bremse'],
    ['de', 'und wieviel wiegt der'],
    ['de', 'super, passt der in nen kombi'],
    ['de', 'kann man die waschen'],
    ['fr', 'elle passe au four'],
    ['fr', 'ok et vous gravez son prénom dessus'],
    ['fr', 'c’est en quoi le manche'],
    ['es', 'lleva pollo'],
    ['es', 'vale, se puede lavar'],
    ['es', 'cuanto pesa'],
    ['it', 'si lavano in lavatrice'],
    ['it', 'ok, quanto pesa'],
    ['it', 'ha la tasca'],
    ['nl', 'zit daar gelatine in'],
    ['nl', 'roest ie niet'],
    ['nl', 'en mag dat in de vaatwasser'],
    ['pl', 'nadaje sie pod makijaz'],
    ['pl', 'a na ile starcza'],
    ['tr', 'bunun rengi zamanla değişirmi'],
    ['tr', 'kablosu içinde mi onun'],
    ['tr', 'kaç cihaz şarj ediyo'],
    ['ar', 'هل يأتي مع غطاء'],
    ['ar', 'وكم وزنه'],
    ['ja', 'ご飯茶碗に使っても平気'],
    ['ja', '手袋は入っていますか'],
  ] as const)('%s: %s', (language, message) => {
    expect(isAsking(message, language)).toBe(true);
  });
});

describe('a message that wishes or tells asks nothing', () => {
  it.each([
    ['en', 'a lamp for my desk, under 40'],
    ['en', 'ok i take the blue one'],
    ['en', 'the second one with delivery to Ireland'],
    ['de', 'suche eine Lampe fürs Büro'],
    ['de', 'gut, die kleine dann'],
    ['fr', 'je cherche une lampe de bureau'],
    ['fr', 'ok je prends la bleue'],
    ['es', 'busco una lámpara para leer'],
    ['it', 'cerco una lampada da tavolo'],
    ['nl', 'ik zoek een lamp voor mijn bureau'],
    ['pl', 'szukam lampki na biurko'],
    ['tr', 'masa lambası istiyorum'],
    ['ar', 'أريد مصباح مكتب'],
    ['ja', 'デスクライトを探しています'],
  ] as const)('%s: %s', (language, message) => {
    expect(isAsking(message, language)).toBe(false);
  });
});
