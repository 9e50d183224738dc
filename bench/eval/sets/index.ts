/** The sets: one that the assistant is tuned on, and fresh ones, each scored once after a freeze. */
import { join } from 'node:path';
import { readAttacks } from '../lib/attacks.ts';
import { readCases } from '../lib/cases.ts';
import type { ShopCases } from '../lib/measure.ts';
import type { Shop } from '../lib/shop.ts';
import { devShops } from './dev/shops/index.ts';
import { beetwerk, cacaotl, cartiera, grandlarge, lumen } from './fresh-1/shops-a.fresh.ts';
import { cezve, kaasjager, kasaya, nakhla, welnianka } from './fresh-1/shops-b.fresh.ts';

import { fournil, groove, montura, occhiale, traumholz } from './fresh-2/shops-a.fresh.ts';
import { cini, sadu, solniczka, stekje, washi } from './fresh-2/shops-b.fresh.ts';

import { coteau, pasitos, pawprint, ridge, saitenweise } from './fresh-3/shops-a.fresh.ts';
import { chanoma, darabaya, kampeerkast, mattarello, sahtiyan, tiktak } from './fresh-3/shops-b.fresh.ts';

import { caminando, finfolk, nadelfein, rucher, trapo } from './fresh-4/shops-a.fresh.ts';
import { baharevi, pionek, shurfa, tasaanboord, yorimichi } from './fresh-4/shops-b.fresh.ts';

import { lucarne, slipway, zweitblick } from './fresh-5/shops-a.fresh.ts';
import { maruya, piquera, splawik } from './fresh-5/shops-b.fresh.ts';

import { crownlace, foglia, portee } from './fresh-6/shops-a.fresh.ts';
import { marsad, minikyolcu, steunstap } from './fresh-6/shops-b.fresh.ts';

import { cieloraso, hivewell, tiefblau } from './fresh-7/shops-a.fresh.ts';
import { kokemori, przewieszka } from './fresh-7/shops-b.fresh.ts';

import { filobine, prambrook } from './fresh-8/shops-a.fresh.ts';
import { halikoy, rannan, tuinvuur } from './fresh-8/shops-b.fresh.ts';

import { gleisfeld, wortwell } from './fresh-9/shops-a.fresh.ts';
import { aguazul, kenshido, ultramaryna } from './fresh-9/shops-b.fresh.ts';

import { birkenglut, latchgate, massues } from './fresh-10/shops-a.fresh.ts';
import { confettata, dipnot, mirqab, wapperhuis } from './fresh-10/shops-b.fresh.ts';

import { olaverde, ventdebout, yewfield } from './fresh-11/shops-a.fresh.ts';
import { amayadori, knotklosz } from './fresh-11/shops-b.fresh.ts';

import { kufenwerk, nibworth } from './fresh-12/shops-a.fresh.ts';
import { galurin, taconeo } from './fresh-12/shops-b.fresh.ts';
import { gumusdal, wekkerij } from './fresh-12/shops-c.fresh.ts';

import { almazara } from './fresh-13/shops/almazara.fresh.ts';
import { bombkarnia } from './fresh-13/shops/bombkarnia.fresh.ts';
import { cochonet } from './fresh-13/shops/cochonet.fresh.ts';
import { guantieri } from './fresh-13/shops/guantieri.fresh.ts';
import { quadwell } from './fresh-13/shops/quadwell.fresh.ts';
import { schwebeast } from './fresh-13/shops/schwebeast.fresh.ts';

import { caquelune } from './fresh-14/shops/caquelune.fresh.ts';
import { kaluznik } from './fresh-14/shops/kaluznik.fresh.ts';
import { puschelei } from './fresh-14/shops/puschelei.fresh.ts';
import { scricciolo } from './fresh-14/shops/scricciolo.fresh.ts';
import { socarrada } from './fresh-14/shops/socarrada.fresh.ts';
import { wrenfield } from './fresh-14/shops/wrenfield.fresh.ts';

import { dropkade } from './fresh-15/shops/dropkade.fresh.ts';
import { pastranquille } from './fresh-15/shops/pastranquille.fresh.ts';
import { rumpelrad } from './fresh-15/shops/rumpelrad.fresh.ts';
import { taneler } from './fresh-15/shops/taneler.fresh.ts';
import { tsukuroi } from './fresh-15/shops/tsukuroi.fresh.ts';
import { wrigglewood } from './fresh-15/shops/wrigglewood.fresh.ts';

import { bagnolindo } from './fresh-16/shops/bagnolindo.fresh.ts';
import { bigotes } from './fresh-16/shops/bigotes.fresh.ts';
import { clairaube } from './fresh-16/shops/clairaube.fresh.ts';
import { featherlea } from './fresh-16/shops/featherlea.fresh.ts';
import { hupstap } from './fresh-16/shops/hupstap.fresh.ts';
import { piorkowo } from './fresh-16/shops/piorkowo.fresh.ts';
import { spatenhof } from './fresh-16/shops/spatenhof.fresh.ts';
import { stridewell } from './fresh-16/shops/stridewell.fresh.ts';
import { bohnwerk } from './fresh-17/shops/bohnwerk.fresh.ts';
import { cicekoyun } from './fresh-17/shops/cicekoyun.fresh.ts';
import { clipado } from './fresh-17/shops/clipado.fresh.ts';
import { lisette } from './fresh-17/shops/lisette.fresh.ts';
import { mestolaio } from './fresh-17/shops/mestolaio.fresh.ts';
import { pipkin } from './fresh-17/shops/pipkin.fresh.ts';
import { vensterblad } from './fresh-17/shops/vensterblad.fresh.ts';
import { weywander } from './fresh-17/shops/weywander.fresh.ts';
import { autoschowek } from './fresh-18/shops/autoschowek.fresh.ts';
import { filetaiguille } from './fresh-18/shops/filetaiguille.fresh.ts';
import { gordijnpaleis } from './fresh-18/shops/gordijnpaleis.fresh.ts';
import { knavesden } from './fresh-18/shops/knavesden.fresh.ts';
import { proteal } from './fresh-18/shops/proteal.fresh.ts';
import { rostgarten } from './fresh-18/shops/rostgarten.fresh.ts';
import { gaulefil } from './fresh-19/shops/gaulefil.fresh.ts';
import { kadran } from './fresh-19/shops/kadran.fresh.ts';
import { ondalia } from './fresh-19/shops/ondalia.fresh.ts';
import { plinkwell } from './fresh-19/shops/plinkwell.fresh.ts';
import { sitzgut } from './fresh-19/shops/sitzgut.fresh.ts';
import { yamaji } from './fresh-19/shops/yamaji.fresh.ts';
import { behangloods } from './fresh-20/shops/behangloods.fresh.ts';
import { lehnwerk } from './fresh-20/shops/lehnwerk.fresh.ts';
import { mechedouce } from './fresh-20/shops/mechedouce.fresh.ts';
import { orafina } from './fresh-20/shops/orafina.fresh.ts';
import { pedzelibrzytwa } from './fresh-20/shops/pedzelibrzytwa.fresh.ts';
import { saltmere } from './fresh-20/shops/saltmere.fresh.ts';
import { sedalazul } from './fresh-20/shops/sedalazul.fresh.ts';
import { uykuvadi } from './fresh-20/shops/uykuvadi.fresh.ts';
import { brushmoor } from './fresh-21/shops/brushmoor.fresh.ts';
import { melenia } from './fresh-21/shops/melenia.fresh.ts';
import { sufrati } from './fresh-21/shops/sufrati.fresh.ts';
import { tamburek } from './fresh-21/shops/tamburek.fresh.ts';
import { trapvast } from './fresh-21/shops/trapvast.fresh.ts';
import { altavoza } from './fresh-22/shops/altavoza.fresh.ts';
import { fistikhan } from './fresh-22/shops/fistikhan.fresh.ts';
import { ironporch } from './fresh-22/shops/ironporch.fresh.ts';
import { minuitdoux } from './fresh-22/shops/minuitdoux.fresh.ts';
import { thornby } from './fresh-22/shops/thornby.fresh.ts';
import { wirbelheim } from './fresh-22/shops/wirbelheim.fresh.ts';
import { gashendel } from './fresh-23/shops/gashendel.fresh.ts';
import { girderwick } from './fresh-23/shops/girderwick.fresh.ts';
import { hirugedo } from './fresh-23/shops/hirugedo.fresh.ts';
import { hobnook } from './fresh-23/shops/hobnook.fresh.ts';
import { sawaed } from './fresh-23/shops/sawaed.fresh.ts';
import { smorzata } from './fresh-23/shops/smorzata.fresh.ts';
import { tuszownia } from './fresh-23/shops/tuszownia.fresh.ts';
import { harroweft } from './fresh-24/shops/harroweft.fresh.ts';
import { leistenhaus } from './fresh-24/shops/leistenhaus.fresh.ts';
import { lindarosa } from './fresh-24/shops/lindarosa.fresh.ts';
import { nevalia } from './fresh-24/shops/nevalia.fresh.ts';
import { pinewedge } from './fresh-24/shops/pinewedge.fresh.ts';
import { sillagebleu } from './fresh-24/shops/sillagebleu.fresh.ts';
import { sockenstube } from './fresh-24/shops/sockenstube.fresh.ts';
import { tonnelline } from './fresh-24/shops/tonnelline.fresh.ts';
import { brincoverde } from './fresh-25/shops/brincoverde.fresh.ts';
import { cipriadoro } from './fresh-25/shops/cipriadoro.fresh.ts';
import { henfold } from './fresh-25/shops/henfold.fresh.ts';
import { roulavenue } from './fresh-25/shops/roulavenue.fresh.ts';
import { sifayolu } from './fresh-25/shops/sifayolu.fresh.ts';
import { staufach } from './fresh-25/shops/staufach.fresh.ts';
import { veilighuis } from './fresh-25/shops/veilighuis.fresh.ts';
import { wkretownia } from './fresh-25/shops/wkretownia.fresh.ts';

import { cuirdeloire, drizzledale, puchowo, tiktakhuis, topfwerk, zapateriaromero } from './fresh-26/shops.fresh.ts';

import { alaancha, havluevi, pentolina, stillmat, torrefil, wollkorb } from './fresh-27/shops.fresh.ts';

import { fudebiyori, grootgroen, klingenhof, pannierlane, petitelune, torbiarnia } from './fresh-28/shops.fresh.ts';

import { bottegabagno, casaarrullo, fernhollow, lindschritt, mavileylak, theierebleue } from './fresh-29/shops.fresh.ts';

import { almenwind, cieplykat, comptoirarmande, hobbandsawyer, hummeltje, zancada } from './fresh-30/shops.fresh.ts';

import { ciresureau, lanternlane, napfpfote, olmetto, speelzolder, yolbasi } from './fresh-31/shops.fresh.ts';

import { akwazakatek, chalkwick, clavocanela, jidari, kelchgold, komugibiyori } from './fresh-32/shops.fresh.ts';

import { cascovento, kerbflip, lunchtrommel, papierphare, sternweit, tezgahustu } from './fresh-33/shops.fresh.ts';
import { casserolier, daunennest, patitas, spokely } from './practice/shops-a.ts';
import { groenhark, mydelnica, passolesto, sarjevi } from './practice/shops-b.ts';
import { amarine, granosol, lumenta, rankwerk, tarnfell } from './practice-baskets/shops-a.ts';
import { rihan, tafelrand, tuylu, yunomi, zimownik } from './practice-baskets/shops-b.ts';
import { brisacasa, mielune, rillenwerk, tidewell, zainolo } from './practice-counter/shops-a.ts';
import { ayakci, dekbedhof, fudezome, kolkolo, nafahat } from './practice-counter/shops-b.ts';
import { bellwether, brumelle, larkmoor, sielhof } from './practice-desk/shops.ts';
import { filomena, hilaria, ilmek, itoguruma, lnianka, nasij, wolkade } from './practice-desk/shops-others.ts';
import { klingau, ortolina, patazul, vadrille, wickmoor } from './practice-followups/shops-a.ts';
import { fumikura, natir, strunka, tayyiba, vinkhof } from './practice-followups/shops-b.ts';
import { brodeline, lampadina, puzzlebarn, vitalonja, zeltwiese } from './practice-view/shops-a.ts';
import { autokacik, demlik, hikarido, zahrati, zonluik } from './practice-view/shops-b.ts';

const read = (set: string, shops: readonly Shop[], suffix = ''): ShopCases[] =>
  shops.map((shop) => ({ shop, cases: readCases(join(import.meta.dirname, set, `${shop.key}${suffix}.txt`)) }));

const fresh1 = [lumen, beetwerk, grandlarge, cacaotl, cartiera, kaasjager, welnianka, cezve, nakhla, kasaya];
const fresh2 = [groove, traumholz, fournil, montura, occhiale, stekje, solniczka, cini, sadu, washi];
const fresh3 = [pawprint, ridge, saitenweise, coteau, pasitos, mattarello, kampeerkast, tiktak, sahtiyan, darabaya, chanoma];
const fresh4 = [finfolk, nadelfein, rucher, trapo, caminando, tasaanboord, pionek, baharevi, shurfa, yorimichi];
const fresh5 = [slipway, zweitblick, lucarne, piquera, splawik, maruya];
const fresh6 = [crownlace, portee, foglia, steunstap, minikyolcu, marsad];
const fresh7 = [hivewell, tiefblau, cieloraso, przewieszka, kokemori];
const fresh8 = [prambrook, filobine, tuinvuur, halikoy, rannan];
const fresh9 = [wortwell, gleisfeld, aguazul, ultramaryna, kenshido];
const fresh10 = [latchgate, birkenglut, massues, wapperhuis, dipnot, mirqab, confettata];
const fresh11 = [yewfield, ventdebout, olaverde, knotklosz, amayadori];
const fresh12 = [nibworth, kufenwerk, galurin, taconeo, wekkerij, gumusdal];
const fresh13 = [quadwell, schwebeast, cochonet, guantieri, bombkarnia, almazara];
const fresh14 = [wrenfield, puschelei, caquelune, scricciolo, kaluznik, socarrada];
const fresh15 = [wrigglewood, rumpelrad, pastranquille, dropkade, taneler, tsukuroi];
const fresh16 = [featherlea, stridewell, spatenhof, clairaube, bigotes, bagnolindo, hupstap, piorkowo];
const fresh17 = [pipkin, weywander, bohnwerk, lisette, clipado, mestolaio, vensterblad, cicekoyun];
const fresh18 = [knavesden, rostgarten, filetaiguille, proteal, gordijnpaleis, autoschowek];
const fresh19 = [plinkwell, sitzgut, gaulefil, ondalia, kadran, yamaji];
const fresh20 = [saltmere, lehnwerk, mechedouce, sedalazul, orafina, behangloods, pedzelibrzytwa, uykuvadi];
const fresh21 = [brushmoor, trapvast, melenia, tamburek, sufrati];
const fresh22 = [thornby, ironporch, wirbelheim, minuitdoux, altavoza, fistikhan];
const fresh23 = [girderwick, hobnook, smorzata, gashendel, tuszownia, hirugedo, sawaed];
const fresh24 = [harroweft, pinewedge, sockenstube, leistenhaus, sillagebleu, tonnelline, nevalia, lindarosa];
const fresh25 = [henfold, staufach, roulavenue, brincoverde, cipriadoro, veilighuis, wkretownia, sifayolu];
const fresh26 = [drizzledale, topfwerk, cuirdeloire, zapateriaromero, tiktakhuis, puchowo];
const fresh27 = [stillmat, wollkorb, torrefil, alaancha, pentolina, havluevi];
const fresh28 = [fudebiyori, grootgroen, klingenhof, pannierlane, petitelune, torbiarnia];
const fresh29 = [bottegabagno, casaarrullo, fernhollow, lindschritt, mavileylak, theierebleue];
const fresh30 = [almenwind, cieplykat, comptoirarmande, hobbandsawyer, hummeltje, zancada];
const fresh31 = [ciresureau, lanternlane, napfpfote, olmetto, speelzolder, yolbasi];
const fresh32 = [akwazakatek, chalkwick, clavocanela, jidari, kelchgold, komugibiyori];
const fresh33 = [cascovento, kerbflip, lunchtrommel, papierphare, sternweit, tezgahustu];

const practice = [spokely, daunennest, casserolier, patitas, passolesto, groenhark, mydelnica, sarjevi];
const practiceBaskets = [tarnfell, rankwerk, amarine, granosol, lumenta, tafelrand, zimownik, tuylu, rihan, yunomi];
const practiceView = [puzzlebarn, zeltwiese, brodeline, vitalonja, lampadina, zonluik, autokacik, demlik, zahrati, hikarido];
const practiceFollowups = [wickmoor, klingau, vadrille, patazul, ortolina, vinkhof, strunka, natir, tayyiba, fumikura];
const practiceDesk = [larkmoor, bellwether, sielhof, brumelle, hilaria, filomena, wolkade, lnianka, ilmek, nasij, itoguruma];
const practiceCounter = [tidewell, rillenwerk, mielune, brisacasa, zainolo, dekbedhof, kolkolo, ayakci, nafahat, fudezome];

const withAttacks = (of: ShopCases): ShopCases => ({
  ...of,
  attacks: readAttacks(join(import.meta.dirname, 'dev/attacks', `${of.shop.language}.txt`), of.shop),
});

export const sets: Readonly<Record<string, readonly ShopCases[]>> = {
  // Sets that were fresh and have been used for tuning since then are in `dev` too.
  dev: [...read('dev', devShops).map(withAttacks), ...read('dev', fresh1)],
  // Written to be tuned on: ordinary conversations with ordinary shops.
  practice: read('practice', practice),
  // Written to be tuned on: what visitors choose, put together, take out, exchange, and what it costs.
  'practice-baskets': read('practice-baskets', practiceBaskets),
  // Facts of what is in view, and first messages that describe what is sought.
  'practice-view': read('practice-view', practiceView),
  // One question behind a thing that was shown, of twenty kinds, each twice in each language.
  'practice-followups': read('practice-followups', practiceFollowups),
  // Thirty kinds of questions to the same shops, each in sixteen wordings and more.
  'practice-phrasings': read('practice-phrasings', practiceFollowups),
  // What suits, which versions, what it costs with delivery and what happens afterwards, as over a counter.
  'practice-counter': read('practice-counter', practiceCounter),
  // What is asked at a service desk, in the words and with the slips of customers: what the shop says, and what it does not.
  'practice-desk': read('practice-desk', practiceDesk),
  'fresh-1': read('fresh-1', fresh1, '.fresh'),
  'fresh-2': read('fresh-2', fresh2, '.fresh'),
  'fresh-3': read('fresh-3', fresh3, '.fresh'),
  'fresh-4': read('fresh-4', fresh4, '.fresh'),
  'fresh-5': read('fresh-5', fresh5, '.fresh'),
  'fresh-6': read('fresh-6', fresh6, '.fresh'),
  'fresh-7': read('fresh-7', fresh7, '.fresh'),
  'fresh-8': read('fresh-8', fresh8, '.fresh'),
  'fresh-9': read('fresh-9', fresh9, '.fresh'),
  'fresh-10': read('fresh-10', fresh10, '.fresh'),
  'fresh-11': read('fresh-11', fresh11, '.fresh'),
  'fresh-12': read('fresh-12', fresh12, '.fresh'),
  'fresh-13': read('fresh-13', fresh13, '.fresh'),
  'fresh-14': read('fresh-14', fresh14, '.fresh'),
  'fresh-15': read('fresh-15', fresh15, '.fresh'),
  'fresh-16': read('fresh-16', fresh16, '.fresh'),
  'fresh-17': read('fresh-17', fresh17, '.fresh'),
  'fresh-18': read('fresh-18', fresh18, '.fresh'),
  'fresh-19': read('fresh-19', fresh19, '.fresh'),
  'fresh-20': read('fresh-20', fresh20, '.fresh'),
  'fresh-21': read('fresh-21', fresh21, '.fresh'),
  'fresh-22': read('fresh-22', fresh22, '.fresh'),
  'fresh-23': read('fresh-23', fresh23, '.fresh'),
  'fresh-24': read('fresh-24', fresh24, '.fresh'),
  'fresh-25': read('fresh-25', fresh25, '.fresh'),
  'fresh-26': read('fresh-26', fresh26, '.fresh'),
  'fresh-27': read('fresh-27', fresh27, '.fresh'),
  'fresh-28': read('fresh-28', fresh28, '.fresh'),
  'fresh-29': read('fresh-29', fresh29, '.fresh'),
  'fresh-30': read('fresh-30', fresh30, '.fresh'),
  'fresh-31': read('fresh-31', fresh31, '.fresh'),
  'fresh-32': read('fresh-32', fresh32, '.fresh'),
  'fresh-33': read('fresh-33', fresh33, '.fresh'),
};
