/** A shop of the twentieth fresh set: fishing tackle. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const sedalazul: Shop = {
  key: 'sedalazul',
  language: 'es',
  currency: 'EUR',
  url: 'https://sedal-azul.example',
  quiz: { question: '¿Dónde pescas?', answers: ['En el mar', 'En otro sitio'] },
  profile: {
    ...silent,
    companyName: 'Sedal Azul',
    whatServicesDoYouOfferToClients: 'Cañas, carretes y aparejos para pescar en el mar y en el río.',
    howCanCustomersReachYouOrYourTeam: 'Por teléfono en el 985 55 01 38 o por correo en hola@sedal-azul.example.',
    whatAreFAQs: `¿Montáis el hilo en el carrete?
Sí, gratis, si compras el carrete y el hilo juntos.

¿Vendéis cebo vivo?
Solo en la tienda de Gijón; no lo enviamos.

¿Tramitáis la licencia de pesca?
No, la licencia se pide a cada comunidad autónoma.

¿Hay descuentos?
Los socios de clubes federados tienen un 5 % con su carné.`,
  },
  pages: [
    page(
      'https://sedal-azul.example/envios',
      'Envíos',
      'delivery',
      `Península: 4,95 €, de 1 a 2 días laborables
Baleares: 8,95 €, de 3 a 5 días laborables
Portugal peninsular: 7,50 €, de 2 a 4 días laborables

Los envíos a la Península son gratuitos desde 70 €.

La caña Levante lleva siempre un suplemento de 6 € por su longitud, también cuando el envío es gratuito.

No enviamos a Canarias, Ceuta ni Melilla.

La recogida en tienda es gratis.`,
    ),
    page(
      'https://sedal-azul.example/devoluciones',
      'Devoluciones y garantía',
      'returns',
      `Tienes 30 días para devolver lo que no hayas usado. La recogida en casa cuesta 5 €; los cambios de talla son gratis.

No aceptamos devoluciones de señuelos ni de anzuelos con el envase abierto.

Devolvemos el dinero en 5 días desde que llega el paquete.

Los carretes tienen 4 años de garantía, los vadeadores 1 año contra fugas y todo lo demás 3 años.`,
    ),
    page(
      'https://sedal-azul.example/pago',
      'Formas de pago',
      'payment',
      `Tarjeta, Bizum, PayPal y transferencia. El pago contra reembolso cuesta 3 € más.

No ofrecemos pago a plazos.`,
    ),
    page(
      'https://sedal-azul.example/tienda',
      'La tienda',
      'contact',
      `Calle del Muelle 21, 33206 Gijón

Lunes a viernes: de 10 a 14 h y de 16:30 a 20 h
Sábado: de 10 a 14 h
Domingo: cerrado`,
    ),
    page(
      'https://sedal-azul.example/guia',
      'Guía para empezar',
      'questions',
      `Para empezar desde el puerto basta una caña telescópica de 4 m con un carrete de tamaño 3000.

Para lanzar desde la playa hace falta una caña de surfcasting y un carrete de tamaño 5000.

Enjuaga el carrete con agua dulce después de cada salida al mar y no lo guardes mojado.`,
    ),
  ],
  products: [
    {
      title: 'Caña telescópica Noray',
      price: 45,
      categories: ['Cañas'],
      attributes: { Longitud: ['4 m'], Peso: ['310 g'], Material: ['Fibra de vidrio'] },
    },
    {
      title: 'Caña de spinning Lubina',
      price: 79,
      was: 95,
      categories: ['Cañas'],
      attributes: { Longitud: ['2,40 m'], Acción: ['10 a 40 g'], Material: ['Carbono'] },
    },
    {
      title: 'Caña de surfcasting Levante',
      price: 120,
      categories: ['Cañas'],
      attributes: { Longitud: ['4,20 m'], Acción: ['100 a 200 g'], Material: ['Carbono'], Tramos: ['3'] },
    },
    {
      title: 'Carrete Marejada 3000',
      price: 59,
      categories: ['Carretes'],
      attributes: { Rodamientos: ['5'], Peso: ['280 g'] },
    },
    {
      title: 'Carrete Marejada 5000',
      price: 72,
      categories: ['Carretes'],
      attributes: { Rodamientos: ['7'], Peso: ['420 g'] },
    },
    {
      title: 'Señuelo Caballa',
      price: 12.5,
      categories: ['Señuelos'],
      attributes: { Peso: ['14 g'], Largo: ['11 cm'] },
      variants: each('Color', ['Plata', 'Azul', 'Rojo'], ['Rojo']),
    },
    {
      title: 'Hilo trenzado Cabo',
      price: 18.9,
      categories: ['Hilos'],
      attributes: { Largo: ['150 m'] },
      variants: [{ options: { Diámetro: '0,16 mm' } }, { options: { Diámetro: '0,25 mm' }, price: 21.9 }],
    },
    {
      title: 'Anzuelos Garfio, 25 unidades',
      price: 4.6,
      categories: ['Anzuelos'],
      attributes: { Material: ['Acero al carbono'] },
      variants: each('Número', ['4', '6', '8']),
    },
    {
      title: 'Caja de aparejos Cofre',
      price: 34,
      was: 40,
      categories: ['Accesorios'],
      attributes: { Bandejas: ['3'], Medidas: ['38 × 22 × 20 cm'] },
    },
    {
      title: 'Sacadera Malla',
      price: 27,
      inStock: false,
      categories: ['Accesorios'],
      attributes: { Mango: ['Telescópico, hasta 2,5 m'] },
    },
    {
      title: 'Vadeador Ribera',
      price: 89,
      categories: ['Ropa'],
      attributes: { Material: ['Neopreno de 4 mm'], Botas: ['Incluidas'] },
      variants: each('Talla', ['40', '41', '42', '43', '44', '45'], ['45']),
    },
    {
      title: 'Linterna frontal Faro',
      price: 22,
      categories: ['Accesorios'],
      attributes: { Luz: ['Blanca y roja'], Autonomía: ['20 horas'] },
    },
  ],
};
