import type { ShopNames } from '../../shapes/names.ts';

export const shopNames: ShopNames = {
  measures: {
    weighs: '重, 質量',
    long: '長さ, 全長',
    wide: '幅',
    tall: '高さ',
    deep: '奥行, 深さ',
    big: '直径, 寸法, サイズ, 大きさ',
    holds: '容量, 内容量',
    power: '出力, 消費電力, 強さ, 度数, アルコール',
    lasts: '燃焼, 連続, 電池',
  },
  kinds: {
    duration: { names: '時間|\\w*時間', units: '時間|分|日間?|週間|か月|ヶ月' },
    people: { names: '人数|\\w*人数|定員|収容人数', units: '人分?|名' },
    warmth: { names: '温度', units: '度' },
    energy: { names: 'カロリー|エネルギー', units: 'カロリー' },
    age: { names: '対象年齢|年齢', units: '歳|才' },
    distance: { names: '航続距離|通信距離|\\w*距離', units: 'km|キロメートル' },
    year: { names: '年式|樹齢|製造年|収穫年', units: '(?!)' },
  },
  pieces: '個数, 枚数, 本数, 入数, 内容, 付属, 同梱, セット数, 点数',
  load: '耐荷重, 最大荷重, 耐重量, 最大積載, 最大体重',
  woods: '白樺, 桜, 楓, 杉, 檜, 樫, 欅',
  absence: '不使用, 無添加, フリー, 含まない',
  without: '',
  warranty: '保証|ほしょう',
  birth: '新生児',
  yes: 'はい',
  no: 'いいえ',
  none: 'なし, 無し, 無',
};
