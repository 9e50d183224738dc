/** Reads the words of a message again with what the conversation and the catalogue say about them, before it is decided what it asks for. Pure. */
import type { ContentWord, Reading } from '../reading/reading.ts';
import { withoutServiceWords } from '../reading/services.ts';
import type { Moment } from '../rules/moment.ts';
import { withFurtherSize } from '../versions/further.ts';
import { withoutComparedNames, withoutExclusionsOfView } from './asked-of-view.ts';
import {
  withFamiliesOfShop,
  withGoodsForTopics,
  withKinds,
  withKindsOfWords,
  withKnownExclusions,
  withStatedNames,
  withThingNamedFirst,
} from './by-catalogue.ts';
import {
  withBrandsInView,
  withNamesInView,
  withNumbersOfView,
  withoutStrangeWords,
  withPieces,
  withPropertiesForTopics,
  withVersionMeasured,
  withVersions,
} from './by-view.ts';
import { withoutInstalments, withoutNumbersOfNames, withoutNumbersOfVersions, withoutPriceOfCounted } from './counted.ts';
import {
  withCircumstances,
  withGoodsForAdvice,
  withoutExclamations,
  withoutMutterings,
  withoutRemarks,
  withoutTopicsOfPurpose,
  withPurposes,
  withSpelling,
  withThings,
} from './things.ts';

/** One after the other, each on what the one before it read. */
const readings: readonly ((moment: Moment) => Reading)[] = [
  withoutExclamations,
  withoutMutterings,
  withoutRemarks,
  withoutPriceOfCounted,
  withoutInstalments,
  withoutNumbersOfNames,
  withoutNumbersOfVersions,
  withoutExclusionsOfView,
  withoutComparedNames,
  withSpelling,
  withKnownExclusions,
  (moment) => withoutServiceWords(moment.reading, moment),
  withThingNamedFirst,
  withStatedNames,
  withGoodsForAdvice,
  withoutTopicsOfPurpose,
  withGoodsForTopics,
  withNamesInView,
  withPropertiesForTopics,
  withFamiliesOfShop,
  withKinds,
  withKindsOfWords,
  withThings,
  withPurposes,
  withBrandsInView,
  withNumbersOfView,
  withVersionMeasured,
  withVersions,
  withFurtherSize,
  withPieces,
  withCircumstances,
];

/** What a message says, and the words of it that name nothing here. */
export function reread(moment: Moment): { reading: Reading; strange: ContentWord[] } {
  const whole = readings.reduce((reading, apply) => apply({ ...moment, reading }), moment.reading);
  const reading = withoutStrangeWords({ ...moment, reading: whole });
  return { reading, strange: whole.content.filter((word) => !reading.content.includes(word)) };
}
