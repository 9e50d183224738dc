/**
 * Takes a model's reasoning out of its text while it arrives. Endpoints that know about reasoning send it in a field of its own, which is
 * never read; many write it into the text, between marks of their own, and some without an opening mark. Pure.
 */

export interface ReasoningFilter {
  /** Takes the next piece and returns what visitors may see of the text so far. */
  push(piece: string): string;
  /** Returns the rest at the end. `cut`: the model was stopped in the middle. */
  end(cut?: boolean): string;
  /** Whether text that was already returned turned out to be reasoning: a closing mark came without an opening one. */
  thoughtAloud(): boolean;
}

const names =
  'think|thinking|thoughts?|reason|reasoning|analysis|reflect|reflection|scratchpad|(?:inner_?)?monologue|cot|chain[_-]of[_-]thought|seed:think|antthinking|internal|plan|planning';
/** `<think>`, `</think time="3">`, `&lt;think&gt;`, `[THINK]`, `◁think▷`, `<|begin_of_thought|>`, `<|START_THINKING|>`, `<unused94>`. */
const marks = new RegExp(
  [
    `(?:<|&lt;)\\s*(?<closes>/?)\\s*(?:${names})(?:\\s[^<>]{0,80})?(?<alone>/?)\\s*(?:>|&gt;)`,
    `\\[(?<closes2>/?)(?:${names})\\]`,
    `◁(?<closes3>/?)(?:${names})▷`,
    `<\\|(?<side>begin_of_|start_|begin_|end_of_|end_|/|)(?:${names})\\|>`,
    '<unused(?<gemma>94|95)>',
    // The channels of gpt-oss: what stands between <|channel|> and <|message|> names the channel.
    '<\\|channel\\|>\\s*(?<channel>[^<]{0,60}?)<\\|(?:message|constrain)\\|>(?:[^<]{0,20}<\\|message\\|>)?',
    '<\\|(?<control>start|end|return|call|message|im_end|im_start|eot_id)\\|>(?:assistant)?',
    '<\\|(?:begin|end|start)_of_solution\\|>|<\\|(?:start|end)_response\\|>',
    // The answer itself between marks.
    '</?\\s*(?:answer|final|final_answer|response|output)\\s*>',
  ].join('|'),
  'iu',
);
/** The end of a text that may become a mark when more arrives: an opening sign that is not closed yet. */
const beginningOfMark =
  /(?:<(?!\s*[\d=])[^<>]{0,110}|&lt;(?!\s*[\d=])(?:(?!&gt;)[^<>]){0,110}|<\|channel\|>[^<]{0,60}(?:<\|?[a-z]{0,10}\|?)?|<\|(?:start|im_start)\|>[a-z]{0,9}|&(?:l|lt)?|\[\/?[a-z_:-]{0,24}|◁[^▷]{0,30})$/iu;
/** What is surely the beginning of a mark, so that it is dropped when the text ends with it. */
const surelyMark =
  /^(?:(?:<|&lt;)\s*\/?\s*(?:th|thi|thin|think.*|thou.*|reas.*|refl.*|anal.*|scratch.*|seed:.*|unused.*)|<\|[a-z_]*\|?|<\|channel\|>.*|<\|(?:im_)?start\|>.*|\[\/?(?:th|thi|thin|think|thinking)|◁\/?[a-z]*)$/isu;
/** Reasoning without any mark begins like this. Such a text is held back until its end shows whether it was reasoning. */
const likeThinking =
  /^\s*(?:(?:okay|ok|alright|hmm+|first|let me|let's|let us|we need|we have|we should|i need|i should|i have to|i'll|the (?:user|visitor|customer)|user|visitor|customer|analysis|thinking|thoughts?|reasoning|step 1)\b|好的|嗯|首先|用户|顾客|我需要|よし|まず|ユーザー)/iu;
const enoughToTell = 16;
/** gpt-oss without its control tokens, and answers in the manner of agents. */
const spelledOut = [
  { begins: /^\s*analysis(?=\p{Lu}|\s*\n)/u, ends: /assistant\s*final/u },
  {
    begins: /^\s*(?:\*\*)?(?:thoughts?|thinking|reasoning|analysis)(?:\*\*)?\s*:/iu,
    ends: /(?:\*\*)?(?:final answer|answer|response)(?:\*\*)?\s*:/iu,
  },
];

type Kind = 'open' | 'close' | 'hide' | 'show' | 'none';

function kindOf(groups: Record<string, string | undefined>): Kind {
  const { closes, closes2, closes3, alone, side, gemma, channel, control } = groups;
  if (channel !== undefined) return /^\s*final\b/i.test(channel) ? 'show' : 'hide';
  if (control !== undefined) return control.toLowerCase() === 'message' ? 'none' : 'show';
  if (gemma !== undefined) return gemma === '94' ? 'open' : 'close';
  if (alone) return 'none';
  if (side !== undefined) return /^(end|\/)/i.test(side) ? 'close' : 'open';
  const closing = closes ?? closes2 ?? closes3;
  if (closing === undefined) return 'none';
  return closing ? 'close' : 'open';
}

/**
 * Creates the filter for one answer.
 * @param holdAll return nothing before the end, for a model that is known to think aloud
 */
export function createReasoningFilter(holdAll = false): ReasoningFilter {
  /** Text that was not judged yet. */
  let rest = '';
  /** Visible text that is held back, because it may turn out to be reasoning; null when nothing is held back. */
  let held: string | null = '';
  let depth = 0;
  let inHiddenChannel = false;
  let returned = false;
  let aloud = false;
  let spelling: RegExp | null = null;

  const take = (text: string): string => {
    if (depth > 0 || inHiddenChannel) return '';
    if (held !== null) {
      held += text;
      return '';
    }
    return text;
  };
  const pass = (kind: Kind): void => {
    if (kind === 'open') depth++;
    else if (kind === 'close' && depth > 0) depth--;
    else if (kind === 'close') {
      aloud ||= returned || (held?.trim() ?? '') !== '';
      held = held === null ? null : '';
    } else if (kind === 'hide') inHiddenChannel = true;
    else if (kind === 'show') inHiddenChannel = false;
  };
  /** Judges `rest` up to where a mark may still be arriving. */
  const judge = (final = false): string => {
    const end = final ? rest.length : (beginningOfMark.exec(rest)?.index ?? rest.length);
    let seen = '';
    let sure = rest.slice(0, end);
    for (let match = marks.exec(sure); match; match = marks.exec(sure)) {
      seen += take(sure.slice(0, match.index));
      pass(kindOf(match.groups ?? {}));
      sure = sure.slice(match.index + match[0].length);
    }
    rest = rest.slice(end);
    return seen + take(sure);
  };
  /** Ends the holding back when the beginning shows that it is no reasoning. */
  const decide = (final: boolean): string => {
    if (held === null || holdAll) return '';
    spelling ??= spelledOut.find(({ begins }) => begins.test(held ?? ''))?.ends ?? null;
    const end = spelling?.exec(held);
    if (end) return release(held.slice(end.index + end[0].length));
    if (spelling || (!final && held.trim().length < enoughToTell) || likeThinking.test(held)) return '';
    return release(held);
  };
  const release = (text: string): string => {
    held = null;
    return text;
  };
  const out = (text: string): string => {
    returned ||= text.trim() !== '';
    return text;
  };

  return {
    push(piece) {
      rest += piece;
      const seen = judge();
      return out(seen + decide(false));
    },
    end(cut = false) {
      const tail = beginningOfMark.exec(rest)?.index ?? rest.length;
      if (surelyMark.test(rest.slice(tail))) rest = rest.slice(0, tail);
      const seen = judge(true);
      const decided = decide(true);
      // What was held back to the end and has no closing mark is an answer, unless the model was stopped while it was thinking.
      const left = held === null || cut || spelling ? '' : held;
      held = null;
      return out(seen + decided + left);
    },
    thoughtAloud: () => aloud,
  };
}
