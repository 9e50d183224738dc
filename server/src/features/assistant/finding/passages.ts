/** Splits the owner's texts into passages that each answer a question. */
import type { CompanyProfile } from '@parley/contract';
import { anyConversation } from '../../../kit/languages/index.ts';
import type { PassageSource } from '../../../kit/languages/replies/shape.ts';
import { rowMark, rowsWithHeadings } from '../../../kit/text/rows.ts';
import { isUnspaced } from '../../../kit/text/search-words.ts';
import { sentencesOf } from '../guarding/sentences.ts';
import { withoutFurniture } from './furniture.ts';

/** `heading` is the question or title that the owner put above the text, or empty. */
export interface Passage {
  source: PassageSource;
  heading: string;
  text: string;
  /** For source 'page': the page of the shop that contains the passage. */
  url?: string;
  /** The titles above the heading: of the page and of the section. */
  title?: string;
}

const fields: [Exclude<PassageSource, 'text' | 'page'>, keyof CompanyProfile][] = [
  ['faqs', 'whatAreFAQs'],
  ['services', 'whatServicesDoYouOfferToClients'],
  ['products', 'moreInformationAboutYourProducts'],
  ['contact', 'howCanCustomersReachYouOrYourTeam'],
];

/** Longer paragraphs are cut between sentences, and a table between rows. */
const longest = 500;
const longestHeading = 120;
const mostOfAPage = 200;
const mostOfAText = 1000;

/** The passages of a company profile (specification section 3), the FAQ first. */
export const passagesOf = (profile: CompanyProfile): Passage[] =>
  fields.flatMap(([source, field]) =>
    split(profile[field]).map(({ heading, text, section }) => ({ source, heading, text, ...(section && { title: section }) })),
  );

/** The passages of the texts that the owner added; the title of a text stands above its passages. */
export const passagesOfTexts = (texts: readonly { title: string; text: string }[]): Passage[] =>
  texts.flatMap(({ title, text }) =>
    split(text)
      .slice(0, mostOfAText)
      .map(({ heading, text: passageText, section }) => ({
        source: 'text' as const,
        heading: heading || title,
        text: passageText,
        title: [title, section === title ? '' : section].filter(Boolean).join(' – '),
      })),
  );

/** The passages of the shop's own pages about delivery, returns and the like, each with its page's address. */
export const passagesOfPages = (pages: readonly { url: string; title: string; text: string }[]): Passage[] =>
  pages.flatMap(({ url, title, text }) =>
    split(withoutFurniture(text))
      .slice(0, mostOfAPage)
      .map(({ heading, text: passageText, section }) => ({
        source: 'page' as const,
        heading: heading || title,
        text: passageText,
        url,
        title: [title, section === title ? '' : section?.replace(`${title} – `, '')].filter(Boolean).join(' – '),
      })),
  );

interface Part extends Pick<Passage, 'heading' | 'text'> {
  /** A title above the heading. */
  section?: string;
}

const questionWords = anyConversation(({ faq }) => faq.question);
const answerWords = anyConversation(({ faq }) => faq.answer);
const questionMark = new RegExp(`^(?:${questionWords})\\s*\\d{0,3}\\s*[.:)]\\s*`, 'i');
const answerMark = new RegExp(`^(?:${answerWords})\\s*\\d{0,3}\\s*[.:)]\\s*`, 'i');
/** Marks in the middle of a line: 'Q: … A: …' on one line is as common as on two. */
const markWithin = new RegExp(`\\s+(?=(?:${questionWords}|${answerWords})\\s*\\d{0,3}\\s*:\\s)`, 'gi');

function split(written: string): Part[] {
  const text = rowsWithHeadings(written);
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

/** Where nothing is spaced, a line that asks ends like a sentence: 「返品できますか。」, 「お店の場所は。」 */
const unspacedQuestion = /^[^。！？]{2,60}(?:か|は|(?:教えて|知らせて)ください)。$/u;
const isQuestion = (line: string): boolean => /[?？؟]$/.test(line) || unspacedQuestion.test(line);

/** What happened, and what to do: 'My jar does not open. How do I get it off?' is one question. */
const endsAsking = /[.!。！][^.!?。！？؟]{3,}[?？؟]$/u;
const longestAsking = 200;

/** One block between blank lines: 'question? answer', a question above its answer, a title above its text, a list, or plain text. */
function paragraphs(block: string): Part[] {
  const lines = block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const parts: Part[] = [];
  const listFrom = startOfList(lines);
  const listed = listedLines(lines);
  for (const [at, line] of lines.entries()) {
    const [, question, answer] = /^([^.!?。！？؟]{3,200}[?？؟])\s*(.*)$/.exec(line) ?? [];
    const current = parts.at(-1);
    if (question) parts.push({ heading: question, text: answer ?? '' });
    else if (unspacedQuestion.test(line) && lines.length === 1) parts.push({ heading: line, text: '' });
    else if (endsAsking.test(line) && line.length <= longestAsking && (at < lines.length - 1 || lines.length === 1))
      parts.push({ heading: line, text: '' });
    else if (isTitle(line) && at < listFrom && !listed.has(at) && (at < lines.length - 1 || lines.length === 1))
      parts.push({ heading: line.replace(/[:：]$/, ''), text: '' });
    else if (current) current.text += `\n${line}`;
    else parts.push({ heading: '', text: line });
  }
  return parts;
}

/** Where the lines become a list that goes to the end of the block: short lines without a text below them are no titles. */
function startOfList(lines: readonly string[]): number {
  const from = lines.findLastIndex((line) => !isTitle(line) || /[:：?？؟]$/.test(line)) + 1;
  return lines.length - from >= 2 ? from : lines.length;
}

/** 'Card', 'Bizum', 'PayPal' below each other within a block, behind another line: what is listed has no text of its own. */
function listedLines(lines: readonly string[]): Set<number> {
  const isShort = lines.map((line) => isTitle(line) && !/[:：]$/.test(line));
  const firstOther = isShort.indexOf(false);
  return new Set([...lines.keys()].filter((at) => firstOther >= 0 && firstOther < at && (isShort[at - 1] || isShort[at + 1])));
}

/** The most letters of a title in a script without spaces. */
const longestUnspacedTitle = 24;

/** 'Switzerland: €16.90, 5–8 days' is a line of a list, however short it is. */
const statesAmount = /[:：].*(?:\p{Sc}\s?\d|\d\s?(?:\p{Sc}|\p{Lu}{3}(?!\p{L})|zł|TL(?!\p{L})|円))/u;

/** '7 rue des Ciriers, 49100 Angers' is an address and no title. */
const isAddress = (line: string): boolean => /\d/.test(line) && (/\S, \S/u.test(line) || /(?<!\d)\d{5,6}(?!\d)/.test(line));

/** 'Saturday 9.00–16.00 uur' is a line of opening hours. */
const clockTime = /\d[:.h]\d{2}(?!\d)/u;

function isTitle(line: string): boolean {
  if (line.length > longestHeading || line.includes(rowMark) || clockTime.test(line)) return false;
  if (/[:：]$/.test(line)) return true;
  if (statesAmount.test(line) || isAddress(line)) return false;
  const short = isUnspaced(line) ? line.length <= longestUnspacedTitle : line.split(' ').length <= 6;
  return short && !/[.!?,;:)\d。！？、؟،؛]$/.test(line) && !/^[-*•–]/.test(line);
}

/**
 * Joins a heading that is alone in its block to the next block, and to a question also the table below its answer ('How do I
 * measure?'). A heading that stands above another heading with a text is the title of a section; any other becomes a text.
 */
function withText(parts: Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const clean = { heading: part.heading.trim(), text: part.text.trim() };
    const last = merged.at(-1);
    if (last && last.text === '' && clean.heading === '') last.text = clean.text;
    else if (last && clean.heading === '' && clean.text.includes(rowMark) && isQuestion(last.heading)) last.text += `\n${clean.text}`;
    else merged.push(clean);
  }
  let section: string | undefined;
  return merged.flatMap((part, at) => {
    if (part.text) return [{ ...part, ...(section && { section }) }];
    const [next, afterNext] = [merged[at + 1], merged[at + 2]];
    if (next?.heading && (next.text || (at === 0 && afterNext?.heading && afterNext.text))) {
      // Titles right above each other belong together.
      section = merged[at - 1]?.text === '' && section ? `${section} – ${part.heading}` : part.heading;
      return [];
    }
    return part.heading ? [{ heading: '', text: part.heading }] : [];
  });
}

function shorten(part: Part): Part[] {
  if (part.text.length <= longest) return [part];
  const texts: string[] = [];
  const isTable = part.text.includes(rowMark);
  for (const sentence of isTable ? part.text.split('\n') : sentencesOf(part.text)) {
    const joined = `${texts.at(-1) ?? ''}${isTable ? '\n' : ' '}${sentence}`;
    if (texts.length > 0 && joined.length <= longest) texts[texts.length - 1] = joined;
    else texts.push(sentence);
  }
  return texts.map((text) => ({ ...part, text }));
}
