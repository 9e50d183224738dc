/** Infinitives with 'zu' inside: German 'zurückzuschicken' is 'zurückschicken'. Pure. */

const parted =
  /(?<!\p{L})(zurück|zurueck|wieder|weiter|zusammen|herunter|heraus|hinein|herein|vorbei|fest|frei|nach|mit|bei|her|hin|los|vor|weg|dazu|durch|ab|an|auf|aus|ein|um)zu(\p{L}{2,}e?[nr]n)(?!\p{L})/giu;

/** A message with such infinitives as its dictionary has them; for other languages as it is. */
export const withPlainInfinitives = (message: string, language: string): string =>
  language === 'de' ? message.replace(parted, '$1$2') : message;
