/** A shop of the eighteenth fresh set: sports nutrition. */
import type { Shop } from '../../../lib/shop.ts';
import { each, page, silent } from '../../fresh-13/shops/kit.fresh.ts';

export const proteal: Shop = {
  key: 'proteal',
  language: 'es',
  currency: 'EUR',
  url: 'https://proteal.example',
  quiz: { question: '¿Cuál es tu objetivo?', answers: ['Ganar músculo', 'Otro'] },
  profile: {
    ...silent,
    companyName: 'Proteal',
    whatServicesDoYouOfferToClients:
      'Nutrición deportiva: proteínas, creatina, barritas, geles y accesorios, en nuestra tienda de Zaragoza y en línea.',
    howCanCustomersReachYouOrYourTeam: 'WhatsApp 600 555 118 o correo a hola@proteal.example.',
    whatAreFAQs: `¿Cuándo sale mi pedido?
Los pedidos hechos antes de las 16:00 de lunes a viernes salen el mismo día.

¿Puedo probar un sabor antes de comprar el bote?
Sí, tenemos monodosis de 30 g de la proteína de suero por 1,90 € cada una.

¿Cómo me tomo la creatina?
Una cucharada rasa de 3 g al día con agua o zumo, a la hora que prefieras, también los días sin entrenamiento.

¿Tenéis programa de puntos?
Sí, por cada euro sumas un punto y con 200 puntos te descontamos 10 €.`,
  },
  pages: [
    page(
      'https://proteal.example/envios',
      'Envíos',
      'delivery',
      `Península: 3,95 €, entrega en 24–48 horas laborables, gratis a partir de 45 €.
Baleares: 6,95 €, entrega en 3–4 días laborables.
Portugal: 5,95 €, entrega en 48–72 horas laborables.

A Canarias, Ceuta y Melilla no realizamos envíos.

Recogida en la tienda de Zaragoza: gratis, listo en dos horas.`,
    ),
    page(
      'https://proteal.example/devoluciones',
      'Devoluciones',
      'returns',
      `Tienes 14 días naturales para devolver cualquier producto precintado. Por higiene no aceptamos botes abiertos.

La recogida a domicilio cuesta 4,50 € y se descuenta del reembolso. Si el error es nuestro, no pagas nada.

El dinero se devuelve en un máximo de 10 días por el mismo medio de pago.`,
    ),
    page(
      'https://proteal.example/pago',
      'Formas de pago',
      'payment',
      `Tarjeta, Bizum, PayPal o contra reembolso (con un recargo de 2 €). No aceptamos transferencias.`,
    ),
    page(
      'https://proteal.example/tienda',
      'Tienda y horario',
      'contact',
      `Proteal, calle San Miguel 29, 50001 Zaragoza

Lunes a viernes de 10:00 a 14:00 y de 17:00 a 20:30
Sábados de 10:00 a 14:00
Domingos y festivos cerrado`,
    ),
    page(
      'https://proteal.example/guia',
      '¿Qué proteína elijo?',
      'questions',
      `Suero concentrado: la opción de todos los días, con algo de lactosa.
Suero aislado: casi sin lactosa y con menos grasa, para quien digiere mal la leche.
Caseína: de absorción lenta, para tomar antes de dormir.
Vegetal: de guisante y arroz, para veganos.

La mayoría de los deportistas tiene suficiente con un batido de 30 g después de entrenar.`,
    ),
    page(
      'https://proteal.example/sobre-nosotros',
      'Sobre nosotros',
      'questions',
      `Marta, nutricionista, y Dani, triatleta, abrieron Proteal en 2016. Todo lo que vendemos se fabrica en España y cada lote se analiza en un laboratorio independiente libre de dopaje.

Una vez abiertos, guarda los botes en un lugar seco y consúmelos en tres meses.`,
    ),
  ],
  products: [
    {
      title: 'Proteína de suero Ebro',
      price: 27.9,
      categories: ['Proteínas'],
      attributes: { Proteína: ['76 %'], Tipo: ['Suero concentrado'], 'Sin gluten': ['Sí'] },
      variants: [
        { options: { Sabor: 'Chocolate', Peso: '1 kg' }, price: 27.9 },
        { options: { Sabor: 'Vainilla', Peso: '1 kg' }, price: 27.9 },
        { options: { Sabor: 'Fresa', Peso: '1 kg' }, price: 27.9, inStock: false },
        { options: { Sabor: 'Chocolate', Peso: '2 kg' }, price: 49.9 },
        { options: { Sabor: 'Vainilla', Peso: '2 kg' }, price: 49.9 },
      ],
      description: 'La de todos los días, con edulcorante de stevia. Se disuelve sin grumos.',
    },
    {
      title: 'Aislado de suero Moncayo',
      price: 39.9,
      categories: ['Proteínas'],
      attributes: { Proteína: ['88 %'], Tipo: ['Suero aislado'], 'Sin lactosa': ['Sí'], Peso: ['1 kg'] },
      variants: each('Sabor', ['Chocolate', 'Natural', 'Galleta']),
      description: 'Sin lactosa y con menos de 1 g de grasa por batido.',
    },
    {
      title: 'Proteína vegetal Huerta',
      price: 31.5,
      categories: ['Proteínas', 'Vegano'],
      attributes: { Proteína: ['72 %'], Tipo: ['Guisante y arroz'], Vegano: ['Sí'], Peso: ['1 kg'] },
      variants: each('Sabor', ['Cacao', 'Plátano']),
      description: 'Para veganos, con todos los aminoácidos esenciales.',
    },
    {
      title: 'Caseína Noche',
      price: 36.9,
      inStock: false,
      categories: ['Proteínas'],
      attributes: { Proteína: ['80 %'], Peso: ['1 kg'], Sabor: ['Vainilla'] },
      description: 'De absorción lenta, para antes de dormir.',
    },
    {
      title: 'Creatina monohidrato pura',
      price: 21.9,
      categories: ['Creatina'],
      attributes: { Dosis: ['3 g'], Vegano: ['Sí'] },
      variants: [
        { options: { Peso: '300 g' }, price: 21.9 },
        { options: { Peso: '500 g' }, price: 31.9 },
      ],
      description: 'Sin sabor y sin aditivos. El bote de 300 g dura 100 días.',
    },
    {
      title: 'Creatina en cápsulas',
      price: 24.9,
      categories: ['Creatina'],
      attributes: { Cápsulas: ['180'], Dosis: ['4 cápsulas'] },
      description: 'Práctica para viajar. El bote dura 45 días.',
    },
    {
      title: 'Barrita proteica Almendra, caja de 12',
      price: 23.9,
      categories: ['Barritas'],
      attributes: { Proteína: ['20 g por barrita'], Calorías: ['198 kcal'], Alérgenos: ['Almendra, leche'] },
      description: 'Crujiente, cubierta de chocolate negro.',
    },
    {
      title: 'Barrita de avena y dátil, caja de 16',
      price: 19.9,
      categories: ['Barritas', 'Vegano'],
      attributes: { Proteína: ['5 g por barrita'], Calorías: ['210 kcal'], Vegano: ['Sí'], Alérgenos: ['Gluten'] },
      description: 'Energía para rutas largas, sin azúcar añadido.',
    },
    {
      title: 'Gel energético Limón, pack de 10',
      price: 16.5,
      categories: ['Geles'],
      attributes: { Hidratos: ['25 g por gel'], Cafeína: ['No'] },
      description: 'Textura líquida: no hace falta beber agua.',
    },
    {
      title: 'Gel energético Cola, pack de 10',
      price: 18.5,
      categories: ['Geles'],
      attributes: { Hidratos: ['25 g por gel'], Cafeína: ['75 mg por gel'] },
      description: 'Con cafeína, para el último tramo de la carrera.',
    },
    {
      title: 'Bebida isotónica en polvo',
      price: 14.9,
      categories: ['Hidratación'],
      attributes: { Peso: ['800 g'], Raciones: ['25'] },
      variants: each('Sabor', ['Naranja', 'Limón', 'Sandía'], ['Sandía']),
      description: 'Una ración por bidón de 500 ml. Con sodio y magnesio.',
    },
    {
      title: 'Sales minerales en cápsulas',
      price: 12.9,
      categories: ['Hidratación'],
      attributes: { Cápsulas: ['60'] },
      description: 'Contra los calambres en días de calor.',
    },
    {
      title: 'Pre-entreno Chispa',
      price: 25.9,
      was: 29.9,
      categories: ['Pre-entreno'],
      attributes: { Cafeína: ['200 mg por dosis'], Peso: ['300 g'], Sabor: ['Frutos rojos'] },
      description: 'Tómalo 30 minutos antes de entrenar. No recomendado para menores de 18 años.',
    },
    {
      title: 'Omega 3 del Atlántico',
      price: 17.9,
      categories: ['Vitaminas'],
      attributes: { Cápsulas: ['90'] },
      description: 'Aceite de pescado. Una cápsula al día con la comida.',
    },
    {
      title: 'Vitamina D3 2000 UI',
      price: 9.9,
      categories: ['Vitaminas'],
      attributes: { Cápsulas: ['120'] },
      description: 'Un bote para cuatro meses.',
    },
    {
      title: 'Mezclador Tornado 700 ml',
      price: 8.5,
      categories: ['Accesorios'],
      attributes: { Capacidad: ['700 ml'], 'Libre de BPA': ['Sí'] },
      variants: each('Color', ['Negro', 'Azul', 'Rosa']),
      description: 'Con bola de acero. Apto para el lavavajillas.',
    },
    {
      title: 'Cinturón portageles',
      price: 22,
      categories: ['Accesorios'],
      attributes: { Capacidad: ['6 geles'], Talla: ['Única, de 65 a 110 cm'] },
    },
  ],
};
