/** A shop of the seventeenth fresh set: what people buy for their phones. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

/** Every model in every colour; what is sold out is named as 'model colour'. */
const fitted = (models: readonly string[], colours: readonly string[], soldOut: readonly string[] = []) =>
  models.flatMap((model) =>
    colours.map((colour) => ({ options: { Modelo: model, Color: colour }, inStock: !soldOut.includes(`${model} ${colour}`) })),
  );

export const clipado: Shop = {
  key: 'clipado',
  language: 'es',
  currency: 'EUR',
  url: 'https://clipado.example',
  quiz: { question: '¿Qué necesitas?', answers: ['Una funda', 'Otra cosa'] },
  profile: {
    ...silent,
    companyName: 'Clipado',
    whatServicesDoYouOfferToClients: 'Fundas, cargadores, auriculares y soportes para móvil, en Zaragoza y en internet.',
    howCanCustomersReachYouOrYourTeam: 'Llámanos al 976 555 018, escríbenos por WhatsApp al 655 555 018 o a ayuda@clipado.example.',
    whatAreFAQs: `¿Me ponéis el cristal templado en la tienda?
Sí, gratis si compras el cristal con nosotros. Tardamos cinco minutos.

¿Se puede personalizar una funda con una foto?
Sí. Cuesta 6 € más y tarda dos días laborables. Envíanos la foto por WhatsApp.

¿Hacéis factura?
Claro. Escribe tu NIF al hacer el pedido y te la mandamos por correo electrónico.`,
  },
  pages: [
    page(
      'https://clipado.example/envios',
      'Envíos',
      'delivery',
      `Península: 3,95 €, entrega en 24–48 horas. Gratis a partir de 30 €.
Baleares: 6,50 €, de 3 a 4 días laborables.
Canarias, Ceuta y Melilla: 9,90 €, de 5 a 8 días laborables.
Portugal: 6,90 €, de 2 a 3 días laborables.
Recogida en nuestra tienda de Zaragoza: gratis.

Los pedidos hechos antes de las 17:00 salen el mismo día, de lunes a viernes.

De momento no enviamos a otros países.`,
    ),
    page(
      'https://clipado.example/devoluciones',
      'Cambios y devoluciones',
      'returns',
      `¿Te has equivocado de modelo? Tienes 30 días para cambiarlo. El primer cambio corre de nuestra cuenta.

Para devolver un artículo y recuperar el dinero, el envío de vuelta cuesta 2,95 €. El reembolso llega en un máximo de 7 días.

No se admiten devoluciones de fundas personalizadas, de cristales ya pegados ni de auriculares de botón usados, por higiene.

Si algo llega roto, mándanos una foto y te enviamos otro sin que devuelvas nada.`,
    ),
    page(
      'https://clipado.example/pago',
      'Formas de pago',
      'payment',
      `Tarjeta (Visa, Mastercard)
Bizum
PayPal
Contra reembolso: 2,50 € de recargo, solo en la Península

No trabajamos con pago aplazado.`,
    ),
    page(
      'https://clipado.example/guia-cargadores',
      '¿Qué cargador necesito?',
      'questions',
      `Mira cuántos vatios admite tu teléfono:
iPhone 15 y 16: hasta 27 W, cable USB-C
iPhone 14 y anteriores: hasta 20 W, cable Lightning
Samsung Galaxy S24: hasta 25 W (S24 Ultra, 45 W), cable USB-C
Xiaomi Redmi Note 13: hasta 33 W, cable USB-C

Un cargador más potente no daña el móvil: el teléfono solo toma lo que necesita.

La carga inalámbrica MagSafe funciona desde el iPhone 12.`,
    ),
    page(
      'https://clipado.example/garantia',
      'Garantía y cuidados',
      'questions',
      `Todos los productos tienen tres años de garantía. No cubre golpes, agua ni el desgaste de la batería.

Las fundas de silicona se limpian con agua templada y jabón neutro. Las transparentes se ponen amarillas con el sol, es normal.

La piel se cuida con una gamuza seca; evita el alcohol.`,
    ),
    page(
      'https://clipado.example/tienda',
      'Nuestra tienda',
      'contact',
      `Clipado, calle Alfonso I, 19, 50003 Zaragoza

Lunes a viernes: 10:00–14:00 y 17:00–20:30
Sábados: 10:00–14:00
Domingos y festivos: cerrado`,
    ),
    page(
      'https://clipado.example/quienes-somos',
      'Quiénes somos',
      'questions',
      `Abrimos en 2011 con un puesto de dos metros en el mercado central. Hoy somos ocho personas, seguimos probando en nuestros propios móviles todo lo que vendemos y plantamos un árbol en Teruel por cada cien pedidos.`,
    ),
  ],
  products: [
    {
      title: 'Funda Silicona Suave',
      price: 14.9,
      categories: ['Fundas'],
      attributes: { Material: ['Silicona'], MagSafe: ['No'] },
      variants: fitted(['iPhone 15', 'iPhone 16', 'Galaxy S24', 'Redmi Note 13'], ['Negro', 'Lavanda', 'Verde'], ['iPhone 16 Lavanda']),
      description: 'Tacto suave y forro de microfibra por dentro.',
    },
    {
      title: 'Funda Transparente MagSafe',
      price: 19.9,
      categories: ['Fundas'],
      attributes: { Material: ['Policarbonato'], MagSafe: ['Sí'] },
      variants: each('Modelo', ['iPhone 15', 'iPhone 16', 'iPhone 16 Pro']),
      description: 'Deja ver el color del teléfono y lleva los imanes dentro.',
    },
    {
      title: 'Funda Antigolpes Roca',
      price: 24.9,
      categories: ['Fundas'],
      attributes: { Material: ['TPU y policarbonato'], MagSafe: ['No'], Caídas: ['Hasta 3 metros'] },
      variants: each('Modelo', ['iPhone 16', 'Galaxy S24', 'Galaxy A55', 'Redmi Note 13']),
      description: 'Para quien trabaja en la obra o tiene las manos de mantequilla.',
    },
    {
      title: 'Funda Libro Piel',
      price: 34.9,
      categories: ['Fundas'],
      attributes: { Material: ['Piel de vacuno'], Tarjetas: ['3'], MagSafe: ['No'] },
      variants: fitted(['iPhone 15', 'iPhone 16', 'Galaxy S24'], ['Marrón', 'Negro'], ['Galaxy S24 Marrón']),
      description: 'Con tapa, tres ranuras para tarjetas y función de soporte.',
    },
    {
      title: 'Funda Colgante con Cordón',
      price: 17.9,
      categories: ['Fundas'],
      attributes: { Material: ['Silicona transparente'], Cordón: ['150 cm, regulable'] },
      variants: each('Modelo', ['iPhone 15', 'iPhone 16', 'Galaxy A55']),
    },
    {
      title: 'Cristal Templado 2 Unidades',
      price: 12.9,
      categories: ['Protectores'],
      attributes: { Dureza: ['9H'], Grosor: ['0,33 mm'] },
      variants: each('Modelo', ['iPhone 15', 'iPhone 16', 'iPhone 16 Pro', 'Galaxy S24', 'Galaxy A55', 'Redmi Note 13'], ['Galaxy A55']),
      description: 'Incluye marco para colocarlo recto y toallitas.',
    },
    {
      title: 'Cristal Privacidad',
      price: 15.9,
      categories: ['Protectores'],
      attributes: { Dureza: ['9H'] },
      variants: each('Modelo', ['iPhone 15', 'iPhone 16']),
      description: 'Visto de lado, la pantalla se ve negra.',
    },
    {
      title: 'Cargador USB-C 30 W',
      price: 19.9,
      categories: ['Cargadores'],
      attributes: { Potencia: ['30 W'], Puertos: ['1 USB-C'], Cable: ['No incluido'] },
      variants: each('Color', ['Blanco', 'Negro']),
    },
    {
      title: 'Cargador Doble 65 W',
      price: 36.9,
      categories: ['Cargadores'],
      attributes: { Potencia: ['65 W'], Puertos: ['2 USB-C'], Cable: ['No incluido'] },
      description: 'Carga a la vez el móvil y el portátil.',
    },
    {
      title: 'Base Inalámbrica 3 en 1',
      price: 49.9,
      was: 59.9,
      categories: ['Cargadores', 'Carga inalámbrica'],
      attributes: { Potencia: ['15 W'], MagSafe: ['Sí'] },
      description: 'Para el iPhone, el Apple Watch y los AirPods. El adaptador de corriente está incluido.',
    },
    {
      title: 'Cargador de Coche 45 W',
      price: 22.9,
      categories: ['Cargadores', 'Coche'],
      attributes: { Potencia: ['45 W'], Puertos: ['1 USB-C, 1 USB-A'] },
    },
    {
      title: 'Cable USB-C a USB-C',
      price: 9.9,
      categories: ['Cables'],
      attributes: { Material: ['Nailon trenzado'], Potencia: ['60 W'] },
      variants: [
        { options: { Longitud: '1 m' }, price: 9.9 },
        { options: { Longitud: '2 m' }, price: 12.9 },
        { options: { Longitud: '3 m' }, price: 15.9 },
      ],
    },
    {
      title: 'Cable USB-C a Lightning',
      price: 14.9,
      categories: ['Cables'],
      attributes: { Material: ['Nailon trenzado'], Longitud: ['1,2 m'] },
    },
    {
      title: 'Batería Externa 10000 Bolsillo',
      price: 27.9,
      categories: ['Baterías'],
      attributes: { Capacidad: ['10.000 mAh'], Potencia: ['20 W'], Peso: ['185 g'] },
      variants: each('Color', ['Negro', 'Blanco', 'Rosa']),
      description: 'Unas dos cargas completas. Se puede llevar en el avión.',
    },
    {
      title: 'Batería Externa 20000 Viaje',
      price: 42.9,
      categories: ['Baterías'],
      attributes: { Capacidad: ['20.000 mAh'], Potencia: ['30 W'], Peso: ['370 g'] },
      variants: each('Color', ['Negro']),
      description: 'Unas cuatro cargas completas. Se puede llevar en el avión.',
    },
    {
      title: 'Auriculares Bluetooth Gota',
      price: 39.9,
      categories: ['Auriculares'],
      attributes: {
        Tipo: ['De botón'],
        Autonomía: ['6 horas, 24 con el estuche'],
        'Resistencia al agua': ['IPX5'],
        'Cancelación de ruido': ['No'],
      },
      variants: each('Color', ['Blanco', 'Negro', 'Azul'], ['Azul']),
    },
    {
      title: 'Auriculares de Diadema Calma',
      price: 79.9,
      categories: ['Auriculares'],
      attributes: { Tipo: ['De diadema'], Autonomía: ['40 horas'], 'Cancelación de ruido': ['Sí'], Peso: ['240 g'] },
      variants: each('Color', ['Negro', 'Crema']),
    },
    {
      title: 'Auriculares con Cable USB-C',
      price: 16.9,
      categories: ['Auriculares'],
      attributes: { Tipo: ['De botón'], Cable: ['1,2 m'], 'Cancelación de ruido': ['No'] },
    },
    {
      title: 'Soporte de Coche Imán',
      price: 18.9,
      categories: ['Soportes', 'Coche'],
      attributes: { MagSafe: ['Sí'], Fijación: ['Rejilla de ventilación'] },
    },
    {
      title: 'Soporte de Mesa Plegable',
      price: 13.9,
      inStock: false,
      categories: ['Soportes'],
      attributes: { Material: ['Aluminio'] },
    },
    {
      title: 'Palo Selfie Trípode',
      price: 25.9,
      categories: ['Soportes'],
      attributes: { Altura: ['Hasta 130 cm'], Peso: ['210 g'] },
      description: 'Con mando Bluetooth que se saca del mango.',
    },
  ],
};
