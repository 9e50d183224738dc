/** Things that state for how many people they are: 'a card game for two' where one states 'Players: 2' and another 'Players: 3 to 6'. Pure. */
import { isOfKind } from '../../../../../kit/languages/asked-kinds.ts';
import { peopleStated } from '../../../../../kit/languages/people.ts';
import type { Candidate, Shelf } from '../../shelf.ts';
import type { BrowseWish } from '../wish.ts';
import type { StatedWord } from '../words/stated.ts';

/** The demand of a number of people; what states nothing of it may be for anybody. */
export function forPeople(shelf: Shelf, { people }: Pick<BrowseWish, 'people'>): StatedWord[] {
  if (people == null) return [];
  const stated = shelf.products.map(peopleOf);
  const fits = (value: string | null) => {
    const range = value === null ? null : peopleStated(value);
    return range === null || (people >= range.from && people <= range.to);
  };
  const marks = Uint8Array.from(stated, (value) => (fits(value) ? 1 : 0));
  const wanted = [String(people)];
  return [{ word: wanted[0] ?? '', weight: 1, marks, missOf: (place) => [{ kind: 'other', has: stated[place] ?? '', wanted }] }];
}

const peopleOf = ({ attributes }: Candidate): string | null =>
  Object.entries(attributes)
    .flatMap(([name, values]) => (isOfKind({ name, values }, 'people') ? values : []))
    .at(0) ?? null;
