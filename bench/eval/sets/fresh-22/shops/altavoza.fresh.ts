/** A shop of the twenty-second fresh set: headphones and loudspeakers. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const altavoza: Shop = {
  key: 'altavoza',
  language: 'es',
  currency: 'EUR',
  url: 'https://altavoza.example',
  quiz: { question: '¿Dónde lo vas a usar?', answers: ['En casa', 'Fuera de casa'] },
  profile: {
    ...silent,
    companyName: 'Altavoza',
    whatServicesDoYouOfferToClients:
      'Auriculares, altavoces y barras de sonido para casa y para la calle, elegidos y probados por nosotros en Zaragoza.',
    howCanCustomersReachYouOrYourTeam: 'Teléfono y WhatsApp 976 555 128, correo hola@altavoza.example.',
    whatAreFAQs: `¿Puedo escuchar los auriculares antes de comprarlos?
Sí, en la tienda tenemos una sala de escucha. Pide hora por WhatsApp y es tuya durante treinta minutos.

¿Recogéis aparatos viejos?
Sí, nos los puedes mandar o traer y los llevamos al punto limpio sin coste.

¿Las almohadillas se venden sueltas?
Tenemos recambio para todos los modelos de diadema, a 12 € el par.`,
  },
  pages: [
    page(
      'https://altavoza.example/envios',
      'Envíos',
      'delivery',
      `Península: 3,95 €, gratis a partir de 50 €. Entrega en 24 a 48 horas laborables.

Baleares: 6,50 €. Canarias, Ceuta y Melilla: 12 €, de 5 a 8 días, y el envío gratuito no se aplica.

Portugal: 5,90 €. Al resto de Europa no enviamos de momento.

Los bultos de más de 15 kg los lleva una agencia hasta el portal; subirlos a casa cuesta 10 € más.`,
    ),
    page(
      'https://altavoza.example/devoluciones',
      'Cambios y devoluciones',
      'returns',
      `Tienes 30 días para devolver lo que no te convenza, en su caja y con todos los cables.

Los auriculares de botón solo se admiten con el precinto puesto, por higiene.

La recogida en casa cuesta 4 €, que descontamos del reembolso. Si lo traes a la tienda no pagas nada.

Devolvemos el dinero en un plazo de cinco días laborables.`,
    ),
    page(
      'https://altavoza.example/garantia',
      'Garantía',
      'questions',
      `Todos los productos tienen 3 años de garantía. Las baterías, 1 año.

Los golpes y el agua de mar no están cubiertos, aunque el aparato sea resistente al agua.

Si la reparación tarda más de diez días, te prestamos otro mientras tanto.`,
    ),
    page(
      'https://altavoza.example/agua',
      'Qué significa IPX',
      'questions',
      `IPX4 aguanta el sudor y la lluvia. IPX7 aguanta media hora bajo el agua, hasta un metro. Sin IPX, mejor que no se moje.

Para nadar no vale ninguno de nuestros modelos: el Bluetooth no funciona bajo el agua.`,
    ),
    page(
      'https://altavoza.example/cuidados',
      'Cuidados',
      'questions',
      `Limpia las almohadillas con un paño húmedo y sin alcohol.

No dejes la batería a cero durante meses: guárdala a media carga y recárgala cada tres meses.

Si un auricular no se empareja, mantén pulsado el botón diez segundos para restablecerlo.`,
    ),
    page(
      'https://altavoza.example/pago',
      'Formas de pago',
      'payment',
      `Tarjeta, Bizum, PayPal y contra reembolso. El contra reembolso lleva un recargo de 2,50 € y solo es posible hasta 200 €.

A partir de 120 € puedes pagar en cuatro plazos con seQura, sin intereses.`,
    ),
    page(
      'https://altavoza.example/tienda',
      'La tienda',
      'contact',
      `Calle San Miguel 19, 50001 Zaragoza

De lunes a viernes de 10 a 14 y de 17 a 20.30. Los sábados solo por la mañana, hasta las 14.

En agosto cerramos por las tardes.`,
    ),
    page(
      'https://altavoza.example/nosotros',
      'Quiénes somos',
      'questions',
      `Nuria y Álex se conocieron montando el sonido de las fiestas del Pilar. Abrieron Altavoza en 2015.

No aceptamos dinero de las marcas: si algo suena mal, no lo vendemos.`,
    ),
  ],
  products: [
    {
      title: 'Auriculares Cierzo Pro',
      price: 189,
      was: 229,
      categories: ['Auriculares', 'Diadema'],
      attributes: { Conexión: ['Bluetooth y cable'], 'Cancelación de ruido': ['Sí'], Batería: ['38 horas'], Peso: ['265 g'] },
      variants: each('Color', ['Negro', 'Azul', 'Arena'], ['Azul']),
      description: 'Para aviones, oficinas y vecinos. Se pliegan y traen estuche.',
    },
    {
      title: 'Auriculares Cierzo',
      price: 99,
      categories: ['Auriculares', 'Diadema'],
      attributes: { Conexión: ['Bluetooth'], 'Cancelación de ruido': ['Sí'], Batería: ['30 horas'], Peso: ['230 g'] },
      variants: each('Color', ['Negro', 'Azul', 'Blanco']),
      description: 'El hermano pequeño: casi el mismo silencio por la mitad.',
    },
    {
      title: 'Auriculares Solana',
      price: 49,
      categories: ['Auriculares', 'Diadema'],
      attributes: { Conexión: ['Bluetooth'], 'Cancelación de ruido': ['No'], Batería: ['50 horas'], Peso: ['170 g'] },
      variants: each('Color', ['Rojo', 'Azul', 'Negro']),
      description: 'Ligeros y alegres, con micrófono para llamadas.',
    },
    {
      title: 'Auriculares de Estudio Moncayo',
      price: 139,
      categories: ['Auriculares', 'Diadema'],
      attributes: { Conexión: ['Cable de 3 m'], 'Cancelación de ruido': ['No'], Impedancia: ['80 ohmios'], Peso: ['250 g'] },
      description: 'Cerrados y neutros, para grabar y mezclar.',
    },
    {
      title: 'Auriculares Infantiles Gorrión',
      price: 29,
      categories: ['Auriculares', 'Diadema'],
      attributes: { Conexión: ['Cable de 1,2 m'], 'Volumen máximo': ['85 dB'], Edad: ['De 3 a 10 años'] },
      variants: each('Color', ['Amarillo', 'Azul']),
      description: 'Con el volumen limitado y una toma para un amigo.',
    },
    {
      title: 'Botones Ebro',
      price: 39,
      categories: ['Auriculares', 'Botón'],
      attributes: { Conexión: ['Bluetooth'], 'Resistencia al agua': ['IPX4'], Batería: ['6 horas, 24 con el estuche'] },
      variants: each('Color', ['Negro', 'Blanco', 'Azul'], ['Blanco']),
      description: 'Pequeños, con tres tallas de almohadilla.',
    },
    {
      title: 'Botones Ebro Sport',
      price: 65,
      was: 79,
      categories: ['Auriculares', 'Botón'],
      attributes: { Conexión: ['Bluetooth'], 'Resistencia al agua': ['IPX7'], Batería: ['9 horas, 36 con el estuche'] },
      variants: each('Color', ['Negro', 'Naranja']),
      description: 'Con gancho: no se caen ni haciendo el pino.',
    },
    {
      title: 'Auriculares Óseos Tozal',
      price: 95,
      categories: ['Auriculares', 'Deporte'],
      attributes: { Conexión: ['Bluetooth'], 'Resistencia al agua': ['IPX4'], Batería: ['8 horas'], Peso: ['28 g'] },
      description: 'Dejan el oído libre para oír el tráfico.',
    },
    {
      title: 'Altavoz Grillo',
      price: 35,
      categories: ['Altavoces', 'Portátiles'],
      attributes: { Potencia: ['8 W'], 'Resistencia al agua': ['IPX7'], Batería: ['10 horas'] },
      variants: each('Color', ['Rojo', 'Azul', 'Verde']),
      description: 'Cabe en el bolsillo y se cuelga de la mochila.',
    },
    {
      title: 'Altavoz Cigarra',
      price: 79,
      categories: ['Altavoces', 'Portátiles'],
      attributes: { Potencia: ['20 W'], 'Resistencia al agua': ['IPX7'], Batería: ['16 horas'] },
      variants: each('Color', ['Negro', 'Azul']),
      description: 'Para la terraza y la piscina. Dos juntos suenan en estéreo.',
    },
    {
      title: 'Altavoz Verbena',
      price: 249,
      categories: ['Altavoces', 'Portátiles'],
      attributes: { Potencia: ['120 W'], 'Resistencia al agua': ['No'], Batería: ['12 horas'], Peso: ['9,5 kg'] },
      description: 'Con luces, ruedas y entrada de micrófono. Para fiestas grandes.',
    },
    {
      title: 'Altavoces de Estantería Olivo, Pareja',
      price: 219,
      categories: ['Altavoces', 'Casa'],
      attributes: { Potencia: ['2 x 40 W'], Conexión: ['Bluetooth, óptica y cable'] },
      variants: each('Acabado', ['Nogal', 'Blanco'], ['Nogal']),
      description: 'Activos: no hace falta amplificador.',
    },
    {
      title: 'Barra de Sonido Salón',
      price: 159,
      was: 199,
      categories: ['Altavoces', 'Televisión'],
      attributes: { Potencia: ['100 W'], Largo: ['80 cm'], Conexión: ['HDMI ARC, óptica y Bluetooth'] },
      description: 'Con modo de voz para entender los diálogos.',
    },
    {
      title: 'Barra de Sonido Cine con Subgrave',
      price: 329,
      inStock: false,
      categories: ['Altavoces', 'Televisión'],
      attributes: { Potencia: ['300 W'], Largo: ['105 cm'], Conexión: ['HDMI eARC y Bluetooth'] },
      description: 'El subgrave va sin cable. Llega de nuevo a mediados de mes.',
    },
    {
      title: 'Estuche Rígido para Auriculares',
      price: 16.5,
      categories: ['Accesorios'],
      variants: each('Color', ['Negro', 'Gris']),
      description: 'Para modelos de diadema plegables.',
    },
    {
      title: 'Cable Minijack de 3 m',
      price: 9.9,
      categories: ['Accesorios'],
      description: 'Trenzado, conectores dorados.',
    },
  ],
};
