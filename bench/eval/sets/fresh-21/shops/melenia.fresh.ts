/** A shop of the twenty-first fresh set: hair care. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const melenia: Shop = {
  key: 'melenia',
  language: 'es',
  currency: 'EUR',
  url: 'https://melenia.example',
  quiz: { question: '¿Qué buscas?', answers: ['Un champú', 'Otra cosa'] },
  profile: {
    ...silent,
    companyName: 'Melenia',
    whatServicesDoYouOfferToClients: 'Cuidado del cabello hecho en Valencia, para cada tipo de pelo.',
    howCanCustomersReachYouOrYourTeam: 'Escríbenos a hola@melenia.example o llámanos al 960 555 174.',
    whatAreFAQs: `¿Envolvéis para regalo?
Sí, en una bolsa de tela con tarjeta, por 2 € cada artículo.

¿Probáis en animales?
Jamás. Tenemos el sello Leaping Bunny desde 2016.

¿Cuánto dura un producto abierto?
12 meses. El champú sólido, 6 meses si se seca bien entre lavados.

¿Regaláis muestras?
Con los pedidos de más de 20 € puedes elegir tres muestras en la cesta.`,
  },
  pages: [
    page(
      'https://melenia.example/envios',
      'Envíos',
      'delivery',
      `Península
Punto de recogida: 2,95 €, 2 a 4 días laborables
A domicilio: 3,95 €, 2 a 3 días laborables
Urgente, si pides antes de las 14 h: 6,50 €, al día siguiente
A partir de 40 € el envío a domicilio es gratis.

Baleares (Mallorca, Menorca, Ibiza y Formentera): 5,90 €, 3 a 5 días laborables
Canarias, Ceuta y Melilla: 9,90 €, 6 a 9 días laborables
Portugal: 6,90 €, 3 a 4 días laborables`,
    ),
    page(
      'https://melenia.example/devoluciones',
      'Devoluciones',
      'returns',
      `Tienes 30 días para devolver los productos sin abrir y con su precinto.

Los secadores y las planchas se pueden probar en casa y devolver en 15 días, limpios y en su caja.

Por higiene no aceptamos cepillos ni productos abiertos.

La etiqueta de devolución cuesta 3,50 €. Te reembolsamos en 7 días.`,
    ),
    page(
      'https://melenia.example/pago',
      'Formas de pago',
      'payment',
      `Tarjeta, Bizum, PayPal y Apple Pay.

Contra reembolso, solo en la Península, con un recargo de 2 €.`,
    ),
    page(
      'https://melenia.example/que-necesita-tu-pelo',
      '¿Qué necesita tu pelo?',
      'questions',
      `Graso: lávalo cada dos días con agua tibia. Aplica el acondicionador solo de medios a puntas.
Rizado: champú sin sulfatos dos veces por semana y crema de peinado con el pelo mojado.
Fino: poca cantidad y nada de aceites en la raíz.
Rubio o con canas: Champú Violeta Plata una vez por semana. Déjalo actuar tres minutos.
Seco o dañado: mascarilla una vez por semana, diez minutos, y aceite en las puntas.`,
    ),
    page(
      'https://melenia.example/calor',
      'Secador y plancha sin quemar el pelo',
      'questions',
      `Pelo fino: no pases de 160 °C. Pelo normal: 180 °C. Pelo grueso: hasta 210 °C.

No uses nunca la plancha con el pelo mojado. Pon siempre un protector térmico antes.`,
    ),
  ],
  products: [
    {
      title: 'Champú Rizo Libre',
      price: 11.9,
      categories: ['Champús'],
      attributes: { 'Tipo de pelo': ['Rizado, encrespado'], Sin: ['Sulfatos', 'Siliconas'], Aroma: ['Coco'] },
      variants: [
        { options: { Tamaño: '250 ml' }, price: 11.9 },
        { options: { Tamaño: '500 ml' }, price: 18.9 },
      ],
      description:
        'Limpia sin aplastar el rizo y quita el encrespamiento. Con aceite de coco y proteína de arroz. Hace poca espuma, y así debe ser.',
    },
    {
      title: 'Champú Brisa',
      price: 9.9,
      categories: ['Champús'],
      attributes: { 'Tipo de pelo': ['Graso'], Tamaño: ['250 ml'], Aroma: ['Menta'] },
      description: 'Refresca la raíz y la mantiene limpia un día más. Lleva sulfatos suaves.',
    },
    {
      title: 'Champú Lino',
      price: 10.9,
      categories: ['Champús'],
      attributes: { 'Tipo de pelo': ['Fino'], Tamaño: ['250 ml'], Sin: ['Siliconas'] },
      description: 'Da cuerpo al pelo sin volumen. Con extracto de lino y pantenol.',
    },
    {
      title: 'Champú Calma',
      price: 12.9,
      categories: ['Champús'],
      attributes: { 'Tipo de pelo': ['Con caspa, cuero cabelludo sensible'], Tamaño: ['250 ml'], Sin: ['Perfume', 'Sulfatos'] },
      description: 'Calma el picor y reduce la caspa en tres semanas. Probado por dermatólogos. Puede usarse a diario.',
    },
    {
      title: 'Champú Violeta Plata',
      price: 13.5,
      categories: ['Champús'],
      attributes: { 'Tipo de pelo': ['Rubio, con canas'], Tamaño: ['250 ml'] },
      description: 'Neutraliza el tono amarillo del pelo rubio o blanco. Usa guantes si tienes las uñas claras.',
    },
    {
      title: 'Champú sólido Nuez',
      price: 8.5,
      categories: ['Champús'],
      attributes: { 'Tipo de pelo': ['Normal'], Peso: ['75 g'], Sin: ['Plástico', 'Sulfatos'] },
      description: 'Una pastilla dura como dos botellas. Ideal para viajar, porque no se derrama.',
    },
    {
      title: 'Acondicionador Seda',
      price: 10.5,
      categories: ['Acondicionadores y mascarillas'],
      attributes: { 'Tipo de pelo': ['Todos'], Tamaño: ['250 ml'], Sin: ['Siliconas'] },
      description: 'Desenreda y da brillo en dos minutos. Se aclara con agua fresca.',
    },
    {
      title: 'Mascarilla Karité',
      price: 14.9,
      categories: ['Acondicionadores y mascarillas'],
      attributes: { 'Tipo de pelo': ['Seco, dañado'], Tamaño: ['200 ml'] },
      description: 'Repara las puntas castigadas por la plancha o el tinte. Se deja diez minutos, una vez por semana.',
    },
    {
      title: 'Crema de peinado Rizo Libre',
      price: 13.9,
      categories: ['Peinado'],
      attributes: { 'Tipo de pelo': ['Rizado'], Tamaño: ['200 ml'], Aclarado: ['No'] },
      description: 'Define el rizo sin dejarlo duro. Se reparte con el pelo mojado y se deja secar al aire.',
    },
    {
      title: 'Aceite de argán Oro',
      price: 16.5,
      categories: ['Peinado'],
      attributes: { Origen: ['Marruecos'], Ingredientes: ['100 % aceite de argán'] },
      variants: [
        { options: { Tamaño: '50 ml' }, price: 16.5 },
        { options: { Tamaño: '100 ml' }, price: 27.5 },
      ],
      description: 'Dos gotas en las puntas bastan. Prensado en frío por una cooperativa de mujeres.',
    },
    {
      title: 'Protector térmico Escudo',
      price: 12.5,
      categories: ['Peinado'],
      attributes: { Tamaño: ['150 ml'], Protege: ['Hasta 230 °C'] },
      description: 'Un espray que protege el pelo del calor del secador y de la plancha. No deja residuos.',
    },
    {
      title: 'Secador Tramontana',
      price: 69,
      categories: ['Aparatos'],
      attributes: { Potencia: ['2100 W'], Peso: ['480 g'], Garantía: ['3 años'] },
      variants: each('Color', ['Negro', 'Coral']),
      description: 'Seca rápido y hace poco ruido. Incluye difusor para rizos y boquilla estrecha.',
    },
    {
      title: 'Plancha Lisa',
      price: 54,
      categories: ['Aparatos'],
      attributes: { Temperatura: ['120 a 220 °C'], Placas: ['Cerámica, 25 mm'], Garantía: ['3 años'] },
      description: 'Lista en 30 segundos. Se apaga sola después de una hora.',
    },
    {
      title: 'Cepillo Desenredo',
      price: 9.5,
      categories: ['Cepillos'],
      attributes: { Púas: ['Flexibles'] },
      variants: each('Color', ['Rosa', 'Azul'], ['Azul']),
      description: 'No da tirones, ni con el pelo mojado. A los niños les encanta.',
    },
  ],
};
