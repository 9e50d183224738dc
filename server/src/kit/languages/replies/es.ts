import type { Replies } from './shape.ts';

export const es: Replies = {
  name: 'Spanish',
  locale: 'es-ES',
  hello: (company) => `¡Hola${company ? `, le damos la bienvenida a ${company}` : ''}! ¿En qué puedo ayudarle?`,
  thanks: '¡De nada! ¿Puedo ayudarle en algo más?',
  goodbye: '¡Hasta pronto y gracias por su visita!',
  person: 'Por supuesto. Así puede contactar con nuestro equipo:',
  contact: (contact) => `Puede preguntar a nuestro equipo: ${contact}`,
  noContact: 'Para preguntar a nuestro equipo, utilice los datos de contacto de este sitio web.',
  nothingSaid: 'Lo siento, no tengo información al respecto y prefiero no inventar nada.',
  source: (source, heading, url) => `(Fuente: ${source}${heading ? `, «${heading}»` : ''}${url ? `, ${url}` : ''})`,
  discount: (text) => `Sobre descuentos, nuestro equipo dice: ${text}`,
  discountUpTo: (percent) => `Podemos ofrecerle un descuento máximo del ${percent}.`,
  noDiscount: 'Lo siento, no ofrecemos descuentos.',
  discountUnknown: 'Lo siento, no tengo información sobre descuentos y no puedo prometer ninguno.',
  chose: (answers) => `Ha elegido «${answers}».`,
  fitting: (count) =>
    count === 1 ? 'Un producto encaja con todo lo que ha elegido.' : `${count} productos encajan con todo lo que ha elegido.`,
  nothing: 'Ningún producto cumple con todo.',
  nothingClosest: 'Ningún producto cumple con todo. Lo más parecido:',
  close: 'Parecidos, aunque no cumplen con todo:',
  nextQuestion: 'Una pregunta más:',
  funnelEnded: '¡Gracias por sus respuestas! ¿Qué más le gustaría saber?',
  best: (count) =>
    count === 1
      ? 'Este es el producto que mejor encaja con sus respuestas:'
      : 'Estos son los productos que mejor encajan con sus respuestas:',
  found: (count) => (count === 1 ? 'He encontrado este producto para usted:' : 'He encontrado estos productos para usted:'),
  product: (title, price, reasons) => `• ${title}${price ? ` – ${price}` : ''}${reasons ? ` (${reasons})` : ''}`,
  noProduct: 'Lo siento, no he encontrado ningún producto así en nuestra tienda.',
  anythingElse: '¿Puedo ayudarle en algo más?',
  tellMore: '¡Con mucho gusto! ¿Qué busca y para quién?',
  sources: {
    faqs: 'nuestras preguntas frecuentes',
    services: 'nuestra oferta',
    products: 'la información de nuestros productos',
    contact: 'nuestros datos de contacto',
    text: 'nuestra información',
    page: 'nuestro sitio web',
  },
  reasons: { chosen: (texts) => `porque ha elegido ${texts}`, asked: (texts) => `porque ha preguntado por ${texts}` },
  quote: (text) => `«${text}»`,
  differs: {
    dearer: (amount) => `cuesta ${amount} más de lo que quería`,
    cheaper: (amount) => `cuesta ${amount} menos de lo que quería`,
    other: (has, wanted) => `${has}, no ${wanted}`,
    unknown: (wanted) => `no se indica ${wanted}`,
  },
  widget: {
    change: 'Cambiar',
    changeAnswer: 'Cambiar mi respuesta',
    keep: 'Mantener mi respuesta',
    step: 'Pregunta {step}',
    stepOf: 'Pregunta {step} de {of}',
  },
};
