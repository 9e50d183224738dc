/** The placement and the bootstrap of a recommender. Pure. */
import {
  type Bootstrap,
  type colorNames,
  cornerRadius,
  designPictures,
  type HandoverMode,
  type Placement,
  type ProductChoice,
  type QuickCustomizationLook,
  quickTriggersOf,
  type Suggestion,
  showingOf,
  triggerRulesOf,
  type VisitorPopup,
  type VisitorQuestion,
  visitorPopup,
} from '@parley/contract';
import { personOfferIn } from '../../../kit/languages/person/index.ts';
import { type ChatLanguage, repliesIn } from '../../../kit/languages/replies/index.ts';
import { onlyFieldsOf } from '../../../platform/db/sql/field-map.ts';
import type { Pointers } from '../../questionnaires/index.ts';
import type { Settings } from '../settings.ts';

/** A recommender as it is cached for visitors. Only `placementOf` and `bootstrapOf` decide which of it is sent. */
export interface VisitorRecommender {
  id: number;
  ownerId: number;
  active: boolean;
  questionnaireId: number | null;
  /** Every field, defaults filled in; pictures as stored. */
  settings: Settings;
  suggestions: Suggestion[];
  productChoice: ProductChoice;
  askFollowUps: boolean;
  handover: HandoverMode;
  /** Origins, or with `*.` for every subdomain. */
  websites: string[];
  /** Of its questionnaire; null if it has none, or one without a first question. */
  firstQuestionId: number | null;
  pointers: Pointers;
  /** The language in which it speaks to visitors; null when nothing tells it. */
  language: ChatLanguage | null;
}

/** How the loader asks while an experiment runs. */
export type PlacementAsk = Pick<Placement, 'asksFirst' | 'asksConsent'>;

/** The paths of the code that the loader fetches. */
export interface CodePaths {
  panel: string;
  ask: string;
  show: string;
}

/** The code that decides first: whether it may show here and now, then which recommender of an experiment. */
function deciding(settings: Settings, { ask, show }: CodePaths, asks: PlacementAsk | null | undefined): Partial<Placement> {
  const showing = showingOf(settings);
  if (!showing) return asks ? { ask, ...asks } : {};
  return { ask: show, showing, ...(asks && { asksAfter: ask, ...asks }) };
}

/** The placement (design: the widget); `asks` is how to ask while an experiment runs. */
export const placementOf = ({ settings, websites }: VisitorRecommender, code: CodePaths, asks?: PlacementAsk | null): Placement => ({
  websites,
  kind: settings.popupOrChat,
  side: settings.popupSide,
  ...triggerRulesOf(settings),
  launcher: {
    text: settings.popupChatButtonText,
    color: settings.popupLauncherColor,
    textColor: settings.popupLauncherTextColor,
    radius: settings.popupBorderRadius,
  },
  panel: code.panel,
  ...deciding(settings, code, asks),
});

/** The visitor's bootstrap (section 7) without the engagement's identifier. Pictures become absolute addresses under `publicUrl`. */
export function bootstrapOf(
  recommender: VisitorRecommender,
  questions: VisitorQuestion[],
  publicUrl: string,
): Omit<Bootstrap, 'popupEngagementUniqueIdentifier'> {
  const absolute = (picture: string) => (picture.startsWith('/') ? publicUrl + picture : picture);
  const allQuestions = questions.map((question) => ({
    ...question,
    answers: question.answers.map((answer) => ({ ...answer, image: absolute(answer.image) })),
  }));
  return {
    popup: presentPopup(recommender, absolute),
    question: allQuestions[0] ?? null,
    allQuestions,
    quickCustomization: lookOf(recommender),
  };
}

/** The fields that the contract lists for visitors, and no others. */
function presentPopup(
  { id, ownerId, settings, suggestions, language, askFollowUps, handover }: VisitorRecommender,
  absolute: (picture: string) => string,
): VisitorPopup {
  const pictures = Object.fromEntries(designPictures.map((name) => [name, absolute(settings[name])]));
  return onlyFieldsOf(visitorPopup, {
    ...settings,
    ...pictures,
    words: repliesIn(language ?? 'en').widget,
    askFollowUps,
    person: handover === 'always' ? personOfferIn(language ?? 'en') : null,
    id,
    clientId: ownerId,
    popupAdditionals: suggestions,
  });
}

/** The choices of Quick Customization that are closest to a design (sections 3 and 5). */
function lookOf({ settings, suggestions }: VisitorRecommender): QuickCustomizationLook {
  const [first, second, third] = suggestions.map((suggestion) => suggestion.popupAdditionalText);
  return {
    color: nearest(colors, (value) => distance(value, settings.popupButtonColor)),
    corner: nearest(cornerRadius, (radius) => Math.abs(radius - settings.popupBorderRadius)),
    popupOrChatbot: settings.popupOrChat,
    ...quickTriggersOf(settings),
    suggestionFirst: first ?? '',
    suggestionSecond: second ?? '',
    suggestionThird: third ?? '',
  };
}

/** The colours of the names in section 5. */
const colors: Record<(typeof colorNames)[number], string> = {
  Purple: '#6d28d9',
  Brown: '#7c4a21',
  Black: '#18181b',
  Blue: '#1d4ed8',
  Orange: '#c2410c',
};

function nearest<Name extends string, Value>(choices: Record<Name, Value>, far: (value: Value) => number): Name {
  const [name] = (Object.entries(choices) as [Name, Value][]).reduce((best, next) => (far(next[1]) < far(best[1]) ? next : best));
  return name;
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function distance(color: string, other: string): number {
  const others = channels(other);
  return channels(color).reduce((sum, channel, i) => sum + (channel - (others[i] ?? 0)) ** 2, 0);
}
