/** A shop of the sixteenth fresh set: things for dogs and cats. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** One version for each bag or size, at its own price. */
const priced = (name: string, prices: Readonly<Record<string, number>>) =>
  Object.entries(prices).map(([value, price]) => ({ options: { [name]: value }, price }));

export const bigotes: Shop = {
  key: 'bigotes',
  language: 'es',
  currency: 'EUR',
  url: 'https://bigotes.example',
  quiz: { question: '¿Con quién vives?', answers: ['Con un perro', 'Con otro animal'] },
  profile: {
    ...silent,
    companyName: 'Bigotes y Patas',
    whatServicesDoYouOfferToClients: 'Alimentación y accesorios para perros y gatos, en línea y en nuestra tienda de Valencia.',
    howCanCustomersReachYouOrYourTeam: 'Llámanos al 963 555 014 o escríbenos a hola@bigotes.example.',
    whatAreFAQs: `¿Envolvéis para regalo?
Sí, por 2,90 € lo envolvemos con papel de huellas y una tarjeta.

¿Cómo pido una chapa grabada?
Escribe el nombre y el teléfono en las notas del pedido. La chapa tarda un día más.

¿Tenéis suscripción de pienso?
Sí. Eliges cada cuántas semanas (4, 6 u 8) y te descontamos un 10 % en cada entrega. Puedes cancelarla cuando quieras.`,
  },
  pages: [
    page(
      'https://bigotes.example/envios',
      'Envíos',
      'delivery',
      `Península: 4,50 €, entrega en 24–48 horas. Envío gratis a partir de 39 €.
Baleares: 6,90 €, 3–4 días laborables.
Canarias, Ceuta y Melilla: 12,50 €, 5–8 días laborables.
Portugal: 7,90 €, 2–4 días laborables.

No enviamos a otros países.

Los pedidos hechos antes de las 14 h salen el mismo día. También puedes recoger tu pedido en la tienda sin coste.`,
    ),
    page(
      'https://bigotes.example/devoluciones',
      'Cambios y devoluciones',
      'returns',
      `Tienes 30 días para devolver cualquier artículo sin usar y con su etiqueta. La recogida cuesta 3,95 €, que descontamos del reembolso.

El primer cambio de talla es gratis.

La comida abierta no se puede devolver, salvo el pienso Campero: si a tu perro no le gusta, te devolvemos el dinero aunque el saco esté empezado (un saco por cliente).

El reembolso llega en un plazo de 5 días por el mismo medio de pago.`,
    ),
    page(
      'https://bigotes.example/pago',
      'Formas de pago',
      'payment',
      `Tarjeta (Visa y Mastercard), PayPal, Bizum y contra reembolso. El contra reembolso tiene un recargo de 2,50 € y solo está disponible en la Península.`,
    ),
    page(
      'https://bigotes.example/tallas',
      'Guía de tallas de arneses y abrigos',
      'questions',
      `Mide el contorno del pecho justo detrás de las patas delanteras.

| Talla | Contorno de pecho |
| XS | 30–40 cm |
| S | 41–50 cm |
| M | 51–65 cm |
| L | 66–80 cm |
| XL | 81–100 cm |

Debes poder meter dos dedos entre el arnés y el pelo.`,
    ),
    page(
      'https://bigotes.example/consejos',
      'Consejos',
      'questions',
      `¿Cuánto pienso le doy a mi perro adulto?
Perro de 5 kg: 90 g al día. De 10 kg: 150 g. De 20 kg: 250 g. De 30 kg: 340 g.

¿Cómo cambio de un pienso a otro?
Poco a poco, durante siete días, mezclando cada día un poco más del nuevo.

¿Hasta cuándo se da pienso de cachorro?
Hasta los doce meses; en razas grandes, hasta los dieciocho.

¿Cada cuánto se cambia la arena?
Retira los grumos a diario y cámbiala entera cada dos semanas.

¿Cómo se lavan las camas?
Quita la funda y lávala a 30 grados, sin secadora.`,
    ),
    page(
      'https://bigotes.example/tienda',
      'Tienda y contacto',
      'contact',
      `Calle Cuba 32, 46006 Valencia
De lunes a viernes, de 10 a 14 h y de 17 a 20.30 h
Sábados, de 10 a 14 h

Por WhatsApp respondemos en el 600 555 014. Los perros son bienvenidos en la tienda.`,
    ),
    page(
      'https://bigotes.example/quienes-somos',
      'Quiénes somos',
      'questions',
      `Somos Amparo y Vicent, y abrimos la tienda en 2009 con nuestra gata Pipa. El pienso Campero lo fabrica para nosotros una empresa familiar de Teruel.

Donamos el 1 % de cada compra a una protectora de animales de Valencia.`,
    ),
  ],
  products: [
    {
      title: 'Pienso Campero Cachorro Pollo',
      price: 16.9,
      categories: ['Perros', 'Pienso para perros'],
      attributes: { Edad: ['Cachorro'], Sabor: ['Pollo'] },
      variants: priced('Saco', { '3 kg': 16.9, '12 kg': 49.9 }),
    },
    {
      title: 'Pienso Campero Adulto Pollo',
      price: 15.9,
      categories: ['Perros', 'Pienso para perros'],
      attributes: { Edad: ['Adulto'], Sabor: ['Pollo'] },
      variants: priced('Saco', { '3 kg': 15.9, '12 kg': 46.9 }),
    },
    {
      title: 'Pienso Campero Sin Cereales Salmón',
      price: 19.9,
      categories: ['Perros', 'Pienso para perros'],
      attributes: { Edad: ['Adulto'], Sabor: ['Salmón'], 'Sin cereales': ['Sí'] },
      variants: priced('Saco', { '3 kg': 19.9, '12 kg': 59.9 }),
      description: 'Para perros con digestión delicada o alergia a los cereales.',
    },
    {
      title: 'Pienso Campero Senior Cordero',
      price: 17.5,
      categories: ['Perros', 'Pienso para perros'],
      attributes: { Edad: ['Senior, desde 8 años'], Sabor: ['Cordero'] },
      variants: priced('Saco', { '3 kg': 17.5, '12 kg': 51.9 }),
    },
    {
      title: 'Pienso Gato Esterilizado Pavo',
      price: 12.9,
      categories: ['Gatos', 'Pienso para gatos'],
      attributes: { Edad: ['Adulto'], Sabor: ['Pavo'] },
      variants: priced('Saco', { '1,5 kg': 12.9, '7 kg': 44.9 }),
      description: 'Bajo en grasa, para gatos esterilizados de interior.',
    },
    {
      title: 'Pienso Gatito Pollo',
      price: 13.5,
      categories: ['Gatos', 'Pienso para gatos'],
      attributes: { Edad: ['Hasta 12 meses'], Sabor: ['Pollo'], Peso: ['1,5 kg'] },
    },
    {
      title: 'Latas de Atún para Gato, Pack de 12',
      price: 14.4,
      categories: ['Gatos', 'Comida húmeda'],
      attributes: { Sabor: ['Atún'], Peso: ['12 x 85 g'] },
    },
    { title: 'Snacks Dentales', price: 9.9, categories: ['Perros', 'Premios'], attributes: { Unidades: ['28'] } },
    {
      title: 'Arnés Norte',
      price: 24.9,
      categories: ['Perros', 'Paseo'],
      attributes: { Material: ['Nailon acolchado'] },
      variants: ['XS', 'S', 'M', 'L', 'XL'].flatMap((size) =>
        ['Rojo', 'Azul', 'Negro'].map((colour) => ({
          options: { Talla: size, Color: colour },
          inStock: !(size === 'M' && colour === 'Azul'),
        })),
      ),
      description: 'No tira del cuello y lleva costuras reflectantes.',
    },
    {
      title: 'Correa Extensible 5 m',
      price: 18.5,
      categories: ['Perros', 'Paseo'],
      attributes: { Longitud: ['5 m'], 'Peso máximo del perro': ['20 kg'] },
    },
    {
      title: 'Correa de Nailon',
      price: 9.9,
      categories: ['Perros', 'Paseo'],
      attributes: { Longitud: ['1,2 m'], Material: ['Nailon'] },
      variants: each('Color', ['Rojo', 'Azul', 'Negro']),
    },
    {
      title: 'Collar de Cuero',
      price: 27,
      categories: ['Perros', 'Paseo'],
      attributes: { Material: ['Cuero'] },
      variants: each('Talla', ['S', 'M', 'L']),
      description: 'Cosido a mano en Ubrique.',
    },
    { title: 'Chapa Grabada', price: 8.5, categories: ['Perros', 'Gatos'], variants: each('Forma', ['Hueso', 'Corazón', 'Pez']) },
    {
      title: 'Impermeable Chubasco',
      price: 22.9,
      was: 29.9,
      categories: ['Perros', 'Abrigos'],
      attributes: { Material: ['Poliéster'] },
      variants: each('Talla', ['XS', 'S', 'M', 'L', 'XL'], ['XL']),
    },
    {
      title: 'Cama Nube',
      price: 34.9,
      categories: ['Perros', 'Gatos', 'Camas'],
      attributes: { Material: ['Felpa'], Color: ['Gris'], Forma: ['Redonda'] },
      variants: priced('Tamaño', { 'Pequeña (50 cm)': 34.9, 'Mediana (70 cm)': 49.9, 'Grande (90 cm)': 69.9 }),
    },
    {
      title: 'Cama Ortopédica Alivio',
      price: 89,
      categories: ['Perros', 'Camas'],
      attributes: { Material: ['Espuma viscoelástica'], Medidas: ['100 x 70 x 15 cm'], Color: ['Marrón'] },
      description: 'Descarga las articulaciones de perros mayores o con artrosis.',
    },
    {
      title: 'Rascador Torre',
      price: 79.9,
      categories: ['Gatos', 'Rascadores'],
      attributes: { Altura: ['120 cm'], Material: ['Sisal y madera'] },
    },
    { title: 'Rascador Poste', price: 29.9, categories: ['Gatos', 'Rascadores'], attributes: { Altura: ['60 cm'], Material: ['Sisal'] } },
    {
      title: 'Arenero Cubierto',
      price: 36.5,
      inStock: false,
      categories: ['Gatos', 'Higiene'],
      attributes: { Medidas: ['52 x 40 x 42 cm'] },
    },
    {
      title: 'Arena Aglomerante',
      price: 11.9,
      categories: ['Gatos', 'Higiene'],
      attributes: { Contenido: ['10 l'], Perfume: ['Sin perfume'] },
    },
    {
      title: 'Transportín Viajero',
      price: 38,
      categories: ['Gatos', 'Perros', 'Viaje'],
      attributes: { Medidas: ['45 x 28 x 26 cm'], 'Peso máximo': ['8 kg'] },
      description: 'Blando y plegable, con bolsillo para la cartilla.',
    },
    {
      title: 'Mordedor de Cuerda',
      price: 6.9,
      categories: ['Perros', 'Juguetes para perros'],
      attributes: { Material: ['Algodón'], Longitud: ['30 cm'] },
    },
    {
      title: 'Pelota Dispensadora',
      price: 12.5,
      categories: ['Perros', 'Juguetes para perros'],
      attributes: { Diámetro: ['9 cm'] },
      description: 'Suelta premios o pienso mientras el perro la hace rodar. Entretiene a los que comen demasiado rápido.',
    },
    { title: 'Ratón con Hierba Gatera', price: 4.5, categories: ['Gatos', 'Juguetes para gatos'] },
    { title: 'Cepillo Quitapelo', price: 14.9, categories: ['Perros', 'Gatos', 'Higiene'] },
    {
      title: 'Champú de Avena',
      price: 9.5,
      categories: ['Perros', 'Higiene'],
      attributes: { Contenido: ['250 ml'] },
      description: 'Para pieles sensibles.',
    },
  ],
};
