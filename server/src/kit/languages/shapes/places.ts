/** Places, and how they are named. */
export interface Places {
  /** Words behind which a place stands that something is sent to, folded; none where an ending of its name says so. */
  directions: string;
  /** Words for the own country that name it, and the country: 'binnen Nederland', 'France métropolitaine', 'Península'. */
  ownCountry: { pattern: RegExp; country: string } | undefined;
  /** The countries in which the language is at home. */
  home: string;
  /** The country of a shop of the euro that writes so. A guess. */
  homeOfEuro: string | undefined;
  /** How many letters of a country's name may change at its end, where such names are inflected. */
  inflected: number | undefined;
  /** Countries as everybody calls them, where Intl has only their full names. */
  shortNames: Readonly<Record<string, string>> | undefined;
  /** Endings of the folded name of a place that something is sent to, and whether it may also stand there without one. */
  endings: { pattern: RegExp; isNeeded: boolean } | undefined;
  /** The ending of a place's name that something is sent to, as it is written, where nothing else says so. */
  writtenEnding: RegExp | undefined;
  /** Words before a place that nobody knows, besides those of direction. */
  before: RegExp | undefined;
  /** Words directly after a place, in languages that put none before it. The source of a pattern. */
  behind: string | undefined;
  /** Names of countries change at their end. */
  countriesChange: boolean;
  /** Top-level domains of countries that shops of all countries use, and that tell the country where a shop writes this language. */
  sharedDomains: readonly string[];
}
