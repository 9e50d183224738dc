import { questionWords } from '../../row-patterns.ts';
import type { Asking } from '../../shapes/asking.ts';

export const asking: Asking = {
  questions: questionWords(
    'es son tiene tienen teneis lleva llevan trae viene vienen sirve sirven puede puedo pueden podeis se_(?:puede|lava|puede|abre|quita|mete|pueden) hay cabe caben aguanta vale_para va funciona necesita necesito hace haceis enviais mandais aceptais que q cual cuales cuanto cuanta cuantos cuantas como cuando donde quien por_que porque esta estan y_si',
    String.raw`\b(?:cuanto|cuanta|cuantos|cuantas|cual|que talla|como (?:se|lo|la|es))\b`,
  ),
  kinds: {
    duration: 'cuanto (?:tiempo|dura|duran|tarda|tardan|tardo)|cuanto se tarda|cuant[oa]s (?:minutos|horas|dias|semanas)',
    people:
      '(?:para )?cuant[oa]s (?:personas|jugadores|comensales|somos|pueden)|para cuantos|(?:caben|cabemos|sirve para|vale para) \\w+ (?:personas|adultos)',
    warmth: 'que temperatura|cuantos grados|como de (?:caliente|calido)',
    energy: 'calorias|kcal',
    age: 'que edad|cuantos anos',
    distance: 'cuant[oa]s (?:km|kilomet\\w*)|que (?:distancia|alcance|autonomia)|hasta donde llega',
    year: 'que (?:ano|anada)(?! cumple)|de que ano',
  },
  deeds: () => ({
    verb: /\b(?:podeis|pueden|podriais) (?:me |nos )?([a-z]{2,}[aei]r(?:me|nos|lo|la|los|las)?)\b|\b([a-z]{2,}(?:ais|eis|uis))\b/u,
    selling: /^vend/u,
    light: /^(?:dej|tra|llev|pon|pued|pod|quer|sab|pas|pens|prest)/u,
  }),
  haveDone:
    /\b(?:hacer|mandar|llevar) a (?!enviar|comprar)\p{L}{3,}[aei]r(?:lo|la|los|las)?\b|\b(?:cuesta|vale|cobrais|cobran) (?!enviar|mandar|comprar|pedir|devolver)\p{L}{3,}[aei]r(?:me|lo|la|los|las)? (?:un|una|mi|mis|el|la)\b|\bque me (?:lo |la |los |las )?(?!envi|mand|lleg|recom|gust|sirv|qued|va)\p{L}{3,}(?:en|eis|ais)\b/u,
  visits: {
    place:
      /\b(?:showroom|(?:tienda|local|establecimiento)s? fisic[oa]s?|punto de venta|donde (?:estais|estan|esta (?:la|vuestra|su) tienda|os encontrais|se encuentran|queda))\b/u,
    shop: /\b(?:teneis|tienen|tienes|hay|cuentan con|disponeis de|existe)(?: \p{L}+){0,2} (?:tienda|local|sucursal|establecimiento)\b(?! online)|\b(?:en (?:vuestra|su|la) tienda)\b/u,
    coming:
      /\b(?:(?:pasar(?:me)?|ir|acercarme|voy|venir) (?:yo )?(?:a |por )(?:recoger\p{L}*|ver\p{L}*|buscar\p{L}*|por|el|ella|probar\p{L}*|tocar\p{L}*)|recoger(?:lo|la|los|las) (?:yo|en|directamente|personalmente|alli)|(?:verl|tocarl|probarl|olerl)[oa]s? (?:antes|en persona|en algun|en tienda|en directo|primero)|pasar(?:me|nos|se)? por (?:algun\p{L}*|vuestr\p{L}*|su|la|el|ahi|alli)|en persona|visitaros|visitarles)\b/u,
    questions: [
      '¿Tenéis tienda física y dónde está?',
      '¿Puedo recoger mi pedido en la tienda?',
      '¿Cuál es el horario de la tienda?',
      '¿Puedo verlo y probarlo antes de comprar?',
    ],
  },
  fears: {
    reads: 'words',
    condition: 'si|en caso de que|y como',
    misfit:
      '(?:demasiado|muy|queda|quedan|esta|estan) (?:grandes?|pequen\\w*|estrech\\w*|ajustad\\w*|larg\\w*|cort\\w*|dur\\w*|bland\\w*|anch\\w*)|(?:equivoco|equivoque|equivocamos) (?:de|con la) (?:talla|medida|color|numero)|(?:talla|medida) equivocada|no (?:me |le |nos |les |te )?(?:queda|quedan|vale|valen|gusta|gustan|sirve|sirven|convence|encaja|va bien|van bien|entra)',
    owned: 'ya (?:lo |la |los |las )?(?:tiene|tienen|tuviera|tuviese|tenia)',
    arrivesBroken: '(?:llega|llegan|viene|vienen) (?:\\w+ )?(?:rot\\w+|danad\\w+|golpead\\w+|estropead\\w+|mal)',
    breaks:
      'se (?:me |le )?(?:rompe|rompen|estropea|estropean|averia)|deja de funcionar|no funciona|deja de \\w+|no (?:carga|enciende|cierra|arranca)',
    orders: '(?:lo |la |los |las )?(?:pido|pedimos|compro|encargo|hago el pedido)',
    soon: 'ahora|hoy|manana|esta (?:tarde|noche|semana)|antes|a tiempo|ya',
    plain: {
      misfit: '¿Puedo cambiarlo o devolverlo?',
      owned: '¿Se puede cambiar o devolver un regalo?',
      arrivesBroken: '¿Qué pasa si algo llega roto?',
      breaks: '¿Qué garantía tiene si se rompe?',
    },
  },
  explained: {
    meaning: 'que (?:quiere|quieren) decir|que significan?|significado de',
    fit: '(?:talla|tallan) (?:\\w+ )?(?:grande|pequen\\w+|justo|normal)|como (?:talla|tallan)|que (?:talla|numero) (?:pido|cojo|elijo|deberia|tengo|necesito|me (?:pido|recom\\w+|conviene|llevo))|(?:talla|numero) (?:habitual|normal)|talla de siempre|entre dos (?:tallas|numeros)|una talla mas',
  },
  betweenSizes: ['entre', 'y'],
  howMany: 'cuanto cuanta cuantos cuantas',
  howToChoose:
    /\bcomo (?:se|puedo saber|elijo|elegir|saber|mido|averiguo)\b|\b(?:que|cual) \p{L}+ (?:necesito|me hace falta|elijo|pido|debo)\b/u,
  forIt:
    /\bpara (?:est[ea]|es[ea]|ell?a|el|ellos|ellas|est[oa]s|ambos)(?= (?:\?|que|cuanto|hay|tienen?|tenei?s)|$)|\bcompatibles? con (?:est[ea]|es[ea]|ella|el)\b|\b(?:le|les) (?:va|van|sirve|sirven|vale|valen|pega|pegan|encaja|encajan)\b|\b(?:va|van|combinan?|pegan?|encajan?) con (?:el|ella|est[ea]|es[ea]|eso|esto)(?= |$)(?! \p{L}+ \p{L})/u,
  pieces:
    /\bcuant[oa]s(?: (?:piezas|unidades))?(?: (?:son|trae|traen|vienen|hay|lleva|llevan|contiene|en|el|la|cada|caja|juego|dentro|ahi))*$|\bcuantas (?:piezas|unidades)\b|\b(?:que|q) (?:trae|lleva|incluye|contiene|viene|(?:hay|tiene) dentro)\b|\b(?:un|el) par o\b|\bo (?:suelt[oa]|por separado)\b/u,
  included:
    /\b(?:vendido|vendida|entrega\p{L}*|viene) con\b|\bque (?:trae|incluye|viene)\b|\bincluye\p{L}*\b|\bincluid[oa]s?\b|\b(?:viene|vienen) (?:con|ya|incluid\p{L}+)\b|\btraen? \p{L}+|\b(?:mandan|mandais|dan|dais|regalan|regalais) (?:tambien )?(?:con )?una?\b|\b(?:comprar|pedir|coger|comprarlo|comprarla) (?:[\p{L}\d]+ ){0,4}?(?:aparte|por separado)\b|\blleva(?:n)? (?:ya |[\p{L}\d]+ ){1,3}(?:dentro|incluid\p{L}+|puest\p{L}+|de serie)\b|\b(?:va|van|entra|entran) (?:ya )?(?:incluid\p{L}+|en el precio|en la caja|en el pack)\b|\ben la caja\b|\bforma(?:n)? parte\b|\b(?:se vende|se venden|va|van|viene|vienen) (?:aparte|por separado)\b|\bde serie\b|\bvenir con\b/u,
  belonging:
    /\b(?:incluid[oa]s?|incluye\p{L}*|viene\p{L}* (?:con|sin)|aparte|en la caja|se vende\p{L}*|trae\p{L}*)\b|\bvend\p{L}* (?:\p{L}+ ){0,3}(?:con|sin)\b/u,
  contents: /\bcuant[oa] (?:\w+ )?(?:hay|viene|vienen|trae|lleva|contiene)\b/u,
  sent: /\b(?:enviad|mandad|entregad|puest)[oa]s?\b/u,
  instalments: /\S+ (?:plazos|cuotas|mensualidades)\b/u,
  sendingIt:
    /\b(?:envio|portes|transporte)\b.{0,30}\b(?:de|para|por) (?:es[oa]s?|ese|est[oa]s?|este|ello|l[oa]s dos|todo)\b|\b(?:enviar|mandar|traer|llevar)(?:me)?l[oa]s?\b/u,
  beforeDoing: /(?<!\p{L})antes de(?:l primer uso| (?:la primera vez|(?!rebaj|descont)\p{L}+(?:ar|er|ir)(?:l[oae]s?|me|se)?(?!\p{L})))/giu,
  inOrder: /\b(?:primero|primeras?|empez\p{L}*|empiez\p{L}*)\b|\bde(?:l| la)? mas barat\p{L}+ a|\bde menor a mayor\b|\bpor precio\b/u,
  load: /\b(?:hasta|para) que peso\b|\bpeso max\p{L}*|\b(?:cuanto|que) peso (?:aguanta|soporta|admite|resiste|puede)|\bcuanto (?:aguanta|soporta)\b|\bhasta cuantos (?:kilos|kg)\b|\b(?:aguanta|soporta|resiste) (?:hasta )?cuant\p{L}+|\bcuantos (?:kilos|kg) (?:aguanta|soporta|resiste|puede)|\bcarga max\p{L}*|\bcuantos (?:kilos|kg) (?:cabe|entra|se pued|puedo|carga|lleva|admite)\p{L}*/u,
  warranty: '¿Qué garantía tienen los productos?',
  ways: 'opciones opcion metodos metodo modos formas modalidades posibilidades maneras alternativas tipos',
};
