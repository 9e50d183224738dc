/** Shops of the twelfth fresh set: hats, flamenco. */
import type { Shop } from '../../lib/shop.ts';

const silent = {
  whatServicesDoYouOfferToClients: '',
  moreInformationAboutYourProducts: '',
  howCanCustomersReachYouOrYourTeam: '',
  whatAreFAQs: '',
  howMuchDiscountCanYouDoMaximum: '',
};

export const galurin: Shop = {
  key: 'galurin',
  language: 'fr',
  currency: 'EUR',
  url: 'https://galurin.example',
  quiz: { question: 'Pour quelle saison ?', answers: ['L’été', 'Autre chose'] },
  profile: {
    ...silent,
    companyName: 'Galurin',
    whatServicesDoYouOfferToClients:
      'Nous nettoyons et remettons en forme les chapeaux de feutre : 28 €, délai de dix jours. Le changement du ruban coûte 15 €.',
    howCanCustomersReachYouOrYourTeam: 'Téléphone : 04 78 55 01 62, du mardi au vendredi, ou bonjour@galurin.example',
    whatAreFAQs: `Faites-vous des chapeaux sur mesure ?
Oui, à partir de 190 €. Comptez cinq semaines et un essayage à l’atelier.`,
  },
  pages: [
    {
      url: 'https://galurin.example/livraison',
      title: 'Livraison',
      topic: 'delivery',
      text: `Livraison

En France métropolitaine, l’envoi en Colissimo coûte 5,90 € ; il est offert dès 100 € d’achats.

En point relais, la livraison coûte 3,90 €.

Nous livrons en Belgique, en Suisse et en Italie pour 11 €. Pour les autres pays, écrivez-nous.

Les commandes sont préparées sous 24 heures et livrées en deux à quatre jours ouvrés.

Chaque chapeau voyage dans une boîte ronde, que vous pouvez garder pour le ranger.`,
    },
    {
      url: 'https://galurin.example/echanges',
      title: 'Échanges et retours',
      topic: 'returns',
      text: `Échanges et retours

Vous pouvez nous retourner un chapeau pendant 21 jours s’il n’a pas été porté dehors et que son étiquette est en place.

Le premier échange de taille est gratuit : nous vous envoyons une étiquette prépayée.

Pour un remboursement, le retour est à votre charge. Vous êtes remboursé sous dix jours.

Les chapeaux sur mesure et les articles soldés ne sont pas repris.

Les coutures sont garanties deux ans. Un chapeau déformé par la pluie n’est pas couvert.`,
    },
    {
      url: 'https://galurin.example/tailles-et-entretien',
      title: 'Tailles et entretien',
      topic: 'sizes',
      text: `Tailles et entretien

Comment mesurer mon tour de tête ?

Passez un mètre ruban à un centimètre au-dessus des oreilles, au milieu du front. Entre deux tailles, prenez la plus grande.

Taille: S · Tour de tête: 54-55 cm
Taille: M · Tour de tête: 56-57 cm
Taille: L · Tour de tête: 58-59 cm
Taille: XL · Tour de tête: 60-61 cm

Mon chapeau est un peu grand.

Glissez une bande de liège derrière le cuir intérieur : nous en joignons deux à chaque commande.

Que faire après une averse ?

Laissez sécher le feutre à l’air, posé à l’envers, loin de tout radiateur. Puis brossez-le dans le sens des aiguilles d’une montre.

Comment enlever une tache ?

Sur le feutre, frottez avec de la mie de pain. Sur la paille, tamponnez avec un linge humide et un peu de savon.

Peut-on plier un panama ?

Roulez-le seulement pour le voyage, jamais plus de quelques heures, et jamais par temps sec.`,
    },
    {
      url: 'https://galurin.example/paiement',
      title: 'Paiement',
      topic: 'payment',
      text: `Paiement

Nous acceptons la carte bancaire, PayPal et le virement. Les chèques sont acceptés à la boutique seulement.

À partir de 120 €, vous pouvez payer en trois fois sans frais.

Nos cartes cadeaux sont valables un an et s’impriment chez vous.`,
    },
    {
      url: 'https://galurin.example/maison',
      title: 'La maison',
      topic: 'contact',
      text: `La maison

Galurin est une chapellerie familiale fondée à Lyon en 1931. Nos feutres sont moulés à Caussade, nos pailles tressées en Équateur.

La boutique se trouve au 19, rue Mercière, Lyon 2e. Elle est ouverte du mardi au samedi, de 10 h 30 à 19 h.

Nous prêtons des chapeaux aux compagnies de théâtre contre une caution de 50 € par pièce.`,
    },
  ],
  products: [
    {
      title: 'Fedora Bellecour',
      price: 115,
      was: 135,
      categories: ['Feutres'],
      attributes: { Matière: ['Feutre de laine'], Bord: ['6 cm'], Poids: ['120 g'] },
      variants: [{ options: { Couleur: 'Gris' } }, { options: { Couleur: 'Bordeaux' } }, { options: { Couleur: 'Noir' }, inStock: false }],
    },
    {
      title: 'Borsalino Fourvière',
      price: 189,
      categories: ['Feutres'],
      attributes: { Matière: ['Feutre de lapin'], Bord: ['7 cm'], Poids: ['105 g'] },
      variants: [{ options: { Taille: 'M' } }, { options: { Taille: 'L' } }, { options: { Taille: 'XL' }, inStock: false }],
    },
    {
      title: 'Cloche Joséphine',
      price: 79,
      categories: ['Feutres'],
      attributes: { Matière: ['Feutre de laine'], Bord: ['4 cm'], Poids: ['95 g'] },
      variants: [{ options: { Couleur: 'Prune' } }, { options: { Couleur: 'Vert' } }],
    },
    {
      title: 'Panama Montecristi',
      price: 165,
      categories: ['Pailles'],
      attributes: { Matière: ['Paille toquilla'], Bord: ['7 cm'], Poids: ['80 g'] },
      variants: [{ options: { Taille: 'M' } }, { options: { Taille: 'L' } }],
    },
    {
      title: 'Canotier Guinguette',
      price: 58,
      categories: ['Pailles'],
      attributes: { Matière: ['Paille de blé'], Bord: ['5 cm'], Poids: ['110 g'] },
    },
    {
      title: 'Capeline Grande Bleue',
      price: 72,
      categories: ['Pailles'],
      attributes: { Matière: ['Raphia'], Bord: ['12 cm'], Poids: ['130 g'] },
      variants: [{ options: { Couleur: 'Naturel' } }, { options: { Couleur: 'Bleu' } }],
    },
    {
      title: 'Casquette Gavroche',
      price: 49,
      categories: ['Casquettes'],
      attributes: { Matière: ['Tweed'], Poids: ['90 g'] },
      variants: [{ options: { Couleur: 'Marron' } }, { options: { Couleur: 'Gris' } }],
    },
    { title: 'Béret Pic du Midi', price: 42, categories: ['Bérets'], attributes: { Matière: ['Laine mérinos'] }, inStock: false },
    { title: 'Bonnet Lugdunum', price: 35, was: 42, categories: ['Bonnets'], attributes: { Matière: ['Laine mérinos'], Poids: ['70 g'] } },
    { title: 'Brosse à chapeau', price: 16, categories: ['Entretien'], attributes: { Matière: ['Soies de sanglier'] } },
  ],
};

export const taconeo: Shop = {
  key: 'taconeo',
  language: 'es',
  currency: 'EUR',
  url: 'https://taconeo.example',
  quiz: { question: '¿Qué bailas?', answers: ['Flamenco', 'Otra cosa'] },
  profile: {
    ...silent,
    companyName: 'Taconeo',
    whatServicesDoYouOfferToClients: 'Cambiamos los clavos y las tapas de cualquier zapato de baile por 24 €. Tardamos una semana.',
    howCanCustomersReachYouOrYourTeam: 'Teléfono 954 55 01 83, de lunes a viernes de 10 a 14 h, o taller@taconeo.example',
    whatAreFAQs: `¿Hacéis trajes a medida?
Sí. Una falda a medida cuesta desde 95 € y un vestido desde 280 €; el plazo es de seis semanas.`,
  },
  pages: [
    {
      url: 'https://taconeo.example/envios',
      title: 'Envíos',
      topic: 'delivery',
      text: `Envíos

Península: 4,90 €, gratis a partir de 90 €. Entrega en 24 o 48 horas.

Baleares: 8,50 €. Canarias, Ceuta y Melilla: 14 €, sin contar los impuestos de aduana.

Enviamos a toda la Unión Europea por 15 € y a Japón por 32 €.

Los zapatos que no están en almacén se fabrican en tres semanas.

También puedes recoger tu pedido en la tienda sin coste al día siguiente.`,
    },
    {
      url: 'https://taconeo.example/cambios',
      title: 'Cambios y devoluciones',
      topic: 'returns',
      text: `Cambios y devoluciones

Tienes 20 días para cambiar o devolver los zapatos, siempre que la suela no esté rayada. Pruébatelos sobre una alfombra.

El primer cambio de talla corre de nuestra cuenta. La devolución cuesta 5 €, que descontamos del reembolso.

Devolvemos el dinero en un máximo de seis días.

Los encargos a medida y los abanicos pintados a mano no se pueden devolver.

Los tacones tienen un año de garantía contra roturas. El desgaste de los clavos no está incluido.`,
    },
    {
      url: 'https://taconeo.example/guia',
      title: 'Guía de tallas y cuidados',
      topic: 'sizes',
      text: `Guía de tallas y cuidados

¿Qué talla elijo?

La misma que en zapatos de calle. Si tienes el pie ancho, pide media talla más; la piel cede un poco.

¿Qué altura de tacón es mejor para empezar?

Cinco centímetros. Es más estable y cansa menos el tobillo.

¿Cómo limpio los zapatos de ante?

Con un cepillo de goma y en seco. El agua deja cercos.

¿Se puede lavar una falda de volantes?

A mano, en agua fría y sin centrifugar. Plánchala del revés.

¿Puedo bailar en casa sin estropear el suelo?

Usa un tablero de madera de al menos un metro cuadrado, con una alfombra debajo.

¿Qué castañuelas necesita una principiante?

Las de tela prensada: pesan poco y no se rompen con el frío ni con el calor.`,
    },
    {
      url: 'https://taconeo.example/pago',
      title: 'Formas de pago',
      topic: 'payment',
      text: `Formas de pago

Aceptamos tarjeta, Bizum, PayPal y transferencia. No hacemos envíos contra reembolso.

Las academias de baile tienen un 10 % de descuento a partir de cinco pares.

Los vales regalo no caducan.`,
    },
    {
      url: 'https://taconeo.example/nosotras',
      title: 'Quiénes somos',
      topic: 'contact',
      text: `Quiénes somos

Somos dos hermanas de Triana, bailaora y zapatera. Fabricamos cada par a mano desde 1998.

Nuestra tienda está en la calle Alfarería 22, en Sevilla. Abrimos de lunes a sábado de 10 a 14 h, y por la tarde, menos el sábado, de 17 a 20 h.

En agosto cerramos la tienda, pero seguimos enviando pedidos los martes.`,
    },
  ],
  products: [
    {
      title: 'Zapato Soleá',
      price: 129,
      was: 150,
      categories: ['Zapatos'],
      attributes: { Material: ['Piel'], Tacón: ['5 cm'], Peso: ['620 g'] },
      variants: [{ options: { Color: 'Negro' } }, { options: { Color: 'Rojo' } }, { options: { Color: 'Verde' }, inStock: false }],
    },
    {
      title: 'Zapato Bulería',
      price: 159,
      categories: ['Zapatos'],
      attributes: { Material: ['Ante'], Tacón: ['7 cm'], Peso: ['680 g'] },
      variants: [{ options: { Color: 'Negro' } }, { options: { Color: 'Burdeos' } }],
    },
    {
      title: 'Zapato Principiante Alegría',
      price: 69,
      categories: ['Zapatos'],
      attributes: { Material: ['Sintético'], Tacón: ['4 cm'], Peso: ['540 g'] },
      variants: [{ options: { Color: 'Negro' } }, { options: { Color: 'Rojo' } }],
    },
    {
      title: 'Bota Farruca',
      price: 175,
      categories: ['Zapatos'],
      attributes: { Material: ['Piel'], Tacón: ['4 cm'], Peso: ['890 g'] },
      inStock: false,
    },
    {
      title: 'Falda Ensayo Guadaira',
      price: 45,
      categories: ['Faldas'],
      attributes: { Material: ['Punto'] },
      variants: [{ options: { Talla: 'S' } }, { options: { Talla: 'M' } }, { options: { Talla: 'L' }, inStock: false }],
    },
    {
      title: 'Falda Volantes Macarena',
      price: 88,
      was: 99,
      categories: ['Faldas'],
      attributes: { Material: ['Algodón'], Volantes: ['3'] },
      variants: [{ options: { Color: 'Rojo' } }, { options: { Color: 'Negro' } }],
    },
    { title: 'Mantón Primavera', price: 140, categories: ['Complementos'], attributes: { Material: ['Seda'], Flecos: ['45 cm'] } },
    { title: 'Abanico Giralda', price: 34, categories: ['Complementos'], attributes: { Material: ['Peral'] } },
    { title: 'Castañuelas Tela', price: 38, categories: ['Castañuelas'], attributes: { Material: ['Tela prensada'], Peso: ['110 g'] } },
    { title: 'Castañuelas Granadillo', price: 72, categories: ['Castañuelas'], attributes: { Material: ['Granadillo'], Peso: ['160 g'] } },
  ],
};
