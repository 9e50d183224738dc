/** Olive oil, in Spanish. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from './kit.fresh.ts';

export const almazara: Shop = {
  key: 'almazara',
  language: 'es',
  currency: 'EUR',
  url: 'https://almazara.example',
  quiz: { question: '¿Para qué quieres el aceite?', answers: ['Para cocinar', 'Para otra cosa'] },
  profile: {
    ...silent,
    companyName: 'Almazara del Cerro',
    howCanCustomersReachYouOrYourTeam: 'Escríbenos a hola@almazara.example o llama al 953 55 01 28.',
    moreInformationAboutYourProducts: 'Todas nuestras aceitunas se recogen a mano y se muelen el mismo día, a menos de 24 grados.',
    whatAreFAQs: `¿Hacéis lotes para regalo?
Sí, metemos lo que elijas en una caja de madera por 7 €, con una tarjeta escrita a mano.`,
  },
  pages: [
    page(
      'https://almazara.example/envios',
      'Envíos',
      'delivery',
      `Península: 5,50 €, gratis desde 60 €. Baleares: 9 €. A Canarias, Ceuta y Melilla no enviamos.

Portugal 8,50 €, Francia y Alemania 14 €, Austria e Italia 16,50 €. Fuera de la Unión Europea no enviamos.

Preparamos los pedidos los lunes y los jueves; el paquete llega uno o dos días después.`,
    ),
    page(
      'https://almazara.example/devoluciones',
      'Devoluciones',
      'returns',
      `Puedes devolver las botellas precintadas durante 20 días. Los gastos de vuelta corren de tu cuenta.

Si una botella llega rota, mándanos una foto el mismo día y te enviamos otra sin coste.

Te devolvemos el dinero en cuatro días hábiles por el mismo medio con el que pagaste.`,
    ),
    page(
      'https://almazara.example/conservar',
      'Cómo conservar el aceite',
      'questions',
      `Guárdalo en un armario lejos del fuego y de la luz, entre 15 y 20 grados. Nunca en la nevera.

Si se enturbia o aparecen grumos blancos, es por el frío. Déjalo a temperatura ambiente y vuelve a su estado.

Una botella abierta conserva su aroma unos tres meses. Cerrada aguanta dieciocho meses desde el envasado.`,
    ),
    page(
      'https://almazara.example/variedades',
      'Las variedades',
      'questions',
      `¿Cuál va bien para freír?

La picual: es la que mejor soporta el calor.

¿Y para los niños o para la repostería?

La arbequina, que es suave y no pica.

¿Por qué unos pican en la garganta?

Por los polifenoles. Es señal de aceite fresco, no un defecto.`,
    ),
    page(
      'https://almazara.example/visitas',
      'Visitas y catas',
      'questions',
      `De octubre a mayo enseñamos el molino los sábados a las 12. La visita dura hora y media, incluye una cata de cuatro aceites y cuesta 12 €; los menores de diez años no pagan.

Hay que reservar por correo. Los grupos de más de quince personas eligen su propio día.`,
    ),
    page(
      'https://almazara.example/pagos',
      'Formas de pago',
      'payment',
      `Tarjeta, Bizum, PayPal o transferencia. No aceptamos pago contra reembolso.

Los restaurantes reciben factura a 30 días a partir del segundo pedido. Las tarjetas regalo empiezan en 20 € y no caducan.`,
    ),
    page(
      'https://almazara.example/apadrina',
      'Apadrina un olivo',
      'questions',
      `Por 65 € al año un olivo lleva tu nombre. A cambio recibes en diciembre dos litros de aceite nuevo y una foto de tu árbol.

Puedes venir a abrazarlo, y a cosechar con nosotros el primer domingo de noviembre.`,
    ),
    page(
      'https://almazara.example/tienda',
      'La tienda del molino',
      'contact',
      `Estamos en el camino del Cerro, kilómetro 3, Baeza. Abrimos de lunes a viernes de 9 a 14 y de 17 a 19; los sábados, solo por la mañana.

Si traes tu garrafa de cinco litros vacía, te la rellenamos con 3 € de descuento.`,
    ),
    page(
      'https://almazara.example/blog/burro',
      'Blog: el burro que no quería subir',
      'questions',
      `Mi abuelo subía al cerro con un burro llamado Ministro. Un día Ministro se sentó a mitad de la cuesta y no hubo manera.

Bajaron la aceituna a hombros. Desde entonces, en casa, cuando alguien se niega a algo, decimos que se ha sentado el burro.`,
    ),
  ],
  products: [
    {
      title: 'Picual Temprano',
      price: 9.9,
      categories: ['Aceites'],
      attributes: { Variedad: ['Picual'], Sabor: ['Intenso'], Ecológico: ['Sí'] },
      variants: [
        { options: { Formato: '250 ml' }, price: 9.9 },
        { options: { Formato: '500 ml' }, price: 16.5 },
        { options: { Formato: '2 l' }, price: 52, inStock: false },
      ],
    },
    {
      title: 'Arbequina del Valle',
      price: 13.5,
      categories: ['Aceites'],
      attributes: { Variedad: ['Arbequina'], Sabor: ['Suave'], Ecológico: ['No'] },
      variants: [
        { options: { Formato: '500 ml' }, price: 13.5 },
        { options: { Formato: '2 l' }, price: 44 },
      ],
    },
    {
      title: 'Hojiblanca Serena',
      price: 14.8,
      was: 17.5,
      categories: ['Aceites'],
      attributes: { Variedad: ['Hojiblanca'], Sabor: ['Medio'], Ecológico: ['Sí'], Formato: ['500 ml'] },
    },
    {
      title: 'Cornicabra Antigua',
      price: 21,
      categories: ['Aceites'],
      attributes: { Variedad: ['Cornicabra'], Sabor: ['Intenso'], Ecológico: ['Sí'], Formato: ['500 ml'] },
      inStock: false,
    },
    {
      title: 'Garrafa de la Casa',
      price: 46,
      categories: ['Aceites'],
      attributes: { Variedad: ['Picual'], Sabor: ['Medio'], Ecológico: ['No'], Formato: ['5 l'] },
    },
    { title: 'Aceite con Limón', price: 11.2, categories: ['Aromatizados'], attributes: { Formato: ['250 ml'] } },
    { title: 'Aceite con Guindilla', price: 10.4, categories: ['Aromatizados'], attributes: { Formato: ['250 ml'] } },
    { title: 'Vinagre de Jerez', price: 8.6, categories: ['Despensa'], attributes: { Formato: ['375 ml'] } },
    {
      title: 'Aceitunas Aliñadas',
      price: 4.9,
      categories: ['Despensa'],
      attributes: { Peso: ['350 g'] },
      variants: each('Aliño', ['Tomillo', 'Ajo', 'Naranja'], ['Ajo']),
    },
    { title: 'Jabón de Oliva', price: 5.5, categories: ['Cosmética'], attributes: { Peso: ['120 g'] } },
    {
      title: 'Aceitera Gota',
      price: 24,
      was: 29,
      categories: ['Mesa'],
      attributes: { Material: ['Cerámica'], Capacidad: ['300 ml'] },
      variants: each('Color', ['Blanco', 'Azul', 'Verde'], ['Verde']),
    },
    { title: 'Tapón Vertedor', price: 3.2, categories: ['Mesa'], attributes: { Material: ['Acero'] } },
  ],
};
