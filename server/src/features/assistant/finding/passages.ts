/** Splits the owner's texts into passages that each answer a question. */
import type { CompanyProfile } from '@parley/contract';
import { anyConversation } from '../../../kit/languages/index.ts';
import type { PassageSource } from '../../../kit/languages/replies/shape.ts';
import { sentencesOf } from '../guarding/sentences.ts';

/** `heading` is the question or title that the owner put above the text, or empty. */
export interface Passage {
  source: PassageSource;
  heading: string;
  text: string;
  /** For source 'page': the page of the shop that contains the passage. */
  url?: string;
}

const fields: [Exclude<PassageSource, 'page'>, keyof CompanyProfile][] = [
  ['faqs', 'whatAreFAQs'],
  ['services', 'whatServicesDoYouOfferToClients'],
  ['products', 'moreInformationAboutYourProducts'],
  ['contact', 'howCanCustomersReachYouOrYourTeam'],
];

/** Longer paragraphs are cut between sentences. */
const longest = 500;
const longestHeading = 120;
const mostOfAPage = 40;
const mostOfPages = 120;

/** The passages of a company profile (specification section 3), the FAQ first. */
export const passagesOf = (profile: CompanyProfile): Passage[] =>
  fields.flatMap(([source, field]) => split(profile[field]).map((part) => ({ source, ...part })));

/**
 * The passages of the shop's own pages about delivery, returns and the like, each with its page's address. Text beyond the amount that
 * can be searched for every message is left out.
 */
export const passagesOfPages = (pages: readonly { url: string; title: string; text: string }[]): Passage[] =>
  pages
    .flatMap(({ url, title, text }) =>
      split(text)
        .slice(0, mostOfAPage)
        .map((part) => ({ source: 'page' as const, heading: part.heading || title, text: part.text, url })),
    )
    .slice(0, mostOfPages);

type Part = Pick<Passage, 'heading' | 'text'>;

const questionWords = anyConversation(({ faq }) => faq.question);
const answerWords = anyConversation(({ faq }) => faq.answer);
const questionMark = new RegExp(`^(?:${questionWords})\\s*\\d{0,3}\\s*[.:)]\\s*`, 'i');
const answerMark = new RegExp(`^(?:${answerWords})\\s*\\d{0,3}\\s*[.:)]\\s*`, 'i');
/** Marks in the middle of a line: 'Q: … A: …' on one line is as common as on two. */
const markWithin = new RegExp(`\\s+(?=(?:${questionWords}|${answerWords})\\s*\\d{0,3}\\s*:\\s)`, 'gi');

function split(text: string): Part[] {
  const marked = text.split('\n').some((line) => questionMark.test(line.trim()));
  const parts = marked ? pairs(text) : text.split(/\n\s*\n/).flatMap(paragraphs);
  return withText(parts).flatMap(shorten);
}

/** Splits 'Q: … A: …' in any spacing. Text before the first question is a passage too. */
function pairs(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.replaceAll(markWithin, '\n').split('\n')) {
    const current = parts.at(-1);
    if (questionMark.test(line.trim())) parts.push({ heading: line.trim().replace(questionMark, ''), text: '' });
    else if (current) current.text += `\n${line.trim().replace(answerMark, '')}`;
    else parts.push({ heading: '', text: line });
  }
  return parts;
}

/** One block between blank lines: 'question? answer', a question above its answer, a title above its text, or plain text. */
function paragraphs(block: string): Part[] {
  const lines = block.split('\n').map((line) => line.trim());
  const parts: Part[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line) continue;
    const [, question, answer] = /^([^.!?]{3,200}\?)\s*(.*)$/.exec(line) ?? [];
    const current = parts.at(-1);
    if (question) parts.push({ heading: question, text: answer ?? '' });
    else if (isTitle(line) && (at < lines.length - 1 || lines.length === 1)) parts.push({ heading: line.replace(/:$/, ''), text: '' });
    else if (current) current.text += `\n${line}`;
    else parts.push({ heading: '', text: line });
  }
  return parts;
}

const isTitle = (line: string) =>
  line.length <= longestHeading &&
  (/:$/.test(line) || (line.split(' ').length <= 6 && !/[.!?,;:)\d]$/.test(line) && !/^[-*•–]/.test(line)));

/** Joins a heading that is alone in its block to the next block; a heading at the end becomes a text. */
function withText(parts: Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const clean = { heading: part.heading.trim(), text: part.text.trim() };
    const last = merged.at(-1);
    if (last && last.text === '' && clean.heading === '') last.text = clean.text;
    else merged.push(clean);
  }
  return merged.map((part) => (part.text ? part : { heading: '', text: part.heading })).filter(({ text }) => text);
}

function shorten(part: Part): Part[] {
  if (part.text.length <= longest) return [part];
  const texts: string[] = [];
  for (const sentence of sentencesOf(part.text)) {
    const joined = `${texts.at(-1) ?? ''} ${sentence}`;
    if (texts.length > 0 && joined.length <= longest) texts[texts.length - 1] = joined;
    else texts.push(sentence);
  }
  return texts.map((text) => ({ heading: part.heading, text }));
}
