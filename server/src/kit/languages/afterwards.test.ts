/** What visitors fear of an order, and when they order, in ten languages. */
import { describe, expect, it } from 'vitest';
import { type Fear, fearedIn, saysWhenOrdered } from './afterwards.ts';
import type { DialogueLanguage } from './dialogue/index.ts';

const feared: [DialogueLanguage, string, Fear][] = [
  ['en', 'And if I take the L and it’s too big?', 'misfit'],
  ['en', 'what happens if it arrives cracked', 'arrivesBroken'],
  ['de', 'Und wenn ich merke, dass ich darauf nicht gut sitze?', 'misfit'],
  ['fr', 'Si elles sont trop grandes, est-ce que je peux les changer ?', 'misfit'],
  ['fr', 'et si elle arrive cassée ?', 'arrivesBroken'],
  ['es', '¿y si me queda pequeño?', 'misfit'],
  ['it', 'se si rompe la cerniera?', 'breaks'],
  ['nl', 'Stel dat ik er niet lekker onder slaap?', 'misfit'],
  ['pl', 'a jak pęknie rama', 'breaks'],
  ['tr', 'numarası olmazsa değiştirir misiniz', 'misfit'],
  ['ar', 'ولو ما ناسبني؟', 'misfit'],
  ['ja', 'サイズが合わなかったら？', 'misfit'],
  ['en', 'can she swop it if shes already got one', 'owned'],
  ['en', 'what if he already has one?', 'owned'],
  ['de', 'und wenn er das schon hat?', 'owned'],
  ['fr', 'et si elle l’a déjà ?', 'owned'],
  ['es', '¿y si ya lo tiene?', 'owned'],
  ['it', 'e se ce l’ha già?', 'owned'],
  ['nl', 'en als ze die al heeft?', 'owned'],
  ['pl', 'a jeśli już to ma?', 'owned'],
  ['tr', 'zaten varsa değiştirebilir mi', 'owned'],
  ['ja', 'もう持っていたら交換できますか', 'owned'],
  ['ar', 'ولو عندها واحد من قبل؟', 'owned'],
  ['ar', 'إذا ما عجبته اقدر ارجعها؟', 'misfit'],
  ['en', 'what if it stops charging?', 'breaks'],
  ['de', 'und wenn der akku nicht mehr lädt?', 'breaks'],
  ['fr', 'et si elle ne charge plus ?', 'breaks'],
  ['es', '¿y si deja de cargar?', 'breaks'],
  ['it', 'e se smette di caricarsi?', 'breaks'],
  ['nl', 'en als hij niet meer oplaadt?', 'breaks'],
  ['pl', 'a jeśli przestanie się ładować?', 'breaks'],
  ['tr', 'kapağı açılmazsa ne olur', 'breaks'],
  ['nl', 'wat als hij het niet doet?', 'breaks'],
  ['it', 'e se non funziona?', 'breaks'],
  ['fr', 'et si ça ne marche pas ?', 'breaks'],
  ['ja', '充電できなくなったら？', 'breaks'],
  ['ar', 'ولو ما يشحن؟', 'breaks'],
];

describe('fears of an order', () => {
  it.each(feared)('%s: %s', (language, message, kind) => expect(fearedIn(message, language)?.kind).toBe(kind));

  it.each<[DialogueLanguage, string]>([
    ['en', 'How big is it?'],
    ['en', 'this one is too expensive'],
    ['de', 'passt das, wenn ich 1,90 groß bin'],
    ['fr', 'elle est trop grande pour mon four'],
    ['tr', 'daha küçüğü var mı'],
    ['ja', '小さいサイズはありますか'],
    ['en', 'do i need a filter if i already have one'],
    ['de', 'brauche ich den, wenn ich schon einen habe'],
    ['fr', 'si j’ai déjà la base'],
  ])('not %s: %s', (language, message) => expect(fearedIn(message, language)).toBeNull());
});

describe('when something is ordered', () => {
  it.each<[DialogueLanguage, string]>([
    ['en', 'if i order tonight is it here on friday'],
    ['de', 'wann kommt das, wenn ich heute bestelle'],
    ['fr', 'si je commande ce soir, je l’ai quand ?'],
    ['es', 'si lo pido hoy, ¿cuándo llega?'],
    ['it', 'se ordino oggi quando arriva?'],
    ['nl', 'hoe snel is het er als ik vanavond bestel'],
    ['pl', 'jak zamówię dziś to kiedy dojdzie'],
    ['tr', 'saat onda sipariş versem bugün elime geçer mi?'],
    ['ar', 'لو طلبت اليوم متى يوصل'],
    ['ja', '今日注文したらいつ届きますか'],
  ])('%s: %s', (language, message) => expect(saysWhenOrdered(message, language)).toBe(true));

  it('not where nothing is ordered', () => {
    expect(saysWhenOrdered('are you open today', 'en')).toBe(false);
    expect(saysWhenOrdered('in which order do I use them', 'en')).toBe(false);
  });
});
