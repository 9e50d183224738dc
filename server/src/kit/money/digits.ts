/** The zeros of the scripts in which shops write numbers; nine more digits follow each. */
const zeros = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0,
  0x1810, 0xff10,
];
const values = new Map(
  zeros.flatMap((zero) => Array.from({ length: 10 }, (_, value) => [String.fromCodePoint(zero + value), String(value)])),
);
const signs = new Map([
  ['\u066b', '.'],
  ['\u066c', ','],
  ['\u060c', ','],
  ['\uff0c', ','],
  ['\uff0e', '.'],
  ['\uff05', '%'],
]);

/** '6½' as '6.5': shoes and gloves come in halves. */
export const plainHalves = (text: string): string => text.replaceAll(/(\d)\s?½/gu, '$1.5');

/** Digits of any script (Arabic, Persian, Devanagari, full-width and others) and their decimal and grouping signs as ASCII. */
export function plainDigits(text: string): string {
  return text.replace(
    /[\u0660-\u0669\u066b\u066c\u060c\u06f0-\u06f9\u07c0-\u07c9\u0966-\u1819\uff05\uff0c\uff0e\uff10-\uff19]/g,
    (char) => {
      return values.get(char) ?? signs.get(char) ?? char;
    },
  );
}
