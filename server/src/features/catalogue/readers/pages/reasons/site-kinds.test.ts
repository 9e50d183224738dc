/** First pages of sites in ten languages that are no shops, or hide behind a question about cookies; and of shops, which are none of these. */
import { describe, expect, test } from 'vitest';
import { noProductsReason } from './no-products-reason.ts';

const read = { pages: 4, slow: 0, refused: 0, broken: 0, forbidden: 0, limit: '' };
const codeOf = (html: string, url = 'https://site.example/') => noProductsReason(html, url, read).code;

/** What a site in a language says. */
interface Tongue {
  lang: string;
  consent: { title: string; text: string; accept: string; reject: string; settings: string; privacy: string; imprint: string };
  restaurant: { name: string; nav: [string, string][]; text: string };
  cafe: { name: string; nav: [string, string][]; text: string };
  blog: { name: string; nav: [string, string][]; posts: [string, string, string][]; more: string };
  service: { name: string; nav: [string, string][]; text: string };
  shop: { name: string; nav: [string, string][]; text: string };
}

const tongues: Tongue[] = [
  {
    lang: 'en',
    consent: {
      title: 'We value your privacy',
      text: 'We and our 842 partners use cookies and process personal data, such as unique identifiers, for personalised ads, measurement and audience research. You can change your choice at any time.',
      accept: 'Accept all',
      reject: 'Reject',
      settings: 'Manage options',
      privacy: 'Privacy policy',
      imprint: 'Imprint',
    },
    restaurant: {
      name: 'The Anchor',
      nav: [
        ['/menus', 'Menus'],
        ['/book', 'Book a table'],
        ['/find-us', 'Find us'],
      ],
      text: 'A seafood restaurant by the harbour. Open for lunch and dinner, Tuesday to Sunday.',
    },
    cafe: {
      name: 'Anna’s Cookies',
      nav: [
        ['/menu', 'Our menu'],
        ['/opening', 'Opening hours'],
        ['/contact', 'Contact'],
      ],
      text: 'Bakery and café. Fresh cookies and cakes every day. Come in for breakfast or coffee.',
    },
    blog: {
      name: 'Notes on bread',
      nav: [
        ['/about', 'About me'],
        ['/archive', 'Archive'],
      ],
      posts: [
        ['Rye', '12 May 2024', 'How to bake with rye.'],
        ['Oats', '3 May 2024', 'Oats want more water.'],
      ],
      more: 'Read more',
    },
    service: {
      name: 'Miller & Sons Plumbing',
      nav: [
        ['/services', 'Our services'],
        ['/quote', 'Get a free quote'],
        ['/contact', 'Contact'],
      ],
      text: 'Emergency plumber in Leeds. Call us on 0113 496 0000, Monday to Friday.',
    },
    shop: {
      name: 'Lamps & More',
      nav: [
        ['/lamps', 'Lamps'],
        ['/rugs', 'Rugs'],
        ['/cart', 'Cart'],
        ['/blog', 'Blog'],
      ],
      text: 'Free delivery over £50. Visit our shop, open Monday to Saturday.',
    },
  },
  {
    lang: 'de',
    consent: {
      title: 'Ihre Privatsphäre ist uns wichtig',
      text: 'Wir und unsere Partner verwenden Cookies und verarbeiten personenbezogene Daten, um Inhalte und Anzeigen zu personalisieren. Mit Ihrer Einwilligung speichern wir Informationen auf Ihrem Gerät. Sie können Ihre Zustimmung jederzeit widerrufen.',
      accept: 'Alle akzeptieren',
      reject: 'Ablehnen',
      settings: 'Einstellungen',
      privacy: 'Datenschutz',
      imprint: 'Impressum',
    },
    restaurant: {
      name: 'Gasthaus Zum Anker',
      nav: [
        ['/speisekarte', 'Speisekarte'],
        ['/tisch', 'Tisch reservieren'],
        ['/datenschutz', 'Datenschutz'],
      ],
      text: 'Regionale Küche am Hafen. Dienstag Ruhetag.',
    },
    cafe: {
      name: 'Café Lindenblatt',
      nav: [
        ['/karte', 'Unsere Karte'],
        ['/oeffnungszeiten', 'Öffnungszeiten'],
        ['/anfahrt', 'Anfahrt'],
      ],
      text: 'Frühstück, hausgemachte Kuchen und Kaffee. Wir freuen uns auf Ihren Besuch.',
    },
    blog: {
      name: 'Brot und Salz',
      nav: [
        ['/ueber-mich', 'Über mich'],
        ['/archiv', 'Archiv'],
      ],
      posts: [
        ['Roggen', '12. Mai 2024', 'Backen mit Roggen.'],
        ['Hafer', '3. Mai 2024', 'Hafer braucht Wasser.'],
      ],
      more: 'Weiterlesen',
    },
    service: {
      name: 'Zahnarztpraxis Dr. Berg',
      nav: [
        ['/leistungen', 'Leistungen'],
        ['/termin', 'Termin vereinbaren'],
        ['/team', 'Team'],
      ],
      text: 'Ihre Praxis in Jena. Sprechzeiten Montag bis Freitag.',
    },
    shop: {
      name: 'Lampenwelt',
      nav: [
        ['/lampen', 'Lampen'],
        ['/teppiche', 'Teppiche'],
        ['/warenkorb', 'Warenkorb'],
        ['/blog', 'Magazin'],
      ],
      text: 'Versandkostenfrei ab 50 €. Besuchen Sie auch unser Geschäft, Öffnungszeiten Mo–Sa.',
    },
  },
  {
    lang: 'fr',
    consent: {
      title: 'Votre vie privée nous importe',
      text: 'Avec votre accord, nos partenaires et nous utilisons des cookies pour stocker et accéder à des données personnelles. Vous pouvez retirer votre consentement à tout moment.',
      accept: 'Tout accepter',
      reject: 'Continuer sans accepter',
      settings: 'Paramétrer',
      privacy: 'Politique de confidentialité',
      imprint: 'Mentions légales',
    },
    restaurant: {
      name: 'Le Petit Zinc',
      nav: [
        ['/la-carte', 'La carte'],
        ['/menus', 'Nos menus'],
        ['/reservation', 'Réserver'],
        ['/contact', 'Contact'],
      ],
      text: 'Restaurant bistronomique à Lyon. Ouvert midi et soir du mardi au samedi. Plat du jour à 14 €.',
    },
    cafe: {
      name: 'Brasserie du Port',
      nav: [
        ['/carte', 'Notre carte'],
        ['/horaires', 'Horaires'],
        ['/galerie', 'Galerie'],
      ],
      text: 'Fruits de mer, terrasse et vins de la région.',
    },
    blog: {
      name: 'Le pain de Lucie',
      nav: [
        ['/a-propos', 'À propos'],
        ['/archives', 'Archives'],
      ],
      posts: [
        ['Le seigle', '12 mai 2024', 'Pétrir le seigle.'],
        ['L’avoine', '3 mai 2024', 'L’avoine boit.'],
      ],
      more: 'Lire la suite',
    },
    service: {
      name: 'Salon Camille, coiffeur',
      nav: [
        ['/prestations', 'Nos prestations'],
        ['/rdv', 'Prendre rendez-vous'],
        ['/tarifs', 'Tarifs'],
      ],
      text: 'Coiffure femme et homme. Ouvert du mardi au samedi.',
    },
    shop: {
      name: 'Maison Lumière',
      nav: [
        ['/lampes', 'Lampes'],
        ['/tapis', 'Tapis'],
        ['/panier', 'Panier'],
        ['/blog', 'Le journal'],
      ],
      text: 'Livraison offerte dès 50 €. Retrouvez notre carte cadeau.',
    },
  },
  {
    lang: 'es',
    consent: {
      title: 'Tu privacidad es importante',
      text: 'Nosotros y nuestros socios utilizamos cookies y tratamos datos personales para mostrar publicidad y medir audiencias. Puedes retirar tu consentimiento cuando quieras.',
      accept: 'Aceptar todo',
      reject: 'Rechazar',
      settings: 'Configurar',
      privacy: 'Política de privacidad',
      imprint: 'Aviso legal',
    },
    restaurant: {
      name: 'Casa Paco',
      nav: [
        ['/carta', 'Nuestra carta'],
        ['/reservas', 'Reservas'],
        ['/donde-estamos', 'Dónde estamos'],
      ],
      text: 'Restaurante de cocina tradicional en Sevilla. Menú del día de lunes a viernes.',
    },
    cafe: {
      name: 'Bar La Plaza',
      nav: [
        ['/la-carta', 'Carta'],
        ['/horario', 'Horario'],
        ['/contacto', 'Contacto'],
      ],
      text: 'Tapas, raciones y vinos. Abierto todos los días.',
    },
    blog: {
      name: 'Pan de pueblo',
      nav: [
        ['/sobre-mi', 'Sobre mí'],
        ['/archivo', 'Archivo'],
      ],
      posts: [
        ['El centeno', '12 de mayo de 2024', 'Amasar con centeno.'],
        ['La avena', '3 de mayo de 2024', 'La avena bebe agua.'],
      ],
      more: 'Leer más',
    },
    service: {
      name: 'Clínica Dental Ruiz',
      nav: [
        ['/tratamientos', 'Tratamientos'],
        ['/cita', 'Pedir cita'],
        ['/equipo', 'Equipo'],
      ],
      text: 'Dentistas en Bilbao. Horario de lunes a viernes.',
    },
    shop: {
      name: 'Luz y Hogar',
      nav: [
        ['/lamparas', 'Lámparas'],
        ['/alfombras', 'Alfombras'],
        ['/carrito', 'Carrito'],
        ['/blog', 'Blog'],
      ],
      text: 'Envío gratis desde 50 €. Tienda abierta de lunes a sábado.',
    },
  },
  {
    lang: 'it',
    consent: {
      title: 'La tua privacy è importante',
      text: 'Noi e i nostri partner utilizziamo cookie e trattiamo dati personali per annunci personalizzati. Puoi revocare il consenso in qualsiasi momento.',
      accept: 'Accetta tutto',
      reject: 'Rifiuta',
      settings: 'Preferenze',
      privacy: 'Informativa sulla privacy',
      imprint: 'Note legali',
    },
    restaurant: {
      name: 'Trattoria da Gino',
      nav: [
        ['/menu', 'Il menù'],
        ['/prenota', 'Prenota un tavolo'],
        ['/dove-siamo', 'Dove siamo'],
      ],
      text: 'Cucina toscana, primi e secondi fatti in casa. Chiuso il lunedì.',
    },
    cafe: {
      name: 'Pizzeria Bella Napoli',
      nav: [
        ['/carta', 'Le nostre pizze'],
        ['/orari', 'Orari di apertura'],
        ['/contatti', 'Contatti'],
      ],
      text: 'Forno a legna, antipasti e dolci.',
    },
    blog: {
      name: 'Pane e vino',
      nav: [
        ['/chi-sono', 'Chi sono'],
        ['/archivio', 'Archivio'],
      ],
      posts: [
        ['La segale', '12 maggio 2024', 'Impastare la segale.'],
        ['L’avena', '3 maggio 2024', 'L’avena beve.'],
      ],
      more: 'Leggi tutto',
    },
    service: {
      name: 'Studio Legale Bianchi',
      nav: [
        ['/servizi', 'I nostri servizi'],
        ['/appuntamento', 'Prenota un appuntamento'],
        ['/studio', 'Lo studio'],
      ],
      text: 'Avvocati a Torino. Consulenza per privati e imprese.',
    },
    shop: {
      name: 'Luce e Casa',
      nav: [
        ['/lampade', 'Lampade'],
        ['/tappeti', 'Tappeti'],
        ['/carrello', 'Carrello'],
        ['/blog', 'Blog'],
      ],
      text: 'Spedizione gratuita da 50 €. Orari del negozio: lun–sab.',
    },
  },
  {
    lang: 'nl',
    consent: {
      title: 'Jouw privacy',
      text: 'Wij en onze partners gebruiken cookies en verwerken persoonsgegevens voor gepersonaliseerde advertenties. Je kunt je toestemming altijd intrekken.',
      accept: 'Alles accepteren',
      reject: 'Weigeren',
      settings: 'Instellingen',
      privacy: 'Privacybeleid',
      imprint: 'Colofon',
    },
    restaurant: {
      name: 'Eetcafé De Haven',
      nav: [
        ['/menukaart', 'Menukaart'],
        ['/reserveren', 'Reserveer een tafel'],
        ['/route', 'Route'],
      ],
      text: 'Lunch en diner aan het water. Maandag gesloten.',
    },
    cafe: {
      name: 'Brasserie Het Plein',
      nav: [
        ['/kaart', 'Onze kaart'],
        ['/openingstijden', 'Openingstijden'],
        ['/contact', 'Contact'],
      ],
      text: 'Koffie, borrel en kleine gerechten op het terras.',
    },
    blog: {
      name: 'Broodnotities',
      nav: [
        ['/over-mij', 'Over mij'],
        ['/archief', 'Archief'],
      ],
      posts: [
        ['Rogge', '12 mei 2024', 'Bakken met rogge.'],
        ['Haver', '3 mei 2024', 'Haver drinkt.'],
      ],
      more: 'Lees verder',
    },
    service: {
      name: 'Kapsalon Knip',
      nav: [
        ['/behandelingen', 'Behandelingen'],
        ['/afspraak', 'Afspraak maken'],
        ['/team', 'Team'],
      ],
      text: 'Kapper in Gent voor dames en heren. Open van dinsdag tot zaterdag.',
    },
    shop: {
      name: 'Lampenhuis',
      nav: [
        ['/lampen', 'Lampen'],
        ['/kleden', 'Kleden'],
        ['/winkelwagen', 'Winkelwagen'],
        ['/blog', 'Blog'],
      ],
      text: 'Gratis verzending vanaf € 50. Openingstijden van de winkel: ma–za.',
    },
  },
  {
    lang: 'pl',
    consent: {
      title: 'Dbamy o Twoją prywatność',
      text: 'My i nasi partnerzy używamy ciasteczek i przetwarzamy dane osobowe w celu wyświetlania reklam. Zgodę możesz wycofać w każdej chwili.',
      accept: 'Zgadzam się',
      reject: 'Odrzuć',
      settings: 'Ustawienia',
      privacy: 'Polityka prywatności',
      imprint: 'Regulamin',
    },
    restaurant: {
      name: 'Karczma pod Lipą',
      nav: [
        ['/menu', 'Menu'],
        ['/rezerwacja', 'Zarezerwuj stolik'],
        ['/dojazd', 'Dojazd'],
      ],
      text: 'Kuchnia polska, dania z grilla. Restauracja czynna od 12 do 22.',
    },
    cafe: {
      name: 'Pierogarnia u Basi',
      nav: [
        ['/karta', 'Karta dań'],
        ['/godziny', 'Godziny otwarcia'],
        ['/kontakt', 'Kontakt'],
      ],
      text: 'Pierogi, zupy i desery. Zapraszamy codziennie.',
    },
    blog: {
      name: 'Zapiski o chlebie',
      nav: [
        ['/o-mnie', 'O mnie'],
        ['/archiwum', 'Archiwum'],
      ],
      posts: [
        ['Żyto', '12 maja 2024', 'Pieczemy z żyta.'],
        ['Owies', '3 maja 2024', 'Owies pije wodę.'],
      ],
      more: 'Czytaj dalej',
    },
    service: {
      name: 'Gabinet Fizjoterapii',
      nav: [
        ['/uslugi', 'Usługi'],
        ['/wizyta', 'Umów wizytę'],
        ['/cennik', 'Cennik'],
      ],
      text: 'Fizjoterapeuci w Krakowie. Czynne od poniedziałku do piątku.',
    },
    shop: {
      name: 'Świat Lamp',
      nav: [
        ['/lampy', 'Lampy'],
        ['/dywany', 'Dywany'],
        ['/koszyk', 'Koszyk'],
        ['/blog', 'Blog'],
      ],
      text: 'Darmowa dostawa od 200 zł. Godziny otwarcia salonu: pn–sob.',
    },
  },
  {
    lang: 'tr',
    consent: {
      title: 'Gizliliğiniz bizim için önemli',
      text: 'Biz ve iş ortaklarımız, kişiselleştirilmiş reklamlar için çerezler kullanıyor ve kişisel verileri işliyoruz. Onayınızı istediğiniz zaman geri alabilirsiniz.',
      accept: 'Tümünü kabul et',
      reject: 'Reddet',
      settings: 'Ayarlar',
      privacy: 'Gizlilik politikası',
      imprint: 'KVKK aydınlatma metni',
    },
    restaurant: {
      name: 'Kıyı Balık Restoran',
      nav: [
        ['/menu', 'Menü'],
        ['/rezervasyon', 'Rezervasyon'],
        ['/iletisim', 'İletişim'],
      ],
      text: 'Denize sıfır balık restoranı. Her gün 12.00–24.00 arası açığız.',
    },
    cafe: {
      name: 'Nine’nin Lokantası',
      nav: [
        ['/menumuz', 'Menümüz'],
        ['/calisma-saatleri', 'Çalışma saatleri'],
        ['/galeri', 'Galeri'],
      ],
      text: 'Ev yemekleri, günün çorbası ve tatlılar.',
    },
    blog: {
      name: 'Ekmek günlüğü',
      nav: [
        ['/hakkimda', 'Hakkımda'],
        ['/arsiv', 'Arşiv'],
      ],
      posts: [
        ['Çavdar', '12 Mayıs 2024', 'Çavdarla ekmek.'],
        ['Yulaf', '3 Mayıs 2024', 'Yulaf su ister.'],
      ],
      more: 'Devamını oku',
    },
    service: {
      name: 'Gülüş Diş Kliniği',
      nav: [
        ['/hizmetler', 'Hizmetlerimiz'],
        ['/randevu', 'Randevu al'],
        ['/ekibimiz', 'Ekibimiz'],
      ],
      text: 'Ankara’da diş hekimi. Hafta içi 9–18.',
    },
    shop: {
      name: 'Işık Evi',
      nav: [
        ['/lambalar', 'Lambalar'],
        ['/halilar', 'Halılar'],
        ['/sepetim', 'Sepetim'],
        ['/blog', 'Blog'],
      ],
      text: '500 TL üzeri kargo bedava. Mağazamız her gün açık.',
    },
  },
  {
    lang: 'ar',
    consent: {
      title: 'خصوصيتك تهمنا',
      text: 'نستخدم نحن وشركاؤنا ملفات تعريف الارتباط ونعالج البيانات الشخصية لعرض إعلانات مخصصة. يمكنك سحب موافقتك في أي وقت.',
      accept: 'قبول الكل',
      reject: 'رفض',
      settings: 'الإعدادات',
      privacy: 'سياسة الخصوصية',
      imprint: 'الشروط والأحكام',
    },
    restaurant: {
      name: 'مطعم الميناء',
      nav: [
        ['/menu', 'قائمة الطعام'],
        ['/book', 'احجز طاولة'],
        ['/contact', 'اتصل بنا'],
      ],
      text: 'مأكولات بحرية طازجة. مفتوح يوميا للغداء والعشاء.',
    },
    cafe: {
      name: 'مقهى الياسمين',
      nav: [
        ['/menu', 'القائمة'],
        ['/hours', 'أوقات العمل'],
        ['/gallery', 'معرض الصور'],
      ],
      text: 'قهوة عربية وحلويات وفطور. نرحب بكم في مقهانا.',
    },
    blog: {
      name: 'مدونة الخبز',
      nav: [
        ['/about', 'من أنا'],
        ['/archive', 'الأرشيف'],
      ],
      posts: [
        ['الجاودار', '12 مايو 2024', 'كيف نخبز الجاودار.'],
        ['الشوفان', '3 مايو 2024', 'الشوفان يحتاج إلى الماء.'],
      ],
      more: 'اقرأ المزيد',
    },
    service: {
      name: 'عيادة الابتسامة لطب الأسنان',
      nav: [
        ['/services', 'خدماتنا'],
        ['/appointment', 'احجز موعدا'],
        ['/team', 'فريقنا'],
      ],
      text: 'أطباء أسنان في الرياض. من الأحد إلى الخميس.',
    },
    shop: {
      name: 'بيت النور',
      nav: [
        ['/lamps', 'مصابيح'],
        ['/rugs', 'سجاد'],
        ['/cart', 'السلة'],
        ['/blog', 'المدونة'],
      ],
      text: 'شحن مجاني للطلبات فوق 200 ر.س. أوقات العمل يوميا.',
    },
  },
  {
    lang: 'ja',
    consent: {
      title: 'プライバシーについて',
      text: '当社とパートナーは、広告の表示や利用状況の分析のためにクッキーを使用し、個人データを処理します。同意はいつでも撤回できます。',
      accept: 'すべて同意する',
      reject: '拒否する',
      settings: '設定',
      privacy: 'プライバシーポリシー',
      imprint: '利用規約',
    },
    restaurant: {
      name: '居酒屋みなと',
      nav: [
        ['/menu', 'お品書き'],
        ['/reserve', 'ご予約'],
        ['/access', 'アクセス'],
      ],
      text: '港町の魚料理。営業時間 17:00〜23:00、月曜定休。',
    },
    cafe: {
      name: 'カフェひだまり',
      nav: [
        ['/menu', 'メニュー'],
        ['/hours', '営業時間'],
        ['/access', 'アクセス'],
      ],
      text: 'ランチと手作りケーキ。お席のご予約も承ります。',
    },
    blog: {
      name: 'パンの日記',
      nav: [
        ['/profile', 'プロフィール'],
        ['/archive', '過去の記事'],
      ],
      posts: [
        ['ライ麦', '2024年5月12日', 'ライ麦で焼く。'],
        ['オーツ', '2024年5月3日', 'オーツは水を吸う。'],
      ],
      more: '続きを読む',
    },
    service: {
      name: 'さくら歯科医院',
      nav: [
        ['/service', '診療案内'],
        ['/reserve', 'ご予約はこちら'],
        ['/access', 'アクセス'],
      ],
      text: '世田谷区の歯科。診療時間 9:00〜18:00、日曜休診。',
    },
    shop: {
      name: 'あかりの店',
      nav: [
        ['/lamps', '照明'],
        ['/rugs', 'ラグ'],
        ['/cart', 'カート'],
        ['/blog', '読みもの'],
      ],
      text: '5,000円以上で送料無料。店舗の営業時間 10:00〜19:00。',
    },
  },
];

const navOf = (nav: [string, string][]) => nav.map(([href, text]) => `<a href="${href}">${text}</a>`).join(' ');
const frame = (lang: string, title: string, body: string) =>
  `<html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`;
const menuButton = '<button aria-label="Menu"><svg></svg></button>';

describe.each(tongues.map((tongue) => [tongue.lang, tongue] as const))('%s', (lang, { consent, restaurant, cafe, blog, service, shop }) => {
  const banner = `<div class="cc-x"><p>${consent.text}</p><button>${consent.accept}</button><button>${consent.reject}</button><a href="/p">${consent.privacy}</a></div>`;
  const site = ({ name, nav, text }: { name: string; nav: [string, string][]; text: string }) =>
    `<header><a href="/">${name}</a>${menuButton}<nav>${navOf(nav)}</nav></header><main><h1>${name}</h1><p>${text}</p></main><footer><a href="/p">${consent.privacy}</a> <a href="/i">${consent.imprint}</a></footer>`;
  const posts = `<header><h1>${blog.name}</h1>${navOf(blog.nav)}</header><div id="content">${blog.posts
    .map(
      ([title, date, text], at) =>
        `<div class="entry-${at}"><h2><a href="/${at}">${title}</a></h2><p>${date}</p><p>${text}</p><a href="/${at}">${blog.more}</a></div>`,
    )
    .join('')}</div><footer><a href="/p">${consent.privacy}</a></footer>`;

  test.each<[string, string]>([
    [
      'its question alone',
      `<h1>${consent.title}</h1><p>${consent.text}</p><button>${consent.accept}</button><button>${consent.settings}</button><a href="/p">${consent.privacy}</a>`,
    ],
    [
      'a form',
      `<form method="post"><p>${consent.text}</p><input type="submit" value="${consent.accept}"></form><a href="/p">${consent.privacy}</a> <a href="/i">${consent.imprint}</a>`,
    ],
    [
      'below the name of the shop',
      `<header><img src="/logo.svg" alt="Lumo">Lumo</header><div role="dialog"><h2>${consent.title}</h2><p>${consent.text}</p><a class="btn" href="/ok">${consent.accept}</a> <a class="btn" href="/no">${consent.reject}</a></div>`,
    ],
    [
      'with its partners',
      `<div class="cmp"><h2>${consent.title}</h2><p>${consent.text}</p><p>${consent.text}</p><p>${consent.text}</p><ul><li>${consent.privacy}</li><li>${consent.settings}</li></ul><button>${consent.reject}</button><button>${consent.accept}</button></div>`,
    ],
  ])('a wall: %s', (_, body) => expect(codeOf(frame(lang, consent.title, body))).toBe('cookie_wall'));

  test('a wall that is titled as the shop', () => {
    const body = `<div><p>${consent.text}</p><button>${consent.accept}</button></div><footer><a href="/p">${consent.privacy}</a></footer>`;
    expect(codeOf(frame(lang, 'Lumo', body))).toBe('cookie_wall');
  });

  test.each<[string, string]>([
    ['a restaurant', site(restaurant)],
    ['a restaurant with a banner', site(restaurant) + banner],
    ['a café', site(cafe)],
    ['a café with a banner', banner + site(cafe)],
    ['a service', site(service)],
    ['a service with a banner', site(service) + banner],
  ])('%s', (_, body) => expect(codeOf(frame(lang, 'Welcome', body))).toBe('no_shop'));

  test.each<[string, string]>([
    ['a blog', posts],
    ['a blog with a banner', posts + banner],
  ])('%s', (_, body) => expect(codeOf(frame(lang, blog.name, body))).toBe('blog'));

  test.each<[string, string]>([
    ['a shop', site(shop)],
    ['a shop with a banner', site(shop) + banner],
    [
      'a shop with its cart in a button',
      site({ ...shop, nav: shop.nav.filter(([href]) => !/cart|korb|panier|carr|winkel|kosz|sepet/.test(href)) }) +
        '<button class="minicart-toggle">0</button>',
    ],
    ['a shop that shows stories', site(shop) + posts],
  ])('%s is none of these', (_, body) => expect(codeOf(frame(lang, shop.name, body))).toBe('no_products'));
});

describe('words near a sign', () => {
  test.each<[string, string]>([
    [
      'a page of data protection with a menu button',
      frame('de', 'Anna', `${menuButton}<h1>Anna</h1><p>Willkommen auf meiner Seite.</p><a href="/datenschutz">Datenschutz</a>`),
    ],
    [
      'a bakery of cookies',
      frame(
        'en',
        'Anna’s Cookies',
        `<h1>Anna’s Cookies</h1><p>Cookies, cookies, cookies. We bake cookies with love.</p><button>Order cookies</button>`,
      ),
    ],
    [
      'a recipe',
      frame('en', 'Oat cookies', '<h1>Oat cookies</h1><p>Accept no substitutes: these cookies use butter.</p><button>Print</button>'),
    ],
    [
      'a page about consent',
      frame(
        'en',
        'Consent in care',
        '<h1>Consent in care</h1><p>We explain informed consent to nurses. Our courses run all year.</p><button>Search</button><a href="/a">Courses</a><a href="/b">Teachers</a>',
      ),
    ],
  ])('%s is no wall', (_, html) => expect(codeOf(html)).not.toBe('cookie_wall'));

  test('addresses of consent', () => {
    const html = frame('en', 'Before you continue', '<h1>Before you continue</h1><p>Choose.</p><button>OK</button>');
    expect(codeOf(html, 'https://consent.shop.example/')).toBe('cookie_wall');
    expect(codeOf(html, 'https://shop.example/cookie-consent')).toBe('cookie_wall');
  });

  test('an empty page of a program with a banner is one that the browser fills', () => {
    const html = frame(
      'en',
      'Shop',
      '<div id="root"></div><div class="cookie"><p>We use cookies.</p><button>Accept</button></div><script src="/app.js"></script>',
    );
    expect(codeOf(html)).toBe('in_browser');
  });
});

describe('sites of all kinds', () => {
  test.each<[string, string]>([
    [
      'cookie_wall',
      frame(
        'de',
        'Cookie-Hinweis',
        '<div class="x"><h2>Cookie-Hinweis</h2><p>Diese Website nutzt Cookies, um Dienste bereitzustellen, stetig zu verbessern und Werbung anzuzeigen.</p><button>OK, verstanden</button> <a href="/dse">Datenschutzerklärung</a></div>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'de',
        'spiegelei.example – mit Werbung oder Abo',
        '<h1>Weiter mit Werbung oder Abo</h1><p>Sie lesen mit Werbung und Tracking durch uns und 218 Partner. Details finden Sie in der Datenschutzerklärung.</p><p>Besuchen Sie uns wie gewohnt mit Werbung und Cookies. Einwilligung jederzeit widerrufbar.</p><button>Akzeptieren und weiter</button><p>Oder werbefrei für 4,99 € im Monat</p><button>Zum Abo</button><a href="/login">Anmelden</a><a href="/impressum">Impressum</a>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'fr',
        'Le respect de votre vie privée est notre priorité',
        '<div><p>Nos partenaires et nous-mêmes stockons et/ou accédons à des informations stockées sur un appareil, telles que les cookies. Vous pouvez accepter ou gérer vos choix.</p><button>J’accepte</button><button>En savoir plus</button></div>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'es',
        'Aviso de cookies',
        '<p>Usamos cookies propias y de terceros para fines analíticos. Pulsa «Acepto» para entrar.</p><form><input type="submit" value="Acepto"></form>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'it',
        'Consenso cookie',
        '<section><p>Questo sito utilizza cookie tecnici e, previo tuo consenso, cookie di profilazione.</p><button>Acconsento</button><button>Personalizza</button></section>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'nl',
        'Cookies op deze site',
        '<p>Deze site plaatst cookies. Zonder cookies kun je de site niet bezoeken.</p><a class="button" href="?c=1">Ja, ik ga akkoord</a><a href="/cookies">Lees meer</a>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'pl',
        'Szanujemy Twoją prywatność',
        '<p>Ta strona używa plików cookies. Kliknij „Przejdź do serwisu”, aby wyrazić zgodę.</p><button>Przejdź do serwisu</button>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'tr',
        'Çerez tercihleri',
        '<p>Size daha iyi hizmet sunmak için çerez kullanıyoruz. Devam etmek için onay verin.</p><button>Onaylıyorum</button><a href="/kvkk">KVKK</a>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'ja',
        'Cookieの使用について',
        '<p>当サイトではCookieを使用します。続行するには同意が必要です。</p><button>同意して進む</button>',
      ),
    ],
    [
      'cookie_wall',
      frame('ar', 'ملفات تعريف الارتباط', '<p>يستخدم هذا الموقع ملفات تعريف الارتباط لتحسين تجربتك.</p><button>أوافق</button>'),
    ],
    [
      'cookie_wall',
      frame(
        'sv',
        'Vi använder cookies',
        '<p>Vi använder cookies för att förbättra din upplevelse och visa annonser. Godkänn för att fortsätta.</p><button>Godkänn alla</button><a href="/integritet">Integritetspolicy</a>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'pt',
        'Privacidade',
        '<p>Utilizamos cookies para personalizar conteúdos e anúncios.</p><button>Aceitar todos</button><button>Rejeitar</button>',
      ),
    ],
    [
      'cookie_wall',
      frame('cs', 'Soubory cookie', '<p>Na našem webu používáme soubory cookie. Povolte je prosím.</p><button>Povolit vše</button>'),
    ],
    [
      'no_products',
      frame(
        'en',
        'Ella',
        '<h1>Ella</h1><p>Portraits and weddings in Kent. I photograph people as they are.</p><a href="/portfolio">Portfolio</a><a href="/about">About</a><div id="c"><p>This site uses cookies.</p><button>Got it</button></div>',
      ),
    ],
    [
      'no_products',
      frame(
        'de',
        'Verein für Gartenbau',
        '<nav><a href="/verein">Der Verein</a><a href="/garten">Gärten</a><a href="/mitglied">Mitglied werden</a></nav><h1>Verein für Gartenbau</h1><div class="cookie-banner">Wir verwenden Cookies. <button>Akzeptieren</button></div>',
      ),
    ],
    [
      'no_products',
      frame(
        'fr',
        'Mairie de Sable',
        '<a href="/mairie">La mairie</a><a href="/demarches">Démarches</a><a href="/culture">Culture</a><p>Nous utilisons des cookies. <button>Tout accepter</button></p>',
      ),
    ],
    [
      'no_products',
      frame(
        'en',
        'Cookie Cutter Co',
        '<h1>Cookie cutters</h1><p>We use steel for all our cookie cutters and accept custom shapes.</p><button>Accept a challenge</button><a href="/stars">Stars</a><a href="/hearts">Hearts</a><a href="/basket">Basket</a>',
      ),
    ],
    [
      'no_shop',
      frame(
        'fr',
        'Chez Marcel',
        '<nav><a href="/">Accueil</a><a href="/la-carte">La carte</a><a href="/reserver">Réserver une table</a><a href="/acces">Accès</a></nav><h1>Chez Marcel</h1><p>Cuisine du marché</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'fr',
        'Crêperie Bretonne',
        '<a href="/nos-galettes">Nos galettes</a><a href="/nos-crepes">Nos crêpes</a><a href="/contact">Nous trouver</a><p>Ouvert tous les jours, midi et soir. Réservation au 02 99 00 00 00.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'es',
        'Marisquería El Puerto',
        '<a href="/carta">Carta</a><a href="/reservar">Reservar</a><p>Pescados y mariscos. Abierto de martes a domingo. Comidas y cenas.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'it',
        'Osteria del Ponte',
        '<a href="/carta-vini">Carta dei vini</a><a href="/contatti">Contatti</a><p>Pranzo e cena. Chiuso il martedì.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'tr',
        'Meşhur Kebapçı',
        '<a href="/subelerimiz">Şubelerimiz</a><a href="/menu">Menü</a><p>1954’ten beri kebap. Rezervasyon için arayın.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'nl',
        'Restaurant De Molen',
        '<a href="/menu">Menu</a><a href="/reserveren">Reserveren</a><p>Diner van woensdag t/m zondag.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'pl',
        'Bistro Ogród',
        '<a href="/menu">Menu</a><a href="/rezerwacje">Rezerwacje</a><p>Śniadania i obiady. Zapraszamy od 8 do 20.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'ja',
        '鮨 さかえ',
        '<a href="/course">コース</a><a href="/yoyaku">ご予約</a><p>カウンター八席の鮨店。営業時間 18:00〜。月曜定休。</p>',
      ),
    ],
    [
      'no_shop',
      frame('ar', 'مشويات الشام', '<a href="/menu">قائمة الطعام</a><a href="/branches">فروعنا</a><p>مشويات ومقبلات. توصيل وحجز.</p>'),
    ],
    [
      'no_shop',
      frame(
        'de',
        'Pizzeria Roma',
        '<a href="/karte">Karte</a><a href="/kontakt">Kontakt</a><p>Pizza und Pasta. Täglich geöffnet ab 17 Uhr. Reservierung unter 0641 000.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'en',
        'The Copper Kettle',
        '<a href="/menus">Menus</a><a href="/bookings">Bookings</a><p>Tearoom and gardens. Breakfast and lunch served daily, open from 9.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'de',
        'Malerbetrieb Kunz',
        '<a href="/leistungen">Leistungen</a><a href="/referenzen">Referenzen</a><a href="/kontakt">Kontakt</a><p>Ihr Malermeister in Ulm. Jetzt kostenloses Angebot anfordern.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'en',
        'Oak Veterinary Clinic',
        '<a href="/services">Services</a><a href="/team">Our team</a><a href="/book">Book an appointment</a><p>Caring for pets since 1990.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'es',
        'Peluquería Marta',
        '<a href="/servicios">Servicios</a><a href="/cita">Reservar cita</a><p>Horario: martes a sábado.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'fr',
        'Cabinet Dr Morel, ostéopathe',
        '<a href="/osteopathie">L’ostéopathie</a><a href="/rdv">Prendre RDV</a><p>Consultations sur rendez-vous du lundi au vendredi. Tarifs et horaires.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'it',
        'Hotel Miramare',
        '<a href="/camere">Camere</a><a href="/spiaggia">Spiaggia</a><a href="/prenota">Prenota</a><p>Tre stelle sul mare a Rimini.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'pl',
        'Auto-Serwis Nowak',
        '<a href="/uslugi">Usługi</a><a href="/kontakt">Kontakt</a><p>Mechanika i wulkanizacja. Czynne pn–pt 8–17. Umów się na wizytę.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'nl',
        'Rijschool Start',
        '<a href="/tarieven">Tarieven</a><a href="/proefles">Proefles aanvragen</a><a href="/contact">Contact</a><p>Rijlessen in Utrecht. Ons team staat klaar, maak een afspraak.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'ja',
        'ひかり整体院',
        '<a href="/menu">施術メニュー</a><a href="/price">料金表</a><a href="/access">アクセス</a><p>ご予約はこちら。受付時間 10:00〜19:00、水曜定休。</p>',
      ),
    ],
    [
      'blog',
      frame(
        'en',
        'A year in the garden',
        '<h1>A year in the garden</h1><h2><a href="/2024/05/tulips">Tulips</a></h2><p>Posted on May 12, 2024 by Jo</p><p>They came late.</p><h2><a href="/2024/05/rain">Rain</a></h2><p>Posted on May 3, 2024 by Jo</p>',
      ),
    ],
    [
      'blog',
      frame(
        'de',
        'Reisetagebuch',
        '<div class="beitrag"><h2>Porto</h2><small>12.05.2024 · 3 Kommentare</small><p>…</p><a href="/porto">Mehr lesen</a></div><div class="beitrag"><h2>Lissabon</h2><small>01.05.2024 · 0 Kommentare</small><a href="/lissabon">Mehr lesen</a></div>',
      ),
    ],
    [
      'blog',
      frame(
        'fr',
        'Carnet de cuisine',
        '<div class="post"><h2>Tarte</h2><span>publié le 12 mai 2024</span></div><div class="post"><h2>Soupe</h2><span>publié le 2 mai 2024</span></div>',
      ),
    ],
    [
      'blog',
      frame(
        'es',
        'Viajes de Ana',
        '<h2>Cádiz</h2><p>12 de mayo de 2024 · 4 comentarios</p><a href="/c">Seguir leyendo</a><h2>Ronda</h2><p>2 de mayo de 2024</p><a href="/r">Seguir leyendo</a>',
      ),
    ],
    ['blog', frame('it', 'Diario di Lia', '<h2>Roma</h2><p>12 maggio 2024</p><h2>Siena</h2><p>2 maggio 2024</p><p>Archivio</p>')],
    [
      'blog',
      frame(
        'ja',
        '旅日記',
        '<ul><li>2024.05.12 京都</li><li>2024.05.02 奈良</li></ul><a href="/1">続きを読む</a><a href="/2">続きを読む</a>',
      ),
    ],
    [
      'blog',
      frame(
        'tr',
        'Gezi yazıları',
        '<h2>Bursa</h2><p>12 Mayıs 2024 · 2 yorum</p><a href="/b">Devamı</a><h2>İzmir</h2><p>2 Mayıs 2024</p><a href="/i">Devamı</a>',
      ),
    ],
    ['blog', frame('pl', 'Dziennik', '<h2>Gdańsk</h2><p>Opublikowano 12 maja 2024</p><h2>Sopot</h2><p>Opublikowano 2 maja 2024</p>')],
    [
      'no_products',
      frame(
        'fr',
        'La Boutique du Thé',
        '<a href="/thes">Nos thés</a><a href="/panier">Panier</a><a href="/blog">Blog</a><p>Ouvert du mardi au samedi. Carte cadeau. Découvrez la carte des thés et nos menus dégustation au restaurant.</p>',
      ),
    ],
    [
      'no_products',
      frame(
        'de',
        'Küchenhaus',
        '<a href="/geschirr">Geschirr</a><a href="/shop">Online-Shop</a><p>Alles für Restaurant und Küche. Öffnungszeiten Mo–Sa. Termin vereinbaren für Ihre Küchenplanung.</p>',
      ),
    ],
    [
      'no_products',
      frame(
        'en',
        'Restaurant Supplies Ltd',
        '<a href="/plates">Plates</a><a href="/glasses">Glasses</a><button class="cart-icon">0</button><p>Menu covers and table linen. Opening hours 9–5.</p>',
      ),
    ],
    [
      'no_products',
      frame(
        'it',
        'Enoteca Rossi',
        '<a href="/vini">Vini</a><a href="/carrello">Carrello</a><p>Carta dei vini, orari di apertura, ristorante.</p>',
      ),
    ],
    ['no_products', frame('ja', '器の店', '<a href="/plates">皿</a><a class="cart" href="/c">カゴ</a><p>カフェ併設。営業時間 10:00〜</p>')],
    [
      'cookie_wall',
      frame(
        'en',
        'Before you continue to Lumo',
        '<h1>Before you continue</h1><p>We use cookies and data to deliver and maintain our services, track outages and protect against spam.</p><p>If you choose to accept all, we will also use cookies to develop new services and show ads.</p><button>Reject all</button><button>Accept all</button><a href="/more">More options</a><a href="/p">Privacy</a><a href="/t">Terms</a>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'de',
        'Zustimmung erforderlich',
        '<div><p>Um unser Angebot zu nutzen, müssen Sie der Verwendung von Cookies zustimmen.</p><a href="?ok=1">Zustimmen und weiter</a></div>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'fr',
        'Gestion des cookies',
        '<p>En poursuivant, vous acceptez le dépôt de cookies et de traceurs.</p><button>OK pour moi</button><button>Non merci</button>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'es',
        'Bienvenido',
        '<div class="modal"><p>Nosotros y terceros almacenamos cookies en tu dispositivo.</p><button>Aceptar y continuar</button><button>Suscribirse por 1 €</button></div>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'pl',
        'Wymagana zgoda',
        '<p>Serwis zapisuje ciasteczka na Twoim urządzeniu. Czy wyrażasz zgodę?</p><button>Tak, zgadzam się</button><button>Nie</button>',
      ),
    ],
    [
      'cookie_wall',
      frame(
        'nl',
        'Toestemming',
        '<p>We vragen je toestemming voor cookies en vergelijkbare technieken.</p><button>Akkoord</button><a href="/instellen">Zelf instellen</a>',
      ),
    ],
    [
      'no_products',
      frame(
        'de',
        'Chor Harmonie',
        '<h1>Chor Harmonie</h1><p>Wir singen jeden Donnerstag.</p><a href="/proben">Proben</a><a href="/konzerte">Konzerte</a><div>Diese Seite verwendet Cookies. <a href="#">Akzeptieren</a></div>',
      ),
    ],
    [
      'no_products',
      frame(
        'it',
        'Comune di Pieve',
        '<a href="/uffici">Uffici</a><a href="/servizi">Servizi</a><a href="/avvisi">Avvisi</a><h1>Comune di Pieve</h1><p>Questo sito usa cookie tecnici. <button>Accetto</button></p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'fr',
        'La Table d’Émile',
        '<a href="/menu">Menu</a><a href="/vins">Vins</a><a href="/infos">Infos pratiques</a><p>Restaurant gastronomique. Réservations au 03 88 00 00 00. Fermé dimanche et lundi.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'es',
        'Heladería Polo',
        '<a href="/sabores">Sabores</a><a href="/locales">Locales</a><p>Helados artesanos. Horario de verano: todos los días de 12 a 24. Cafetería y desayunos.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'it',
        'Bar Centrale',
        '<p>Colazione, pranzo e aperitivi in piazza. Aperto tutti i giorni dalle 7.</p><a href="/menu">Menù</a><a href="/eventi">Eventi</a>',
      ),
    ],
    [
      'no_shop',
      frame(
        'tr',
        'Sahil Kafe',
        '<a href="/menu">Menü</a><a href="/galeri">Galeri</a><a href="/rezervasyon">Rezervasyon</a><p>Kahvaltı ve tatlılar. Her gün 09.00–23.00.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'nl',
        'Pannenkoekenhuis De Beuk',
        '<a href="/kaart">Kaart</a><a href="/reserveren">Reserveren</a><p>Pannenkoeken en poffertjes in het bos. Dagelijks geopend.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'pl',
        'Kawiarnia Mleczna',
        '<a href="/menu">Menu</a><a href="/kontakt">Kontakt</a><p>Kawa, ciasta i śniadania. Godziny otwarcia: 8–20. Rezerwacja stolików pod numerem 12 000.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'ja',
        'そば処 やまと',
        '<a href="/menu">お品書き</a><a href="/access">アクセス</a><p>手打ちそばと天ぷら。営業時間 11:00〜15:00。</p>',
      ),
    ],
    ['no_shop', frame('ar', 'مطعم وكافيه لؤلؤة', '<a href="/m">القائمة</a><a href="/r">الحجز</a><p>فطور وغداء وعشاء على البحر.</p>')],
    [
      'no_shop',
      frame(
        'en',
        'Taverna Mykonos',
        '<a href="/food">Food</a><a href="/drinks">Drinks</a><a href="/reservations">Reservations</a><p>Greek kitchen. Dinner from 5pm, closed Mondays.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'de',
        'Physio am Markt',
        '<a href="/angebot">Angebot</a><a href="/kontakt">Kontakt</a><p>Praxis für Physiotherapie. Termine nach Vereinbarung, Sprechzeiten Mo–Fr.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'fr',
        'Garage Petit',
        '<a href="/entretien">Entretien</a><a href="/devis">Demander un devis</a><p>Réparation toutes marques. Ouvert du lundi au vendredi.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'tr',
        'Avukat Deniz Kaya',
        '<a href="/calisma-alanlari">Çalışma alanları</a><a href="/iletisim">İletişim</a><p>Hukuk bürosu. Randevu için arayınız.</p>',
      ),
    ],
    [
      'no_shop',
      frame(
        'ar',
        'صالون الأناقة',
        '<a href="/s">خدماتنا</a><a href="/c">اتصل بنا</a><p>صالون تجميل للسيدات. احجزي موعدك الآن. أوقات العمل يوميا.</p>',
      ),
    ],
    [
      'blog',
      frame(
        'nl',
        'Tuindagboek',
        '<h2>Dahlia</h2><p>Geplaatst op 12 mei 2024</p><a href="/d">Lees meer</a><h2>Roos</h2><p>Geplaatst op 2 mei 2024</p><a href="/r">Lees meer</a>',
      ),
    ],
    [
      'blog',
      frame(
        'ar',
        'يوميات مسافر',
        '<h2>مسقط</h2><p>12 مايو 2024</p><a href="/1">أكمل القراءة</a><h2>صلالة</h2><p>2 مايو 2024</p><a href="/2">أكمل القراءة</a>',
      ),
    ],
    [
      'blog',
      frame(
        'en',
        'Field notes',
        '<ul><li><a href="/a">On moss</a> <span>2024-05-12</span></li><li><a href="/b">On ferns</a> <span>2024-05-02</span></li></ul><a href="/feed">RSS</a><p>Archive</p>',
      ),
    ],
    [
      'no_products',
      frame(
        'es',
        'Bodega Luna',
        '<a href="/vinos">Vinos</a><a href="/tienda">Tienda</a><a href="/visitas">Reservar visita</a><p>Restaurante y bodega. Horario de visitas.</p>',
      ),
    ],
    [
      'no_products',
      frame(
        'fr',
        'Fromagerie Paul',
        '<a href="/fromages">Fromages</a><button class="header-cart">0</button><p>Ouvert du mardi au samedi. Plateaux pour restaurants.</p>',
      ),
    ],
    [
      'no_products',
      frame(
        'tr',
        'Halı Dünyası',
        '<a href="/halilar">Halılar</a><a href="/sepet">Sepet</a><p>Mağazalarımız her gün 10–22 arası açık. Otel ve restoranlar için toptan.</p>',
      ),
    ],
  ])('%s: %s', (code, html) => expect(codeOf(html)).toBe(code));
});
