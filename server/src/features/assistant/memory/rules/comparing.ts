/** Rules M5 and M6: differences, the cheapest and the dearest. Pure. */
import { isUtmost } from '../../../../kit/languages/compared.ts';
import { withExtremePrice } from '../../records/extreme-price.ts';
import { extremeMeant, lastTwo, listFor, listOfSeveral, pairShown, subjectIds, type Target } from '../references.ts';
import type { Request } from '../request.ts';
import { holdsWord } from '../words.ts';
import { about } from './facts.ts';
import { isWishing, type Moment, named, searchFor } from './moment.ts';

const mostCompared = 4;

/** Asks for a comparison of products; null when the message compares none. */
export function compare(moment: Moment, target: Target | null): Request | null {
  const { reading, products } = moment;
  if (!reading.keys.has('compare') && !comparesPrices(moment, target) && !asksWhichHasMore(moment)) return null;
  const ofKind = target?.isNamed ? null : shownOfKind(moment);
  if (ofKind) return { act: 'compare', productIds: ofKind.slice(0, mostCompared), extreme: null };
  if (named(reading) && !target?.isNamed) return null;
  // 'No, better the Fjord' chooses a product and compares nothing.
  if (reading.isRather && !reading.keys.has('which') && target?.isNamed && target.productIds.length === 1) return null;
  const ids = idsCompared(moment, target).filter((id) => products.has(id));
  return ids.length >= 2 ? { act: 'compare', productIds: ids.slice(0, mostCompared), extreme: null } : null;
}

/** 'Compare the two ties': those of the newest list of several, where all that is named is what they are. */
function shownOfKind({ reading, conversation, products }: Moment): readonly number[] | null {
  const { keys, content, language } = reading;
  const words = content.filter(({ wishes }) => wishes.length === 0).flatMap(({ text }) => text.split(' '));
  const list = listFor(conversation, 2) ?? [];
  if (!keys.has('compare') || words.length === 0 || list.length < 2) return null;
  const isOf = (id: number) => {
    const { title = '', categories = [] } = products.get(id) ?? {};
    return words.every((word) => [title, ...categories].some((each) => holdsWord(each, word, language)));
  };
  const ofKind = list.filter(isOf);
  return ofKind.length > 1 && (ofKind.length === list.length || keys.has('both'))
    ? ofKind.slice(0, keys.has('both') ? 2 : undefined)
    : null;
}

/** Whether two prices are compared; 'how much more is the express delivery?' compares no products. */
function comparesPrices({ reading, conversation }: Moment, target: Target | null): boolean {
  const { keys, topics, asks } = reading;
  if (topics.length > 0) return false;
  if (keys.has('byHowMuch')) return true;
  if (!target?.isNamed || !(keys.has('cheaper') || keys.has('dearer'))) return false;
  if (target.productIds.length > 1) return true;
  // 'Ile jest droższy od Czapli?' of another product
  const [focused, ...more] = subjectIds(conversation);
  const isOther = more.length === 0 && !target.productIds.includes(focused ?? 0) && (keys.has('count') || asks.has('price'));
  return isOther && conversation.shown.length > 0 && extremeMeant(reading) === null;
}

/** 'Which of them bears more?' compares products, whatever they bear. */
const asksWhichHasMore = ({ reading, conversation }: Moment): boolean =>
  reading.keys.has('which') &&
  reading.keys.has('others') &&
  reading.compared.some(({ end }) => end === 'most') &&
  subjectIds(conversation).length > 1 &&
  !named(reading);

/** 'Which one is the safest?' of several that state nothing under such a name: what they state is laid side by side. */
export function mostOfShown({ message, reading, conversation, knows, products }: Moment): Request | null {
  const { keys, isQuestion, topics, wishes, exclusions, budget, asks, compared, content, language } = reading;
  const asksMore = topics.length + wishes.length + exclusions.length + asks.size > 0 || budget !== null;
  // 'What do you suggest?' asks for advice, though it ends as the most of something does.
  const seeks = (['seeking', 'some', 'advice', 'gift'] as const).some((key) => keys.has(key));
  if (
    !(isQuestion || keys.has('which')) ||
    seeks ||
    asksMore ||
    !isUtmost(message, language) ||
    !compared.some(({ end }) => end === 'most')
  )
    return null;
  const ids = subjectIds(conversation).filter((id) => products.has(id));
  const isCompared = (text: string) => !knows(text, language) || compared.some(({ stem }) => text.startsWith(stem));
  if (ids.length < 2 || !content.every(({ text }) => isCompared(text))) return null;
  return { act: 'compare', productIds: ids.slice(0, mostCompared), extreme: null };
}

/** The products that are compared: those that are named, with the one in focus, else the last two that were looked at. */
function idsCompared({ conversation, named: called = [] }: Moment, target: Target | null): readonly number[] {
  const ids = target?.productIds ?? [];
  const focus = subjectIds(conversation);
  // 'What is the difference between that and the Fjord Pro?' behind the Fjord.
  const others = called.filter((id) => !focus.includes(id));
  if (focus.length === 1 && others.length === 1) return [...focus, ...others];
  // 'How does it differ from the first?', 'how much more is that than the Fjord?' are about the product in focus too.
  if (ids.length === 1 && target?.isNamed && focus.length === 1 && focus[0] !== ids[0]) return [...focus, ...ids];
  if (ids.length >= 2) return ids;
  return focus.length >= 2 ? focus : (pairShown(conversation) ?? listFor(conversation, 2) ?? lastTwo(conversation) ?? ids);
}

/** 'Which is the cheapest?' of what was shown; of the catalogue where a kind is named. */
export function extreme(moment: Moment): Request | null {
  const { reading, conversation } = moment;
  const meant = extremeMeant(reading);
  if (!meant) return null;
  const list = listOfSeveral(conversation);
  // 'Ucuz olanı tercih ederim' prefers one of those shown.
  const seeks = reading.keys.has('seeking') && reading.wishes.length === 0 && !reading.isRather;
  if (named(reading) || seeks || list.length < 2)
    return reading.keys.has(meant) ? { act: 'search', search: searchFor(moment, meant) } : null;
  const id = withExtremePrice(list, meant, (id) => moment.products.get(id));
  // 'Does the cheap one come in white?'
  if (reading.wishes.length > 0 && id !== null)
    return about({ ...moment, reading: { ...reading, isQuestion: true } }, { productIds: [id], isNamed: true });
  // 'And the cheaper one, what is it made of?' asks for something else.
  const asksMore = [...reading.asks].some((ask) => ask !== 'price') || isWishing(reading) || reading.measures.size > 0;
  return asksMore ? null : { act: 'compare', productIds: list, extreme: meant };
}
