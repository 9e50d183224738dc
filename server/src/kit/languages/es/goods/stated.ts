import type { GoodsWords } from '../../shapes/goods.ts';

export const goods: GoodsWords = {
  years: 'a[nñ]os?|a[nñ]itos',
  beforeAge: undefined,
  leadsToAge: undefined,
  agesInWords: 'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece',
  tens: 'y',
  underAYear: 'semanas?|mes(?:es)?',
  behindAge: undefined,
  people:
    'amigo amiga amigos amigas colega colegas compañer_ jefe jefa profesor_ profe vecin_ anfitrion_ pareja padres abuelos familia primo prima primos alguien invitad_ suegr_',
  oneself: /\bpara m[ií](?!\p{L}|\s+\p{L})/iu,
  numberOfPeople: /\b(?:somos|seremos|estamos) (#)\b|\bpara (#) (?:personas|adultos|comensales)\b|\b(#) (?:personas|adultos|invitados)\b/u,
  sizes: { small: 'pequen mini$ chic', medium: 'median', large: 'grande$ grandes$ gran$ maxi$ xl$ xxl$' },
  madeForBefore: 'compatibles? con|compatibles?|para',
  madeForBehind: undefined,
  madeForLoosely: undefined,
  madeForWithin: undefined,
  alsoMadeFor: 'y|e|o|u',
  thingsWithModels:
    'smartphones?|moviles|movil|telefonos?|celulares?|tabletas?|tablets?|impresoras?|camaras?|relojes|reloj|portatil(?:es)?|consolas?|maquinas?|cafeteras?|coches?|autos?|vehiculos?|modelos?|serie|tu|su',
  freeOf: { before: 'sin no cero libre', prefixes: 'des in' },
  setPhrases:
    'ojo de gato, ojos de gato, lengua de gato, lenguas de gato, perrito caliente, perritos calientes, placa de identificación, tenis de mesa, baby doll, dama de noche',
  notMadeOf:
    'efecto ~, imitación ~, imitación a ~, imitación de ~, aspecto ~, aspecto de ~, símil ~, tipo ~, estilo ~, acabado ~, acabado en ~, color ~, estampado ~, tono ~, falso ~, falsa ~, limpiador ~, limpiador de ~, aceite de ~, cera de ~, barniz de ~, pintura de ~, para ~, para la ~, para el ~',
  namedQuestion: { sentences: [{ text: '¿Qué {name} busca?' }] },
  limits: {
    holds: 'aplica*, valid*, vale, valen, entra*, incluid*, incluy*, cuenta*, participa*, oferta, promocion, concierne*',
    below: 'por debajo, debajo, menos, si no, menor*, inferior*, en caso contrario, de lo contrario',
    out: 'a consultar, bajo presupuesto, de pago, a su cargo, a tu cargo, recargo*, suplemento*, por su cuenta',
  },
};
