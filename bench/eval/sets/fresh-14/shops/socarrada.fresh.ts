/** Paella pans and burners, in Spanish. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const socarrada: Shop = {
  key: 'socarrada',
  language: 'es',
  currency: 'EUR',
  url: 'https://socarrada.example',
  quiz: { question: '¿Dónde vas a cocinar?', answers: ['En el jardín', 'En otro sitio'] },
  profile: {
    ...silent,
    companyName: 'La Socarrada',
    howCanCustomersReachYouOrYourTeam: 'Escríbenos a hola@socarrada.example o llama al 96 555 01 52.',
    whatAreFAQs: `¿Envolvéis para regalo?
Sí, en papel de estraza con una ramita de romero, por 2,50 €.`,
  },
  pages: [
    page(
      'https://socarrada.example/envios',
      'Envíos',
      'delivery',
      `A la península el envío cuesta 5,50 €, gratis desde 60 €. Baleares: 9 €.

Portugal: 8,50 €. Francia: 11 €. Alemania y Austria: 15,90 €. A Canarias no enviamos.`,
    ),
    page(
      'https://socarrada.example/devoluciones',
      'Devoluciones',
      'returns',
      `Tienes 21 días para devolver lo que no hayas puesto al fuego. El transporte de vuelta lo pagas tú, salvo que el fallo sea nuestro.

Los quemadores tienen tres años de garantía.`,
    ),
    page(
      'https://socarrada.example/pago',
      'Formas de pago',
      'payment',
      `Tarjeta, Bizum, PayPal y transferencia. No cobramos contra reembolso.`,
    ),
    page(
      'https://socarrada.example/cuidados',
      'Dudas de cocina y cuidados',
      'questions',
      `¿Cómo evito que se oxide?

Sécala enseguida y úntala con una gota de aceite. La de acero pulido no va nunca al lavavajillas.

¿Cuánto caldo pongo?

Tres partes de caldo por una de arroz.

¿Puedo usar el quemador dentro de casa?

No, los quemadores de gas son solo para el aire libre.

¿Qué tapa necesito?

La del mismo diámetro que la paella.`,
    ),
    page(
      'https://socarrada.example/alquiler',
      'Alquiler',
      'questions',
      `Alquilamos paellas de un metro con su quemador por 45 € el fin de semana. La fianza es de 100 €. Se recogen el viernes y vuelven limpias el lunes.`,
    ),
    page(
      'https://socarrada.example/curso',
      'Curso de paella',
      'questions',
      `Amparo enseña a leña los sábados a las 11. El curso dura cuatro horas y cuesta 55 €, comida incluida. Grupos de diez como mucho.`,
    ),
    page(
      'https://socarrada.example/tienda',
      'La tienda',
      'contact',
      `Calle del Arroz 7, Sueca. De lunes a viernes de 9.30 a 14 y de 17 a 20 h, sábados de 10 a 14 h. Domingos cerrado.`,
    ),
    page(
      'https://socarrada.example/blog/concurso',
      'Blog: quedamos quintos',
      'questions',
      `En septiembre fuimos al concurso del pueblo. A Vicent se le fue la mano con el romero y el jurado tosió.

La sangría costaba 3 € y la culpa fue suya.`,
    ),
  ],
  products: [
    {
      title: 'Paella Pulida',
      price: 14.9,
      categories: ['Paellas'],
      attributes: { Material: ['Acero pulido'] },
      variants: [
        { options: { Diámetro: '34 cm' }, price: 14.9 },
        { options: { Diámetro: '46 cm' }, price: 24 },
        { options: { Diámetro: '60 cm' }, price: 42 },
      ],
    },
    {
      title: 'Paella Esmaltada',
      price: 32,
      was: 39,
      categories: ['Paellas'],
      attributes: { Material: ['Acero esmaltado'], Diámetro: ['42 cm'], Raciones: ['8'], Lavavajillas: ['Sí'] },
    },
    {
      title: 'Paella Inducción',
      price: 58,
      categories: ['Paellas'],
      attributes: { Material: ['Acero inoxidable'], Diámetro: ['38 cm'], Raciones: ['6'], Lavavajillas: ['Sí'] },
    },
    {
      title: 'Paella Gigante',
      price: 189,
      inStock: false,
      categories: ['Paellas'],
      attributes: { Material: ['Acero pulido'], Diámetro: ['100 cm'], Raciones: ['50'] },
    },
    {
      title: 'Kit Domingo',
      price: 84,
      was: 98,
      categories: ['Juegos completos'],
      attributes: { Contenido: ['Paella de 46 cm, quemador y trípode'], Raciones: ['10'] },
    },
    {
      title: 'Quemador Levante',
      price: 39,
      categories: ['Quemadores'],
      attributes: { Gas: ['Butano y propano'] },
      variants: [
        { options: { Diámetro: '30 cm' }, price: 39 },
        { options: { Diámetro: '40 cm' }, price: 52 },
      ],
    },
    { title: 'Trípode Huerta', price: 29, categories: ['Quemadores'], attributes: { Altura: ['75 cm'] } },
    {
      title: 'Tapa de aluminio',
      price: 11,
      categories: ['Accesorios'],
      variants: [
        { options: { Diámetro: '34 cm' }, price: 11 },
        { options: { Diámetro: '46 cm' }, price: 15 },
        { options: { Diámetro: '60 cm' }, price: 22, inStock: false },
      ],
    },
    { title: 'Espumadera Albufera', price: 12.5, categories: ['Accesorios'], attributes: { Longitud: ['45 cm'], Mango: ['Madera'] } },
    {
      title: 'Delantal Fallero',
      price: 19,
      categories: ['Textil'],
      attributes: { Material: ['Algodón'] },
      variants: each('Color', ['Rojo', 'Azul', 'Negro'], ['Azul']),
    },
    { title: 'Arroz bomba', price: 4.6, categories: ['Despensa'], attributes: { Peso: ['1 kg'] } },
  ],
};
