import type { PersonReplies } from '../../person/shape.ts';

export const person: PersonReplies = {
  offer: 'Hablar con alguien',
  shop: 'la tienda',
  form: {
    title: 'Hablar con alguien',
    intro: 'Escríbanos. Una persona lo lee y le responde.',
    email: 'Su correo electrónico',
    name: 'Su nombre (opcional)',
    message: 'Su mensaje',
    consent:
      'Acepto que {shop} guarde mi correo electrónico, mi nombre, este mensaje y esta conversación para responderme. El servicio Parley lo hace por encargo de la tienda. Puedo pedir en cualquier momento que {shop} lo borre todo.',
    privacy: 'Política de privacidad',
    send: 'Enviar',
    back: 'Volver al chat',
    sent: 'Su mensaje ha llegado. La respuesta aparece aquí mientras esta ventana esté abierta; si no, la enviamos a {email}.',
    from: '{shop} responde:',
    badEmail: 'Introduzca un correo electrónico como nombre@example.com.',
    missing: 'Rellene este campo.',
    noConsent: 'Necesitamos su consentimiento para responderle.',
    tooMany: 'Ha enviado muchos mensajes seguidos. Inténtelo más tarde.',
    closed: 'Por el momento aquí no se aceptan mensajes.',
    failed: 'No se ha podido enviar. Inténtelo de nuevo.',
  },
  mail: {
    subject: (shop) => `Respuesta de ${shop}`,
    hello: (name) => `Hola${name ? `, ${name}` : ''}:`,
    answer: (shop) => `${shop} responde a su mensaje:`,
    youWrote: 'Usted escribió:',
    reply: 'Para contestar, responda a este correo.',
    stop: (shop) => `¿Ya no desea recibir correos de ${shop}? Abra:`,
  },
};
