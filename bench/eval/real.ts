/**
 * `REALDATA=FOLDER node bench/eval/real.ts [--show]`: asks what customers wrote of the mirrored shops in a folder of real data, whose licences do not allow it in
 * the project. Counts by language and kind of question the pages that are not found, and what is told where the shop says nothing. Without the folder nothing is asked.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../server/src/platform/db/index.ts';
import { testAppOn } from '../../server/src/testing/app.ts';
import { startPostgres } from '../../server/src/testing/databases/postgres.ts';
import { readWhole } from '../import/read.ts';
import { openMirror } from '../import/real.ts';
import { measureShops, type ShopCases } from './lib/measure.ts';
import { failures, table } from './lib/report.ts';

/** A question as the folder has it. */
interface RealQuestion {
  question: string;
  intent: string;
  site: string;
  lang: string;
  /** The text that answers; absent where the shop says nothing about it. */
  expect_snippet?: string;
}

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });
const folder = process.env.REALDATA ?? '';
const file = join(folder, 'shop-questions', 'questions.json');

/** A mirrored shop with what it is asked in one language. */
async function shopOf(site: string, language: string, questions: readonly RealQuestion[]): Promise<ShopCases> {
  const mirror = await openMirror(join(folder, 'sites', site), []);
  const { products, texts } = await readWhole(mirror.origin);
  mirror.close();
  const profile = {
    companyName: site,
    whatServicesDoYouOfferToClients: '',
    moreInformationAboutYourProducts: '',
    howCanCustomersReachYouOrYourTeam: '',
    whatAreFAQs: '',
    howMuchDiscountCanYouDoMaximum: '',
  };
  return {
    shop: {
      key: `${site} ${language}`,
      language,
      currency: products[0]?.currency ?? 'EUR',
      url: 'https://mirror.example',
      quiz: { question: 'What for?', answers: ['For me', 'Something else'] },
      profile,
      pages: texts.map((text) => ({ ...text, url: text.url.replace(mirror.origin, 'https://mirror.example') })),
      products: products.map(({ title, priceMinor, categories, attributes, description, inStock }) => ({
        title,
        price: priceMinor === null ? null : priceMinor / 100,
        categories,
        attributes,
        description,
        inStock,
      })),
    },
    cases: {
      lies: [],
      truths: [],
      conversations: [],
      hostile: [],
      finding: questions.flatMap(({ question, expect_snippet: snippet }) =>
        snippet ? [{ language, question, expect: new RegExp(snippet.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i') }] : [],
      ),
      absent: questions.flatMap(({ question, expect_snippet: snippet }) => (snippet ? [] : [{ language, question }])),
    },
  };
}

if (!existsSync(file)) console.log('REALDATA names no folder with shop-questions; nothing is asked.');
else {
  const questions: RealQuestion[] = JSON.parse(readFileSync(file, 'utf8'));
  const groups = Object.entries(Object.groupBy(questions, ({ site, lang }) => `${site} ${lang}`));
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  try {
    const shops = await Promise.all(groups.map(([, group = []]) => shopOf(group[0]?.site ?? '', group[0]?.lang ?? 'en', group)));
    const verdicts = await measureShops((environment) => testAppOn(database, environment), shops, ['finding', 'absent']);
    if (values.show) console.log(`${failures(verdicts)}\n`);
    console.log(table({ 'shop-questions': verdicts }));
  } finally {
    await database.close();
    await postgres.stop();
  }
}
