/** Words as people shorten them in a chat, with the whole word: 'cb' is 'combien'. One line for each language; folded. Pure. */
import type { DialogueLanguage } from './dialogue/index.ts';

const short: Readonly<Record<DialogueLanguage, string>> = {
  en: 'u you, ur your, r are, hw how, wht what, wat what, abt about, pls please, plz please, thx thanks, ty thanks, cld could, wld would, hav have, gimme give me, wanna want to, b4 before, w8 wait, tho though, cos because, bc because, ppl people, asap soon, p&p postage',
  de: 'wg wegen, mfg danke, vllt vielleicht, evtl eventuell, wieviel wie viel, wievil wie viel, iwas irgendwas, iwo irgendwo, nich nicht, ned nicht, bitteschon bitte, gibs gibts, kost kostet, kosn kosten, wielang wie lange',
  fr: 'cb combien, cbn combien, combi combien, tps temps, kel quel, kelle quelle, qd quand, pk pourquoi, pq pourquoi, vs vous, ns nous, svp s il vous plait, stp s il te plait, slt salut, bjr bonjour, bsr bonsoir, mrc merci, dc donc, ds dans, pr pour, qqch quelque chose, qqc quelque chose, tt tout, ts tous, tjs toujours, jms jamais, bcp beaucoup, auj aujourd hui, c c est, g j ai, koi quoi, ki qui, ke que, jvoudrais je voudrais, jveux je veux, jcherche je cherche, cmt comment, rdv rendez vous, ptit petit, ptite petite, livr livraison',
  es: 'xq porque, pq porque, x por, tb tambien, tmb tambien, tbn tambien, cto cuanto, kuanto cuanto, pa para, xa para, finde fin de semana, dnd donde, cdo cuando, grax gracias, porfa por favor, pls por favor, kiero quiero, ay hay, hai hay, m me, bn bien, dto descuento',
  it:
    'x per, xche perche, xke perche, nn non, cmq comunque, qnt quanto, qnto quanto, qndo quando, qlcs qualcosa, ke che, ki chi, dv dove, gg giorni, tt tutto, sn sono, cn con, pz pezzi, grz grazie, msg messaggio, cs cosa, anke anche' +
    "'" +
    'e c e',
  nl: 'hvl hoeveel, hoevl hoeveel, ff even, idd inderdaad, mss misschien, iig in ieder geval, aub alstublieft, svp alstublieft, vd van de, vr voor, nr naar, gr groet, wrm waarom, jll jullie, jlie jullie, jllie jullie, ivm in verband met, thx bedankt, m hem, ie hij',
  pl: 'wgl w ogole, pls prosze, bd bedzie, spk spokojnie, nwm nie wiem, jkb jakby, szt sztuk, dzis dzisiaj, kosztuja kosztuje',
  tr: 'slm selam, tsk tesekkurler, tsklr tesekkurler, bi bir, bisey bir sey, bisi bir sey, nekadar ne kadar, nekdr ne kadar, kdr kadar, napalim ne yapalim, varmi var mi, yokmu yok mu, lutfn lutfen, saol sag ol, tmm tamam, gelcek gelecek, olcak olacak, alcam alacagim, tutuyo tutuyor, geliyo geliyor',
  ar: '',
  ja: '',
};

const whole: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(short).map(([language, line]) => [
    language,
    new Map(
      line.split(', ').flatMap((each): [string, string][] => {
        const at = each.indexOf(' ');
        return at > 0 ? [[each.slice(0, at), each.slice(at + 1)]] : [];
      }),
    ),
  ]),
);

/** A message with its short words written out; the rest stays as it was written. */
export function withWholeWords(message: string, language: DialogueLanguage): string {
  const words = whole.get(language);
  if (!words || words.size === 0) return message;
  return message.replaceAll(/(?<![\p{L}\p{N}'’&-])[\p{L}&]{1,12}(?![\p{L}\p{N}'’&-])/gu, (word) =>
    // 'X' and 'M' in capitals are sizes, 'D' may be a name.
    /^\p{Lu}/u.test(word) && word.length < 3 ? word : (words.get(word.toLowerCase()) ?? word),
  );
}
