import type { ShopNames } from '../../shapes/names.ts';

export const shopNames: ShopNames = {
  measures: {
    weighs: 'weight',
    long: 'length',
    wide: 'width',
    tall: 'height',
    deep: 'depth',
    big: 'dimension, size, dimensions, diameter',
    holds: 'capacity, volume, contents, litre',
    power: 'power, watt, brightness, lumen, strength, intensity, alcohol, abv',
    lasts: 'burn, runtime, duration, battery',
  },
  kinds: {
    duration: { names: 'duration|run ?time|time', units: 'min|minut\\w*|h|hrs?|hours?|days?|weeks?|months?' },
    people: { names: 'players?|people|persons?|sleeps|berths', units: 'players?|people|persons?|guests?' },
    warmth: { names: 'temperatur\\w*|comfort\\w*', units: '° ?[cf]?|degrees?' },
    energy: { names: 'energ\\w*|calori\\w*', units: 'kcal|kj|calori\\w*' },
    age: { names: 'age', units: 'years?' },
    distance: { names: 'range|\\w*distance|reach', units: 'km|kilomet\\w*|miles?' },
    year: { names: 'vintage|year|year of \\w+', units: '(?!)' },
  },
  pieces: 'piece, content, count, quantity, number, included, box, supplied',
  load: 'load, max load, maximum load, weight limit, weight capacity, maximum weight, max weight, max user weight, user weight, rider weight, carrying capacity',
  woods: 'larch, ash, birch, cherry, maple, elm, cedar, teak, spruce, alder, linden, acacia, mahog, hornbeam',
  absence: 'without, free from, free of, does not contain, contains no, not included',
  without: 'without',
  warranty: 'warrant|guarant',
  birth: 'birth|newborn',
  yes: 'yes, true',
  no: 'no, false',
  none: 'none',
};
