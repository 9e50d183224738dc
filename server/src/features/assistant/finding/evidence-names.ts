/** The names of the evidence that is weighed. */
import { type TopicName, topicNames } from '../../../kit/languages/topics/index.ts';

/** What is counted of a question and a passage, each between 0 and 1 or a small number. */
const counted = [
  'bias',
  'topicHeld',
  'topicLacking',
  'propertyLacking',
  'hintLacking',
  'topicAlone',
  'topicInHeading',
  'otherMain',
  'detailGiven',
  'detailLacking',
  'freeGiven',
  'freeLacking',
  'onlyTopics',
  'wordsHeld',
  'meaningsHeld',
  'shareHeld',
  'rarityHeld',
  'goodsLacking',
  'nameLacking',
  'meansLacking',
  'objectLacking',
  'deedLacking',
  'unheardLacking',
  'unheardMeaningLacking',
  'knownLacking',
  'knownMeaningLacking',
  'productHeld',
  'productLacking',
  'otherProduct',
  'phrasesHeld',
  'phrasesLacking',
  'nothingHeld',
  'entityHeld',
  'special',
  'unaskedTopic',
  'wordsInHeading',
  'scoreShare',
  'severalHeld',
  'topicInText',
  'lackingButHeld',
  'scoreLead',
  'sellingUnsaid',
  'headingCovered',
  'headingUncovered',
  'uniqueHeld',
  'allHeld',
  'weekdayGiven',
  'weekdayLacking',
  'situationHeld',
  'situationBehind',
  'situationUnasked',
  'situationNear',
  'situationLead',
  'situationUnheld',
  'onlyProductHeld',
  'thingHeld',
  'thingLacking',
  'soughtHeld',
  'soughtLacking',
  'kindredHeld',
  'kindredShare',
  'kindredBehind',
  'kindredSeveral',
  'kindredInHeading',
  'kindredAlone',
  'lettersHeld',
  'lettersInHeading',
  'lettersShare',
  'lettersLead',
  'lettersMany',
  'ofRange',
  'length',
  'numberGiven',
  'placeUnasked',
] as const;

/** Evidence against a passage that weighs less if the passage is about the visitor's situation. Nothing makes up for a missing name. */
export const relieved = [
  'topicLacking',
  'propertyLacking',
  'hintLacking',
  'topicAlone',
  'otherMain',
  'detailLacking',
  'freeLacking',
  'deedLacking',
  'unheardLacking',
  'unheardMeaningLacking',
  'knownLacking',
  'knownMeaningLacking',
  'productLacking',
  'otherProduct',
  'phrasesLacking',
  'special',
  'unaskedTopic',
  'sellingUnsaid',
  'headingUncovered',
  'weekdayLacking',
  'onlyProductHeld',
] as const satisfies readonly Counted[];
type Counted = (typeof counted)[number];
export type CountedEvidence = Readonly<Record<Counted, number>>;
/** The name of a piece of evidence in passages about the visitor's situation, where it weighs less. */
export const whereMeant = <Name extends string>(name: Name): `${Name}Meant` => `${name}Meant`;

/** That a topic is asked for, and that the passage says something of it: of some, such as returns, most shops say what is asked; of others, such as jobs, few. */
export const asksTopic = <Topic extends TopicName>(topic: Topic): `asks${Capitalize<Topic>}` => `asks${capitalized(topic)}`;
export const saysTopic = <Topic extends TopicName>(topic: Topic): `says${Capitalize<Topic>}` => `says${capitalized(topic)}`;
const capitalized = <Word extends string>(word: Word) => (word.slice(0, 1).toUpperCase() + word.slice(1)) as Capitalize<Word>;

type CountedName = Counted | `${(typeof relieved)[number]}Meant`;
export type OfTopic = `${'asks' | 'says'}${Capitalize<TopicName>}`;
export type EvidenceName = CountedName | OfTopic;
export const evidenceNames: readonly EvidenceName[] = [
  ...counted,
  ...relieved.map(whereMeant),
  ...topicNames.flatMap((topic) => [asksTopic(topic), saysTopic(topic)]),
];

/** What is counted of every passage, and of the topics that a question names. */
export type Evidence = Readonly<Record<CountedName, number>> & Readonly<Partial<Record<OfTopic, number>>>;
