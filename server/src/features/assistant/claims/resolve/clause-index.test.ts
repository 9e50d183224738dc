import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PassageRecord } from '../../records/types.ts';
import { createSpeaker } from '../speaker.ts';
import { lampShop } from '../testing.ts';
import { indexClauses, indexInSlices } from './clause-index.ts';

const { passages } = lampShop;
const sentences = [
  'Delivery to Austria costs €7.90.',
  'Delivery to Austria costs €2.90.',
  'You have 60 days to send unused lamps back.',
  'You have 90 days to send unused lamps back.',
  'No, we only deliver within the European Union.',
  'We deliver to Norway.',
  'You can pay with PayPal.',
  'Orders over €150 ship free within Germany.',
  'Sale items can be returned, too.',
  'The Halo Desk Lamp comes to €96.80 with delivery to Austria.',
];
const saidBy = (records: typeof lampShop, texts?: { all: readonly PassageRecord[]; found: readonly PassageRecord[] }) => {
  const speaker = createSpeaker(records, texts ? { texts: { clauses: indexClauses(texts.all), found: texts.found } } : {});
  return sentences.map((sentence) => speaker.say(sentence));
};

describe('an index of all texts of an owner', () => {
  it('lets the same be said as the texts themselves, whichever of them were found', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...passages]), (found) => {
        const inOrder = [...found, ...passages.filter((passage) => !found.includes(passage))];
        const records = { ...lampShop, passages: inOrder };
        expect(saidBy(records, { all: passages, found })).toEqual(saidBy(records));
      }),
      { numRuns: 30 },
    );
  });

  it('tells of two texts that say the same the one that was found', () => {
    const copy = (id: string): PassageRecord => ({ ...(passages[1] as PassageRecord), id });
    const all = [copy('first'), copy('second')];
    const [sentence] = saidBy({ ...lampShop, passages: all }, { all, found: [copy('second')] });
    expect(sentence?.claims).toEqual([{ kind: 'policy', passage: 'second', clause: 0 }]);
  });

  it('is the same when others may work in between, and they do', async () => {
    expect(await indexInSlices(passages)).toEqual(indexClauses(passages));
    let turns = 0;
    const other = setInterval(() => turns++);
    const many = Array.from({ length: 400 }, (_, at) => ({ ...(passages[at % passages.length] as PassageRecord), id: `${at}` }));
    await indexInSlices(many);
    clearInterval(other);
    expect(turns).toBeGreaterThan(1);
  });
});
