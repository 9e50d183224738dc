import type { ShopNames } from '../../shapes/names.ts';

export const shopNames: ShopNames = {
  measures: {
    weighs: 'peso',
    long: 'lunghezza',
    wide: 'larghezza',
    tall: 'altezza',
    deep: 'profondita',
    big: 'dimensioni, misura, diametro',
    holds: 'volume, capacita, contenuto',
    power: 'potenza, forza, intensita, alcool',
    lasts: 'autonomia, durata',
  },
  kinds: {
    duration: { names: 'durata|tempo|autonomia', units: 'or[ae]|giorn[oi]|settiman[ae]|mes[ei]' },
    people: { names: 'giocatori|persone|posti|posti letto', units: 'giocatori|persone' },
    warmth: { names: 'temperatur\\w*', units: 'gradi' },
    energy: { names: 'energ\\w*|calori\\w*', units: 'kcal|kj|calori\\w*' },
    age: { names: 'eta', units: 'anni' },
    distance: { names: 'raggio d azione|distanza', units: 'km|chilomet\\w*' },
    year: { names: 'annata|anno|vendemmia', units: '(?!)' },
  },
  pieces: 'contiene, dotazione, pezzi, numero, contenut',
  load: 'portata, carico, peso massimo',
  woods: 'betulla, frassino, ciliegio, olmo, larice, tiglio',
  absence: 'senza, privo di, non contiene',
  without: 'senza',
  warranty: 'garant',
  birth: 'nascita|neonat',
  yes: 'si',
  no: 'no',
  none: 'nessuno, nessuna',
};
