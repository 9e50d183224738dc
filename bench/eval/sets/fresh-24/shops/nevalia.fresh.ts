/** A shop of the twenty-fourth fresh set: skis, snowboards and clothes for the snow. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const nevalia: Shop = {
  key: 'nevalia',
  language: 'es',
  currency: 'EUR',
  url: 'https://nevalia.example',
  quiz: { question: '¿Qué nivel tienes?', answers: ['Principiante', 'Otro'] },
  profile: {
    ...silent,
    companyName: 'Nevalia Esquí',
    whatServicesDoYouOfferToClients:
      'Esquís, tablas de snowboard, botas, cascos, gafas y ropa de nieve para adultos y niños. También taller: encerado, afilado de cantos y montaje de fijaciones.',
    moreInformationAboutYourProducts:
      'Montamos y regulamos gratis las fijaciones de los esquís que compras con nosotros. Solo necesitamos tu peso, tu altura y la longitud de la suela de tu bota.',
    howCanCustomersReachYouOrYourTeam: 'Teléfono y WhatsApp 974 555 320, de lunes a sábado de 10 a 20 h, o hola@nevalia.example.',
    howMuchDiscountCanYouDoMaximum: 'Hasta un 5 %.',
    whatAreFAQs: `¿Alquiláis material?
No, solo vendemos. En cada estación encontrarás tiendas de alquiler.

¿Cuánto cuesta un encerado?
El encerado cuesta 15 € y el encerado con afilado de cantos 28 €. Si dejas los esquís por la mañana, los recoges al día siguiente.

¿Hay descuento para clubes?
Los clubes de esquí federados tienen un 5 % en pedidos de más de 500 €. Escríbenos con el número de federación.`,
  },
  pages: [
    page(
      'https://nevalia.example/envios',
      'Envíos',
      'delivery',
      `En la península, el envío estándar cuesta 4,95 € y tarda de dos a tres días laborables. Es gratis a partir de 80 €.

Los esquís y las tablas de snowboard van en una caja especial: 12 € en la península, aunque el pedido supere los 80 €.

Baleares: 9,90 €, de cuatro a cinco días. Canarias, Ceuta y Melilla: 19,90 €, de siete a diez días; los impuestos de entrada corren a cargo del cliente.

Portugal y Andorra: 11,50 €. Por ahora no enviamos a otros países.

Si tienes prisa, el envío urgente llega al día siguiente antes de las 14 h por 9,95 €, siempre que pidas antes de las 12 h. No está disponible para esquís ni tablas.`,
    ),
    page(
      'https://nevalia.example/devoluciones',
      'Cambios y devoluciones',
      'returns',
      `Tienes 60 días para devolver lo que no hayas usado en la nieve. Puedes probarte las botas en casa, sobre una alfombra.

El primer cambio de talla es gratis: un mensajero recoge la prenda y te entrega la nueva. Las devoluciones cuestan 4,95 €, que descontamos del reembolso; para esquís y tablas, 12 €.

No admitimos la devolución de esquís con las fijaciones ya montadas ni de cascos sin su precinto.

Devolvemos el dinero en un plazo de siete días desde que recibimos el paquete.`,
    ),
    page(
      'https://nevalia.example/tallas',
      'Guía de tallas',
      'questions',
      `Esquís: si empiezas, elige una longitud de 10 a 15 cm menos que tu altura. Si ya bajas pistas rojas, de 5 a 10 cm menos.

Botas: mídete el pie en centímetros; esa es tu talla mondopoint. Un pie de 26,5 cm lleva una 26,5. La bota debe quedar justa y el dedo gordo rozar la punta cuando estás de pie.

Rigidez (flex): de 60 a 80 para principiantes, de 90 a 110 para nivel medio, más de 110 para expertos.

Cascos: mide el contorno de la cabeza un centímetro por encima de las cejas. S: 52–55 cm, M: 55–58 cm, L: 58–61 cm.

Ropa infantil: elige la talla por la altura. Nuestros monos llevan un dobladillo que se alarga 4 cm, así que duran dos temporadas.`,
    ),
    page(
      'https://nevalia.example/cuidados',
      'Cuidado del material',
      'questions',
      `Seca los cantos de los esquís después de cada día para que no se oxiden, y encera la base cada cinco o seis días de nieve.

Lava las chaquetas impermeables a 30 grados con detergente líquido y sin suavizante. Cada tres o cuatro lavados, aplícales un spray impermeabilizante.

No limpies las gafas por dentro: la capa antivaho se raya. Déjalas secar al aire.

Guarda las botas con los ganchos cerrados, pero sin apretar, para que no pierdan la forma.`,
    ),
    page(
      'https://nevalia.example/pago',
      'Formas de pago y garantía',
      'payment',
      `Puedes pagar con tarjeta, Bizum, PayPal o transferencia. Desde 120 € puedes pagar en tres plazos sin intereses con SeQura.

No cobramos contra reembolso.

Todo el material tiene tres años de garantía contra defectos de fabricación. Los golpes con piedras y el desgaste de los cantos no están cubiertos.`,
    ),
    page(
      'https://nevalia.example/tienda',
      'La tienda',
      'contact',
      `Nevalia Esquí, Avenida de Francia 22, 22700 Jaca (Huesca)

De noviembre a abril: todos los días de 9 a 21 h. De mayo a octubre: de martes a sábado de 10 a 14 h y de 17 a 20 h.

Abrimos en 1996, a media hora de Candanchú y Astún. Los hermanos Lacasa, los dos profesores de esquí, siguen detrás del mostrador.

Si vienes a probarte botas, pide cita: dedicamos 40 minutos a cada pie complicado, sin coste.`,
    ),
  ],
  products: [
    {
      title: 'Esquís Anayet 74 con fijaciones',
      price: 329,
      categories: ['Esquís'],
      attributes: { Nivel: ['Principiante'], 'Ancho bajo la bota': ['74 mm'], Terreno: ['Pista'], Fijaciones: ['Incluidas'] },
      variants: each('Longitud', ['146 cm', '153 cm', '160 cm', '167 cm'], ['167 cm']),
      description: 'Ligeros y fáciles de girar, para las primeras temporadas.',
    },
    {
      title: 'Esquís Bisaurín 82 con fijaciones',
      price: 489,
      was: 549,
      categories: ['Esquís'],
      attributes: {
        Nivel: ['Medio y avanzado'],
        'Ancho bajo la bota': ['82 mm'],
        Terreno: ['Pista y fuera de pista'],
        Fijaciones: ['Incluidas'],
      },
      variants: each('Longitud', ['160 cm', '167 cm', '174 cm', '181 cm']),
      description: 'Un esquí para todo: agarra en hielo y flota en nieve blanda.',
    },
    {
      title: 'Esquís infantiles Marmota',
      price: 149,
      categories: ['Esquís', 'Niños'],
      attributes: { Nivel: ['Principiante'], Fijaciones: ['Incluidas'] },
      variants: each('Longitud', ['80 cm', '90 cm', '100 cm', '110 cm']),
    },
    {
      title: 'Tabla de snowboard Ibón',
      price: 279,
      categories: ['Snowboard'],
      attributes: { Nivel: ['Principiante y medio'], Forma: ['Direccional'], Flexibilidad: ['Blanda'] },
      variants: each('Longitud', ['148 cm', '153 cm', '158 cm']),
      description: 'Perdona los errores. Fijaciones no incluidas.',
    },
    {
      title: 'Fijaciones de snowboard Ibón',
      price: 129,
      categories: ['Snowboard'],
      attributes: { Compatibles: ['Todas las tablas'] },
      variants: each('Talla', ['M', 'L']),
    },
    {
      title: 'Botas de esquí Collarada 80',
      price: 189,
      categories: ['Botas'],
      attributes: { Flex: ['80'], Horma: ['Ancha, 103 mm'], Ganchos: ['4'] },
      variants: each('Mondopoint', ['25,5', '26,5', '27,5', '28,5', '29,5'], ['27,5']),
      description: 'Cómodas y calientes, para principiantes.',
    },
    {
      title: 'Botas de esquí Midi 110',
      price: 319,
      categories: ['Botas'],
      attributes: { Flex: ['110'], Horma: ['Media, 100 mm'], Ganchos: ['4'] },
      variants: each('Mondopoint', ['25,5', '26,5', '27,5', '28,5']),
      description: 'Precisas, para quien ya baja rojas y negras.',
    },
    {
      title: 'Casco Oroel',
      price: 69,
      categories: ['Cascos'],
      attributes: { Peso: ['420 g'], Ventilación: ['Regulable'] },
      variants: [
        { options: { Talla: 'S', Color: 'Negro' } },
        { options: { Talla: 'M', Color: 'Negro' } },
        { options: { Talla: 'L', Color: 'Negro' } },
        { options: { Talla: 'M', Color: 'Blanco' } },
        { options: { Talla: 'L', Color: 'Blanco' }, inStock: false },
      ],
    },
    {
      title: 'Casco infantil Oroel Kids',
      price: 49,
      categories: ['Cascos', 'Niños'],
      attributes: { Talla: ['Ajustable, 48–54 cm'], Peso: ['380 g'] },
      variants: each('Color', ['Rojo', 'Turquesa']),
    },
    {
      title: 'Gafas de ventisca Canal Roya',
      price: 79,
      categories: ['Gafas'],
      attributes: { Lente: ['Categoría S3, para sol'], Antivaho: ['Sí'], 'Sobre gafas graduadas': ['Sí'] },
      variants: each('Color', ['Negro', 'Azul']),
    },
    {
      title: 'Gafas de ventisca Niebla',
      price: 59,
      categories: ['Gafas'],
      attributes: { Lente: ['Categoría S1, para mal tiempo'], Antivaho: ['Sí'], 'Sobre gafas graduadas': ['No'] },
    },
    {
      title: 'Chaqueta de esquí Aspe mujer',
      price: 159,
      categories: ['Ropa', 'Mujer'],
      attributes: { Impermeabilidad: ['15 000 mm'], Relleno: ['Sintético reciclado'], 'Bolsillo para forfait': ['Sí'] },
      variants: [
        { options: { Talla: 'S', Color: 'Granate' } },
        { options: { Talla: 'M', Color: 'Granate' } },
        { options: { Talla: 'L', Color: 'Granate' } },
        { options: { Talla: 'S', Color: 'Verde pino' } },
        { options: { Talla: 'M', Color: 'Verde pino' }, inStock: false },
        { options: { Talla: 'L', Color: 'Verde pino' } },
      ],
      description: 'Caliente y con capucha que cabe sobre el casco.',
    },
    {
      title: 'Pantalón de esquí Aspe mujer',
      price: 109,
      categories: ['Ropa', 'Mujer'],
      attributes: { Impermeabilidad: ['15 000 mm'], Color: ['Negro'] },
      variants: each('Talla', ['S', 'M', 'L']),
      description: 'A juego con la chaqueta Aspe.',
    },
    {
      title: 'Mono infantil Sarrio',
      price: 85,
      categories: ['Ropa', 'Niños'],
      attributes: { Impermeabilidad: ['10 000 mm'] },
      variants: each('Talla', ['98 cm', '110 cm', '122 cm']),
      description: 'De una pieza, para que no entre la nieve.',
    },
    {
      title: 'Guantes Tobazo',
      price: 39.5,
      categories: ['Ropa'],
      attributes: { Material: ['Piel de cabra y nailon'], Impermeables: ['Sí'] },
      variants: each('Talla', ['7', '8', '9', '10']),
    },
  ],
};
