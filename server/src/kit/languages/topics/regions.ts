/**
 * Parts of countries for which shops state rules of their own, mostly islands: with their islands and largest towns, as people and shops write them
 * in ten languages. By ISO 3166-2, or a code of that form.
 */
export const regionNames: Readonly<Record<string, string>> = {
  'ES-IB':
    'balearic islands, balearics, balearic, balearen, baléares, iles baléares, islas baleares, baleares, illes balears, baleari, isole baleari, baleary, balearów, balear adaları, balear, جزر البليار, البليار, バレアレス諸島, バレアレス, mallorca, majorca, majorque, maiorca, majorka, majorkę, majorki, mayorka, مايوركا, مايورقا, マヨルカ, マヨルカ島, palma de mallorca, ibiza, eivissa, إيبيزا, イビサ, menorca, minorca, minorque, minorka, formentera',
  'ES-CN':
    'canary islands, canaries, kanaren, kanarische inseln, kanarischen inseln, iles canaries, islas canarias, canarias, isole canarie, canarie, canarische eilanden, wyspy kanaryjskie, wysp kanaryjskich, kanarya adaları, جزر الكناري, カナリア諸島, tenerife, teneriffa, teneriffe, ténérife, teneryfa, teneryfę, تينيريفي, テネリフェ, gran canaria, lanzarote, fuerteventura, la palma, la gomera, el hierro, las palmas, santa cruz de tenerife',
  'ES-CE': 'ceuta, سبتة',
  'ES-ML': 'melilla, مليلية',
  'PT-20':
    'azores, azoren, açores, azzorre, azory, azorów, azor adaları, جزر الأزور, アゾレス諸島, ponta delgada, são miguel, sao miguel, terceira',
  'PT-30': 'madeira, madère, madera, madery, maderę, ماديرا, マデイラ, funchal, porto santo',
  'FR-20R': 'corsica, corse, korsika, córcega, corsega, korsyka, korsykę, korsyki, كورسيكا, コルシカ, ajaccio, bastia',
  'IT-82':
    'sicily, sicilia, sizilien, sicile, sicilië, sycylia, sycylię, sycylii, sicilya, صقلية, シチリア, palermo, catania, siracusa, messina',
  'IT-88':
    'sardinia, sardegna, sardinien, sardaigne, cerdeña, sardinië, sardynia, sardynię, sardynii, sardinya, سردينيا, サルデーニャ, cagliari, olbia, sassari',
  'IT-ISL': 'isole minori, elba, isola d elba, ischia, lipari, isole eolie, lampedusa, pantelleria, favignana, isola del giglio',
  'GB-NIR':
    'northern ireland, nordirland, irlande du nord, irlanda del norte, irlanda del nord, noord-ierland, noord ierland, irlandia północna, irlandii północnej, kuzey irlanda, أيرلندا الشمالية, 北アイルランド, belfast',
  'GB-HIS':
    'highlands and islands, scottish highlands, highlands, orkney, shetland, outer hebrides, hebrides, hebriden, isle of skye, skye, inverness, fort william, wick, thurso, stornoway, kirkwall, lerwick',
  'GB-IOW': 'isle of wight',
  'GB-IOS': 'isles of scilly, scilly isles, scilly, scilly-inseln, îles scilly, islas scilly, isole scilly',
  'GR-M': 'crete, kreta, crète, creta, kreta, krecie, kretę, girit, كريت, クレタ島, heraklion, chania',
  'DE-ISL': 'sylt, föhr, amrum, helgoland, norderney, borkum, juist, langeoog, spiekeroog, wangerooge, deutsche inseln',
  'NL-WAD': 'texel, vlieland, terschelling, ameland, schiermonnikoog, waddeneilanden, wadden islands',
  'US-AK': 'alaska, anchorage, アラスカ, ألاسكا',
  'US-HI': 'hawaii, hawaï, hawái, hawaje, honolulu, ハワイ, هاواي',
  'JP-01': 'hokkaido, sapporo, 北海道, 札幌, هوكايدو',
  'JP-47': 'okinawa, 沖縄, أوكيناوا, 那覇, 石垣, 宮古島, naha',
};
