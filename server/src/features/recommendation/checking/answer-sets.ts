/** The products that match each answer of a questionnaire, and the effects of its rules. */
import type { ProductRule } from '@parley/contract';
import { intersection, type Places, placesOf, type RuleEffects, union } from '@parley/flow/reach';
import { type ChosenSet, isSomethingElse } from '../../asking/index.ts';
import type { AnsweredQuestion } from '../../questionnaires/index.ts';
import { fitting, holdsFor } from '../ranking/rules.ts';
import type { Shelf } from '../ranking/shelf.ts';
import { inTurns } from './turns.ts';

/** The maximum number of different rules evaluated for a questionnaire; each one visits every product. */
const maxRules = 2000;

/** The rules of the answers, by answer id. */
export interface AnswerSets {
  effects: ReadonlyMap<number, RuleEffects>;
  /** The products that match each answer, as the chat's belief and ranking understand it. */
  sets: ReadonlyMap<number, ChosenSet>;
  /** False when the limit left some out. */
  complete: boolean;
}

/** Evaluates the rules of each answer. */
export async function setsOfAnswers(shelf: Shelf, questions: readonly Pick<AnsweredQuestion, 'answers'>[]): Promise<AnswerSets> {
  const effects = new Map<number, RuleEffects>();
  const sets = new Map<number, ChosenSet>();
  const placesByRule = new Map<string, Places>();
  const fits = (rule: ProductRule): Places => {
    const { effect, weight: _weight, ...rest } = rule;
    // A guessed fact excludes nothing.
    const key = JSON.stringify([rest, effect === 'exclude']);
    const places = placesByRule.get(key) ?? placesOf(fitting(shelf, rule));
    placesByRule.set(key, places);
    return places;
  };
  const turn = inTurns();
  for (const { answers, answer, at } of questions.flatMap(({ answers }) => answers.map((answer, at) => ({ answers, answer, at })))) {
    const { id, productRules: rules } = answer;
    if (rules.length === 0) continue;
    if (placesByRule.size + rules.length > maxRules) return { effects, sets, complete: false };
    const of = (effect: ProductRule['effect'], join: typeof union) => {
      const all = rules.filter((rule) => rule.effect === effect).map(fits);
      return all.length === 0 ? null : all.reduce(join);
    };
    const isElse = isSomethingElse(
      answers.map(({ productRules }) => productRules),
      at,
    );
    effects.set(id, { prefers: of('prefer', union), requires: of('require', intersection), excludes: of('exclude', union) });
    sets.set(id, { matches: placesOf(holdsFor(shelf, rules)), isElse });
    await turn();
  }
  return { effects, sets, complete: true };
}
