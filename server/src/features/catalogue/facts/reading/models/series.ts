/** Adds the series that devices belong to, so that a shop with many can ask for 'iPhone' first and for the model then. Pure. */
import { foldText } from '../../../../../kit/text/words.ts';
import { type Collection, fact } from '../collection.ts';
import { seriesOf } from './names.ts';

/** With fewer models, all are answers of one question. */
const manyModels = 5;

/** Adds to products that are made for a model the series of it that have several models. */
export function addSeries(collected: readonly Collection[]): void {
  const labels = new Map<string, string>();
  for (const facts of collected)
    for (const { family, value, label } of facts.all()) if (family === 'compatibility') labels.set(value, label);
  if (labels.size < manyModels) return;
  const members = new Map<string, Set<string>>();
  for (const [value, label] of labels)
    for (const name of seriesOf(label)) members.set(foldText(name), (members.get(foldText(name)) ?? new Set()).add(value));
  for (const facts of collected)
    for (const each of [...facts.all()]) {
      if (each.family !== 'compatibility') continue;
      const several = seriesOf(each.label).filter((name) => (members.get(foldText(name))?.size ?? 0) > 1);
      // Of two series with the same models, the longer name says more.
      const telling = several.filter(
        (name, at) => members.get(foldText(name))?.size !== members.get(foldText(several[at + 1] ?? ''))?.size,
      );
      for (const name of telling)
        if (!facts.hasValue('compatibility', foldText(name)))
          facts.add(fact('compatibility', foldText(name), name, each.source, each.certainty));
    }
}
