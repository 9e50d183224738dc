import type { GoodsWords } from '../../shapes/goods.ts';

export const goods: GoodsWords = {
  years: '歳|才',
  beforeAge: undefined,
  leadsToAge: undefined,
  agesInWords: '一 二 三 四 五 六 七 八 九 十 十一 十二 十三',
  tens: '二|三|四|五|六|七|八|九|十',
  underAYear: '週間|か月|ヶ月|カ月',
  behindAge: undefined,
  people: '友達 友人 同僚 上司 先生 両親 祖父母 家族 夫婦 恋人 彼女 彼氏 義母 義父',
  oneself: /自分用|自分に|私用|私に/u,
  numberOfPeople: /(#)人(?:家族|分|です|なので|で)|(#)人/u,
  sizes: { small: '小 ミニ スモール', medium: '中 ミディアム', large: '大 ラージ 特大' },
  madeForBefore: undefined,
  // Not the paper in 'A4用紙', and not what is 'for use'.
  madeForBehind: '専用|用(?![品途意紙具語])|対応|適合|向け',
  madeForLoosely: '対応|適合',
  madeForWithin: undefined,
  alsoMadeFor: 'と|や|または|および',
  thingsWithModels:
    'スマホ|スマートフォン|携帯|タブレット|プリンタ|プリンター|カメラ|時計|ノートパソコン|パソコン|本体|機種|シリーズ|車|自動車',
  freeOf: { behind: 'フリー 不使用 なし', prefixes: '無 ノン', suffixes: 'フリー 不使用 なし レス' },
  setPhrases:
    '猫目、キャッツアイ、キャットアイ、ドッグタグ、ホットドッグ、猫舌、卓球、ベビーリーフ、ベビーコーン、ベビードール、紙やすり、木炭、木ネジ、木工用',
  notMadeOf: '~調、~風、~柄、~目調、~用、~色、~クリーナー、~オイル、~ワックス、~接着剤、~塗料、フェイク~、イミテーション~、人工~',
  namedQuestion: { sentences: [{ text: '{name}はどれがよろしいですか？' }] },
  limits: {
    holds: '対象、適用、有効、含ま、該当、キャンペーン、特典',
    below: '未満、以下、それ以外、満たない、下回る、その他',
    out: 'この限りでは、対象外、適用外、除外、お見積、見積もり、お客様負担、ご負担、別途、追加料金、有料、実費',
  },
};
