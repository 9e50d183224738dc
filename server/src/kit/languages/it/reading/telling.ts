import type { Telling } from '../../shapes/telling.ts';

export const telling: Telling = {
  verbs: /(?:[aei]r(?:e|l[oaie]|mi)|remmo|rei)$/u,
  pieces:
    'sacco sacchi sacchetto sacchetti paio paia pezzo pezzi scatola scatole confezione confezioni set pacco pacchi pacchetto pacchetti busta buste bottiglia bottiglie barattolo barattoli lattina lattine vasetto vasetti tubetto tubetti rotolo rotoli gomitolo gomitoli matassa matasse',
  pointing: {
    isNounFirst: true,
    demonstratives: 'quello quella quelli quelle del della dei delle',
    small: 'piccolo piccola piccoli piccole',
    large: 'grande grandi',
    light: 'leggero leggera',
    heavy: 'pesante',
    other: /\b(?:l altr[oa]|quell altr[oa])\b/u,
  },
  definiteComparatives: undefined,
  comparing: { most: 'piu maggior maggiore', least: 'meno minor minore' },
  endingAlike: undefined,
  utmost: /\b(?:il|la|i|le)\s(?:pi[uù]|meno)(?=\s)/iu,
  beyond: undefined,
  bearing: 'peso|pesa|pesando|regga|regge|reggere|sopporta|sopporti|sopportare|porti',
  polite: /\b(?:per favore|per piacere|per cortesia|grazie)\b/u,
  rather: (opening) => ({
    no: 'no',
    behind: 'meglio piuttosto preferisco allora anzi aspetta scusa scusi il lo la i gli le quello quella prendo voglio dai',
    rather: new RegExp(`\\b(?:piuttosto|preferisco|anzi)\\b|${opening}meglio\\b|\\bmeglio$`, 'u'),
  }),
  preferring: 'piuttosto preferisco anzi meglio preferibilmente possibilmente idealmente',
  best: /^(?:preferibilmente|possibilmente|idealmente|meglio se)\b/u,
  or: { words: 'o oppure' },
  failing: ['non', 'capi\\w*|sent\\w*|ved\\w*|trov\\w*|so|sa|sanno|ricord\\w*|riesc\\w*|arriv\\w*'],
  shortened:
    'x per, xche perche, xke perche, nn non, cmq comunque, qnt quanto, qnto quanto, qndo quando, qlcs qualcosa, ke che, ki chi, dv dove, gg giorni, tt tutto, sn sono, cn con, pz pezzi, grz grazie, msg messaggio, cs cosa, anke anche' +
    "'" +
    'e c e',
  plainly: [],
  basket: {
    takes: /\b(?:(?:la|lo|li|le)? ?(?:prendo|prenderei|voglio|vorrei)|mi (?:dia|metta)|dammi|ordino)\b/u,
    adds: /\b(?:anche|in piu|aggiung\p{L}*|inoltre|pure)\b/u,
    leaves: /\b(?:togli\p{L}*|toglia\p{L}*|elimin\p{L}*|leva\p{L}*|lasci\p{L}* (?:perdere|stare)|tolg\p{L}*)\b/u,
    changes: /\b(?:invece|al posto|meglio|piuttosto|anzi|cambi\p{L}*|alla fine)\b/u,
    single: /\b(?:solo|soltanto) (?:un[oa]?|1)\b|\bun[oa]? sol[oa]\b/u,
    insteadOf: /(?<!\p{L})(?:invece (?:di|del|della|dei|delle|che)|al posto (?:di|del|della|dei|delle))(?!\p{L})/iu,
    insteadBehind: null,
  },
  together: /\b(?:insieme|entramb[ie]|tutt[ie] e due)\b/u,
  services: {
    wrapping:
      'confezione regalo, pacchetto regalo, pacchetti regalo, pacco regalo, carta regalo, impacchett*, incart*, confezioni regalo, confezione da regalo, confezioni da regalo',
    lettering: 'incision*, incis*, ricam*, personalizz*, con il nome, con il suo nome, con nome, inizial*, monogramm*',
    alteration: 'orlo, accorci*, modifica sartoriale, taglio su misura',
    assembly: 'montaggio, montat*, installazione, installat*',
    cashOnDelivery: 'contrassegno, in contrassegno',
    express: 'espress*, express, in 24 ore, il giorno dopo',
    pickupPoint: 'punto di ritiro, punti di ritiro, inpost, punto poste, locker, lockers, fermopoint, fermo point',
    courier: 'a domicilio, con corriere, con il corriere',
  },
  partsOfSum: {
    goods: 'articoli',
    delivery: 'spedizione',
    wrapping: 'confezione regalo',
    lettering: 'personalizzazione',
    alteration: 'modifica',
    assembly: 'montaggio',
    cashOnDelivery: 'contrassegno',
  },
  everyDay: 'tutti i giorni',
  partsOfDay: 'mattina mattino mattinata pranzo mezzogiorno pomeriggio sera serata presto tardi',
  calendar: { weekdays: 'cut', isRead: true },
  load: undefined,
  unspaced: undefined,
  openings: { questions: 'e ed ma allora quindi', shop: 'ciao buongiorno salve e', secondThoughts: 'allora no' },
};
