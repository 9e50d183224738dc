/** A shop of the twenty-fifth fresh set: trampolines, swings, slides and other things for playing in the garden. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const brincoverde: Shop = {
  key: 'brincoverde',
  language: 'es',
  currency: 'EUR',
  url: 'https://brincoverde.example',
  quiz: { question: '¿Qué edad tienen los niños?', answers: ['Menos de 4 años', 'Más'] },
  profile: {
    ...silent,
    companyName: 'Brincoverde',
    whatServicesDoYouOfferToClients: 'Camas elásticas, columpios, toboganes, areneros y casitas para jugar al aire libre.',
    moreInformationAboutYourProducts:
      'Nuestros productos son para uso doméstico y cumplen la norma EN 71. La madera es pino tratado en autoclave, que resiste a la intemperie.',
    howCanCustomersReachYouOrYourTeam: 'Llámanos al 976 555 402 de lunes a viernes, de 9 a 17 h, o escribe a jugar@brincoverde.example.',
    whatAreFAQs: `¿Vendéis a colegios o parques públicos?
No, para espacios públicos hace falta material homologado con otra norma, la EN 1176, que nosotros no tenemos.

¿Hay instrucciones en español?
Sí, todos los artículos llevan manual en español y un código QR con el vídeo del montaje.`,
  },
  pages: [
    page(
      'https://brincoverde.example/envio',
      'Gastos de envío',
      'delivery',
      `Península: 5,50 € hasta 30 kg, en dos o tres días. Los bultos de más de 30 kg van por agencia y cuestan 29 €, con entrega a pie de calle en una semana.

Los pedidos desde 100 € que no pasen de 30 kg no pagan portes.

Baleares: 14 € hasta 30 kg y 65 € los bultos mayores. A Canarias no llegamos.

Portugal peninsular: mismos precios que en España.`,
    ),
    page(
      'https://brincoverde.example/devolver',
      'Devoluciones y recambios',
      'returns',
      `Puedes devolver tu compra durante 30 días si está sin montar y en su caja. Los portes de vuelta corren de tu cuenta: 8 € los paquetes, 35 € lo que va por agencia.

Si falta un tornillo o una pieza, te la mandamos gratis en 48 horas. Basta con que nos digas el número que lleva en el manual.

Guardamos recambios de cada modelo durante ocho años.`,
    ),
    page(
      'https://brincoverde.example/elegir',
      'Cómo elegir según la edad y el espacio',
      'questions',
      `Deja dos metros libres alrededor de una cama elástica o de un columpio, sin vallas ni ramas.

Menos de 3 años: columpio bebé con barra de seguridad, toboganes de hasta 120 cm y areneros. De 3 a 6: columpio doble y cama elástica de 244 cm. Desde 6 años: 305 cm o más.

Sobre la lona, un niño cada vez: casi todas las lesiones ocurren cuando saltan varios.

El suelo ideal es el césped o la corteza de pino. Nunca instales nada sobre cemento.`,
    ),
    page(
      'https://brincoverde.example/mantenimiento',
      'Mantenimiento durante el año',
      'questions',
      `Aprieta los tornillos en primavera y a mitad del verano. Cambia las cuerdas cuando se deshilachen.

En otoño recoge la red y el protector de muelles; la estructura puede quedarse puesta. Si nieva, barre la lona.

Con viento de más de 50 km/h sujeta la cama elástica con anclajes.

Aplica un protector al agua a la madera cada dos años. La arena conviene renovarla cada primavera.`,
    ),
    page(
      'https://brincoverde.example/pagar',
      'Pago y factura',
      'payment',
      `Aceptamos tarjeta, Bizum y transferencia. Con PayPal puedes dividir el importe en tres plazos si está entre 30 y 2000 €.

La factura te llega por correo electrónico al salir el pedido.`,
    ),
    page(
      'https://brincoverde.example/nave',
      'Dónde estamos y garantía',
      'contact',
      `Brincoverde, Polígono Malpica, calle E, nave 14, 50016 Zaragoza

De lunes a jueves de 9 a 18 h, viernes de 9 a 14 h. Los sábados solo abrimos en mayo y junio, de 10 a 14 h.

Puedes recoger aquí tu pedido sin pagar portes; avísanos el día antes.

Las estructuras metálicas tienen cinco años de garantía y la madera diez contra la pudrición. Lonas, redes y cuerdas: tres años.`,
    ),
  ],
  products: [
    {
      title: 'Cama elástica Salto 244',
      price: 219,
      categories: ['Camas elásticas'],
      attributes: { Diámetro: ['244 cm'], Edad: ['Desde 3 años'], 'Peso máximo': ['80 kg'], Red: ['Incluida'], Bulto: ['38 kg'] },
      description: 'Red por dentro de los muelles y cierre de cremallera.',
    },
    {
      title: 'Cama elástica Salto 305',
      price: 299,
      was: 339,
      categories: ['Camas elásticas'],
      attributes: { Diámetro: ['305 cm'], Edad: ['Desde 6 años'], 'Peso máximo': ['120 kg'], Red: ['Incluida'], Bulto: ['55 kg'] },
      variants: each('Color', ['Verde', 'Azul'], ['Azul']),
      description: 'La más vendida: 60 muelles y postes acolchados.',
    },
    {
      title: 'Cama elástica Salto 366',
      price: 389,
      inStock: false,
      categories: ['Camas elásticas'],
      attributes: { Diámetro: ['366 cm'], Edad: ['Desde 6 años'], 'Peso máximo': ['150 kg'], Red: ['Incluida'], Bulto: ['72 kg'] },
    },
    {
      title: 'Mini cama elástica Canguro',
      price: 65,
      categories: ['Camas elásticas'],
      attributes: { Diámetro: ['101 cm'], Edad: ['De 2 a 6 años'], 'Peso máximo': ['25 kg'], Uso: ['Interior'], Bulto: ['8 kg'] },
      description: 'Con asa para agarrarse. Se pliega y cabe debajo de una cama.',
    },
    {
      title: 'Escalera para cama elástica',
      price: 32,
      categories: ['Accesorios'],
      attributes: { 'Apta para': ['Salto 244, 305 y 366'], Peldaños: ['3'], Bulto: ['4 kg'] },
    },
    {
      title: 'Lona de protección para lluvia',
      price: 25,
      categories: ['Accesorios'],
      attributes: { Bulto: ['2 kg'] },
      variants: [
        { options: { Diámetro: '244 cm' }, price: 25 },
        { options: { Diámetro: '305 cm' }, price: 29 },
        { options: { Diámetro: '366 cm' }, price: 34 },
      ],
      description: 'Cubre la cama elástica y la protege de la lluvia, las hojas y el sol.',
    },
    {
      title: 'Anclajes de tierra, 4 unidades',
      price: 19.5,
      categories: ['Accesorios'],
      attributes: { Material: ['Acero galvanizado'], Longitud: ['38 cm'], 'Aptos para': ['Camas elásticas y columpios'], Bulto: ['5 kg'] },
      description: 'Se atornillan en el césped y evitan que el viento levante la estructura.',
    },
    {
      title: 'Columpio doble Moncayo',
      price: 179,
      categories: ['Columpios'],
      attributes: {
        Edad: ['De 3 a 12 años'],
        'Peso máximo': ['50 kg por asiento'],
        Material: ['Pino'],
        Altura: ['210 cm'],
        Bulto: ['44 kg'],
      },
      description: 'Dos asientos con cuerdas regulables.',
    },
    {
      title: 'Columpio metálico Sencillo',
      price: 95,
      categories: ['Columpios'],
      attributes: { Edad: ['De 3 a 12 años'], 'Peso máximo': ['50 kg'], Material: ['Acero'], Altura: ['180 cm'], Bulto: ['17 kg'] },
      description: 'Un asiento, poco sitio, fácil de mover.',
    },
    {
      title: 'Asiento de columpio bebé',
      price: 34.9,
      categories: ['Columpios'],
      attributes: { Edad: ['De 6 meses a 3 años'], 'Peso máximo': ['15 kg'], Bulto: ['2 kg'] },
      variants: each('Color', ['Rojo', 'Verde']),
      description: 'Respaldo alto y barra delante. Se cuelga de cualquiera de nuestros columpios.',
    },
    {
      title: 'Columpio nido Cigüeña',
      price: 59,
      categories: ['Columpios'],
      attributes: { Diámetro: ['100 cm'], 'Peso máximo': ['100 kg'], Edad: ['Desde 3 años'], Bulto: ['5 kg'] },
      description: 'Caben dos niños tumbados. Para colgar de una rama o de una viga.',
    },
    {
      title: 'Tobogán Arroyo 120',
      price: 58,
      categories: ['Toboganes'],
      attributes: {
        Longitud: ['120 cm'],
        Edad: ['De 18 meses a 4 años'],
        'Peso máximo': ['30 kg'],
        Uso: ['Interior y exterior'],
        Bulto: ['6 kg'],
      },
      variants: each('Color', ['Amarillo', 'Gris']),
      description: 'Plegable, con barandillas en la escalera.',
    },
    {
      title: 'Tobogán Cascada 220',
      price: 145,
      categories: ['Toboganes'],
      attributes: { Longitud: ['220 cm'], Edad: ['De 3 a 10 años'], 'Peso máximo': ['50 kg'], Bulto: ['21 kg'] },
      description: 'Con conexión para la manguera: en verano se convierte en tobogán de agua.',
    },
    {
      title: 'Arenero con tapa Duna',
      price: 84,
      categories: ['Areneros y casitas'],
      attributes: { Medidas: ['118 × 118 cm'], Material: ['Pino'], 'Arena necesaria': ['150 kg'], Bulto: ['16 kg'] },
      description: 'La tapa se abre y forma dos bancos; cerrada, no entran los gatos.',
    },
    {
      title: 'Arena de juego 15 kg',
      price: 7.5,
      categories: ['Areneros y casitas'],
      attributes: { Tipo: ['Sílice lavada, no mancha'], Bulto: ['15 kg'] },
    },
    {
      title: 'Casita Pastora',
      price: 249,
      categories: ['Areneros y casitas'],
      attributes: { Material: ['Pino'], Medidas: ['120 × 104 × 145 cm'], Edad: ['De 2 a 8 años'], Bulto: ['46 kg'] },
      description: 'Con ventana, persianas y puerta de media altura. Se puede pintar.',
    },
    {
      title: 'Balancín Yegua',
      price: 49,
      categories: ['Otros juegos'],
      attributes: { Plazas: ['2'], Edad: ['De 3 a 8 años'], 'Peso máximo': ['70 kg'], Bulto: ['9 kg'] },
    },
    {
      title: 'Portería plegable 180',
      price: 42,
      was: 49,
      categories: ['Otros juegos'],
      attributes: { Medidas: ['180 × 120 cm'], Material: ['Tubo de acero'], Bulto: ['7 kg'] },
    },
  ],
};
