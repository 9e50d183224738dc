/** Infinitives with 'zu' inside: German 'zurückzuschicken' is 'zurückschicken'. Pure. */

const parted =
  /(?<!\p{L})(zurück|zurueck|wieder|weiter|zusammen|herunter|heraus|hinein|herein|vorbei|fest|frei|nach|mit|bei|her|hin|los|vor|weg|dazu|durch|ab|an|auf|aus|ein|um)zu(\p{L}{2,}(?:en|ern|eln))(?!\p{L})/giu;

/** A message with such infinitives as its dictionary has them; for other languages as it is. */
export const withPlainInfinitives = (message: string, language: string): string =>
  language === 'de' ? message.replace(parted, '$1$2') : message;

const atTheEnd = /(?<!\p{L})zu \p{L}{2,}(?:en|ern|eln)[\s.!?…]*$/iu;
const partedAtTheEnd = new RegExp(`${parted.source}[\\s.!?…]*$`, 'iu');

/** Whether a part of a German message ends in an infinitive with 'zu': 'den Toaster zurückzuschicken', 'ihn zu reinigen'. */
export const endsInInfinitive = (text: string): boolean => atTheEnd.test(text) || partedAtTheEnd.test(text);
