import type { PersonReplies } from '../../person/shape.ts';

export const person: PersonReplies = {
  offer: 'Biriyle konuşun',
  shop: 'mağaza',
  form: {
    title: 'Biriyle konuşun',
    intro: 'Bize yazın. Mesajınızı bir insan okur ve size yanıt verir.',
    email: 'E-posta adresiniz',
    name: 'Adınız (isteğe bağlı)',
    message: 'Mesajınız',
    consent:
      'Şunu kabul ediyorum: {shop}, bana yanıt vermek için e-posta adresimi, adımı, bu mesajı ve bu konuşmayı saklar. Bunu mağaza adına Parley hizmeti yapar. İstediğim zaman hepsinin silinmesini isteyebilirim.',
    privacy: 'Gizlilik politikası',
    send: 'Gönder',
    back: 'Sohbete dön',
    sent: 'Mesajınız ulaştı. Bu pencere açık olduğu sürece yanıt burada görünür; kapalıysa {email} adresine göndeririz.',
    from: '{shop} yanıtlıyor:',
    badEmail: 'Lütfen ad@example.com gibi bir e-posta adresi girin.',
    missing: 'Lütfen burayı doldurun.',
    noConsent: 'Size yanıt verebilmemiz için onayınız gerekiyor.',
    tooMany: 'Art arda çok mesaj gönderildi. Lütfen daha sonra yeniden deneyin.',
    closed: 'Şu anda burada mesaj alınmıyor.',
    failed: 'Gönderilemedi. Lütfen yeniden deneyin.',
  },
  mail: {
    subject: (shop) => `Yanıtınız: ${shop}`,
    hello: (name) => `Merhaba${name ? ` ${name}` : ''},`,
    answer: (shop) => `${shop} mesajınızı yanıtlıyor:`,
    youWrote: 'Yazdığınız mesaj:',
    reply: 'Yazmak isterseniz bu e-postayı yanıtlayın.',
    stop: (shop) => `Artık bu mağazadan (${shop}) e-posta almak istemiyor musunuz? Açın:`,
  },
};
