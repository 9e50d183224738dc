/** The words of generated shops: ten trades in ten languages, written as shops write them and not taken from the product's vocabulary. */
export interface ShopWords {
  name: string;
  language: string;
  currency: string;
  /** The lowest and highest price, in major units. */
  prices: [number, number];
  brands: string[];
  /** Category, then the things in it. */
  kinds: Record<string, string[]>;
  /** Attributes by their names; several spellings of one name are used in turn. */
  attributes: Record<string, string[]>;
  /** The attribute whose value stands in titles. */
  inTitle: string[];
  /** A title: {kind}, {value}, {value2}, {brand}, {name}. */
  title: string;
  names: string[];
  /** Sentences that name things other than the product. */
  texts: string[];
  tags: string[];
}

export const shopWords: readonly ShopWords[] = [
  {
    name: 'furniture de',
    language: 'de',
    currency: 'EUR',
    prices: [29, 1900],
    brands: ['Nordholz', 'Lindau', 'Hagemann', 'Casa Viva', 'Werkform'],
    kinds: {
      Stühle: ['Esszimmerstuhl', 'Bürostuhl', 'Barhocker', 'Schaukelstuhl'],
      Tische: ['Esstisch', 'Couchtisch', 'Schreibtisch', 'Beistelltisch'],
      Schränke: ['Kleiderschrank', 'Kommode', 'Bücherregal', 'Sideboard'],
      Betten: ['Doppelbett', 'Einzelbett', 'Kinderbett'],
      Lampen: ['Stehlampe', 'Tischlampe', 'Pendelleuchte'],
    },
    attributes: {
      'Farbe|Color|Farben': ['Weiß', 'Schwarz', 'Grau', 'Natur', 'Anthrazit', 'Grün', 'Dunkelblau'],
      'Material|Werkstoff': ['Eiche', 'Buche', 'Kiefer', 'Metall', 'Glas', 'Samt', 'Kunststoff'],
      Stil: ['Modern', 'Skandinavisch', 'Landhaus', 'Industrial'],
      'Raum|Zimmer': ['Wohnzimmer', 'Schlafzimmer', 'Esszimmer', 'Büro', 'Kinderzimmer'],
      Lieferzeit: ['2–3 Tage', '1 Woche'],
    },
    inTitle: ['Material', 'Farbe'],
    title: '{kind} {name} {value} {value2}',
    names: ['Alma', 'Bruno', 'Clara', 'Dorte', 'Emil', 'Frida', 'Gustav', 'Hilde', 'Ida', 'Jasper', 'Karl', 'Lotte'],
    texts: ['Passt gut zu schwarzen Möbeln.', 'Auch in Eiche erhältlich.', 'Ein Lieblingsstück für jeden Raum.', 'Aufbau in zehn Minuten.'],
    tags: ['neu_2024', 'sale', 'bestseller', 'LP-204'],
  },
  {
    name: 'cosmetics fr',
    language: 'fr',
    currency: 'EUR',
    prices: [6, 120],
    brands: ['Belle Rive', 'Alizée', 'Maison Verte', 'Doucine'],
    kinds: {
      Visage: ['Crème de jour', 'Crème de nuit', 'Sérum', 'Masque', 'Nettoyant'],
      Corps: ['Lait corporel', 'Gommage', 'Huile', 'Gel douche'],
      Cheveux: ['Shampooing', 'Après-shampooing', 'Masque capillaire'],
      Maquillage: ['Rouge à lèvres', 'Mascara', 'Fond de teint'],
    },
    attributes: {
      'Type de peau|Peau': ['Peau sèche', 'Peau grasse', 'Peau sensible', 'Peau mixte', 'Peau mature'],
      'Senteur|Parfum': ['Rose', 'Lavande', 'Agrumes', 'Vanille', 'Sans parfum'],
      Contenance: ['30 ml', '50 ml', '100 ml', '200 ml', '250 ml'],
      Bio: ['Oui', 'Non'],
    },
    inTitle: ['Senteur', 'Contenance'],
    title: '{kind} {name} {value} {value2}',
    names: ['Éclat', 'Hydra', 'Douceur', 'Pureté', 'Lumière', 'Source', 'Velours'],
    texts: ['Idéal après une crème de jour.', 'Convient à toute la famille.', 'Texture légère, sans huile.'],
    tags: ['nouveauté', 'vegan', 'best-seller'],
  },
  {
    name: 'electronics es',
    language: 'es',
    currency: 'EUR',
    prices: [15, 1800],
    brands: ['Samsung', 'Sony', 'Lenovo', 'Xiaomi', 'HP', 'LG', 'Philips'],
    kinds: {
      Informática: ['Portátil', 'Monitor', 'Teclado', 'Ratón', 'Impresora'],
      Sonido: ['Auriculares', 'Altavoz', 'Barra de sonido'],
      Telefonía: ['Móvil', 'Funda', 'Cargador'],
      Televisores: ['Televisor'],
    },
    attributes: {
      'Color|Colour': ['Negro', 'Blanco', 'Plata', 'Azul', 'Rojo'],
      'Memoria|Almacenamiento': ['64 GB', '128 GB', '256 GB', '512 GB', '1 TB'],
      'Tamaño de pantalla': ['13 pulgadas', '15 pulgadas', '24 pulgadas', '27 pulgadas', '43 pulgadas', '55 pulgadas'],
      'Conexión|Conectividad': ['Inalámbrico', 'Con cable', 'Bluetooth', 'USB'],
      EAN: ['8412345678901', '8412345678902'],
    },
    inTitle: ['Memoria', 'Color'],
    title: '{kind} {brand} {name} {value} {value2}',
    names: ['Pro 14', 'X200', 'Air', 'Nova 5', 'ZenOne', 'K7', 'Ultra 9', 'Lite'],
    texts: ['Compatible con cualquier móvil.', 'Incluye cargador y funda.', 'Pantalla nítida y gran autonomía.'],
    tags: ['oferta', 'envio_24h', 'destacado'],
  },
  {
    name: 'food it',
    language: 'it',
    currency: 'EUR',
    prices: [2, 60],
    brands: ['Antica Dispensa', 'Colle Verde', 'Mulino Rosso', 'Terre del Sud'],
    kinds: {
      Pasta: ['Spaghetti', 'Penne', 'Tagliatelle', 'Gnocchi'],
      Dolci: ['Biscotti', 'Cioccolato', 'Panettone', 'Torrone'],
      Condimenti: ['Olio', 'Aceto', 'Pesto', 'Sugo'],
      Bevande: ['Caffè', 'Tisana', 'Succo'],
    },
    attributes: {
      'Gusto|Sapore': ['Cioccolato', 'Limone', 'Nocciola', 'Piccante', 'Vaniglia', 'Arancia'],
      'Regione|Provenienza': ['Toscana', 'Sicilia', 'Puglia', 'Liguria', 'Piemonte'],
      Peso: ['250 g', '500 g', '1 kg', '100 g'],
      Dieta: ['Senza glutine', 'Vegano', 'Biologico', 'Senza zucchero'],
    },
    inTitle: ['Gusto', 'Peso'],
    title: '{kind} {name} {value} {value2}',
    names: ['della Nonna', 'Artigianale', 'Tradizione', 'Riserva', 'Contadino'],
    texts: ['Ottimo con il caffè.', 'Ricetta della nonna, senza olio di palma.', 'Da servire con pasta fresca.'],
    tags: ['novita', 'offerta', 'made in italy'],
  },
  {
    name: 'bikes nl',
    language: 'nl',
    currency: 'EUR',
    prices: [12, 3500],
    brands: ['Gazelle', 'Batavus', 'Cortina', 'Sparta'],
    kinds: {
      Fietsen: ['Stadsfiets', 'Racefiets', 'Mountainbike', 'Kinderfiets', 'Vouwfiets'],
      Onderdelen: ['Zadel', 'Stuur', 'Ketting', 'Band', 'Pedalen'],
      Accessoires: ['Helm', 'Slot', 'Fietstas', 'Fietslamp', 'Fietspomp'],
    },
    attributes: {
      'Kleur|Color': ['Zwart', 'Wit', 'Blauw', 'Rood', 'Groen', 'Grijs'],
      'Maat|Framemaat': ['S', 'M', 'L', 'XL', '54 cm', '57 cm'],
      Materiaal: ['Aluminium', 'Staal', 'Carbon', 'Leer', 'Rubber'],
      'Voor wie': ['Dames', 'Heren', 'Kinderen', 'Unisex'],
    },
    inTitle: ['Voor wie', 'Kleur'],
    title: '{brand} {kind} {name} {value} {value2}',
    names: ['Arroyo', 'Dynamic', 'Milano', 'Fuel', 'Blast', 'Vento', 'Urban'],
    texts: ['Past op elke fiets met een zwart frame.', 'Geleverd zonder pedalen.', 'Ook verkrijgbaar in rood.'],
    tags: ['nieuw', 'actie_week', 'topper'],
  },
  {
    name: 'books pl',
    language: 'pl',
    currency: 'PLN',
    prices: [15, 130],
    brands: ['Znak', 'Czarne', 'Muza', 'Agora'],
    kinds: {
      Literatura: ['Powieść', 'Opowiadania', 'Poezja'],
      'Dla dzieci': ['Bajki', 'Komiks', 'Kolorowanka'],
      Poradniki: ['Poradnik', 'Książka kucharska', 'Przewodnik'],
      Nauka: ['Podręcznik', 'Słownik', 'Atlas'],
    },
    attributes: {
      'Gatunek|Tematyka': ['Kryminał', 'Fantastyka', 'Historia', 'Romans', 'Podróże', 'Psychologia'],
      Oprawa: ['Twarda', 'Miękka', 'Zintegrowana'],
      Język: ['polski', 'angielski', 'niemiecki'],
      Autor: ['Anna Kowalska', 'Jan Nowak', 'Maria Zielińska', 'Piotr Wójcik', 'Ewa Mazur', 'Tomasz Lis'],
    },
    inTitle: ['Gatunek'],
    title: '{name} {name2}. {kind}',
    names: ['Cień', 'Dom', 'Rzeka', 'Zimowy', 'Ogród', 'Tajemnica', 'Ostatni', 'Miasto', 'Światło', 'Droga', 'Milczenie', 'Sen'],
    texts: ['Wzruszająca opowieść o miłości.', 'Bestseller roku.', 'Idealna na prezent.'],
    tags: ['bestseller', 'nowość', 'promocja_2024'],
  },
  {
    name: 'fashion tr',
    language: 'tr',
    currency: 'TRY',
    prices: [120, 4500],
    brands: ['Mavera', 'Lina', 'Terra', 'Koza'],
    kinds: {
      Giyim: ['Elbise', 'Gömlek', 'Pantolon', 'Ceket', 'Kazak', 'Etek'],
      Ayakkabı: ['Spor Ayakkabı', 'Bot', 'Sandalet', 'Terlik'],
      Aksesuar: ['Çanta', 'Kemer', 'Şapka', 'Atkı', 'Cüzdan'],
    },
    attributes: {
      'Renk|Color': ['Siyah', 'Beyaz', 'Lacivert', 'Kırmızı', 'Bej', 'Yeşil', 'Gri'],
      'Beden|Numara': ['S', 'M', 'L', 'XL'],
      'Kumaş|Malzeme': ['Pamuk', 'Keten', 'Yün', 'Deri', 'Polyester', 'Kadife'],
      Cinsiyet: ['Kadın', 'Erkek', 'Unisex'],
      Desen: ['Düz', 'Çizgili', 'Kareli', 'Çiçekli'],
    },
    inTitle: ['Cinsiyet', 'Renk'],
    title: '{value} {value2} {name} {kind}',
    names: ['Klasik', 'Slim Fit', 'Yazlık', 'Kapüşonlu', 'Fermuarlı', 'Oversize', 'Desenli'],
    texts: ['Siyah pantolonla çok yakışır.', 'Yüzde yüz pamuk değildir.', 'Hediye paketi yapılır.'],
    tags: ['yeni-sezon', 'indirim', 'KMP_12'],
  },
  {
    name: 'perfumes ar',
    language: 'ar',
    currency: 'SAR',
    prices: [40, 1500],
    brands: ['دار العود', 'نسيم', 'لطافة', 'الماسة'],
    kinds: {
      عطور: ['عطر', 'ماء عطر', 'بخاخ'],
      بخور: ['بخور', 'دهن عود', 'مبثوث'],
      عناية: ['كريم', 'لوشن', 'صابون'],
    },
    attributes: {
      'الرائحة|العائلة العطرية': ['عود', 'مسك', 'ورد', 'عنبر', 'ياسمين', 'حمضيات'],
      'الجنس|لمن': ['رجالي', 'نسائي', 'للجنسين'],
      السعة: ['30 ml', '50 ml', '100 ml', '200 ml'],
      المناسبة: ['سهرة', 'يومي', 'زفاف'],
    },
    inTitle: ['الرائحة', 'الجنس'],
    title: '{kind} {name} {value} {value2}',
    names: ['ليالي', 'الأصيل', 'الملكي', 'سحر', 'الفاخر', 'نجد', 'القمر'],
    texts: ['يدوم طويلا ويناسب الجميع.', 'مع لمسة من العود.', 'هدية مثالية.'],
    tags: ['جديد', 'عرض', 'vip_1'],
  },
  {
    name: 'stationery ja',
    language: 'ja',
    currency: 'JPY',
    prices: [150, 15000],
    brands: ['こよみ堂', 'ミドリ工房', '文月', 'アオイ'],
    kinds: {
      筆記具: ['ボールペン', '万年筆', '鉛筆', 'マーカー'],
      ノート: ['ノート', '手帳', 'メモ帳'],
      収納: ['ペンケース', 'ファイル', 'ペン立て'],
      切る貼る: ['はさみ', 'テープ', 'のり'],
    },
    attributes: {
      'カラー|色': ['ブラック', 'ホワイト', 'ブルー', 'レッド', 'ピンク', 'グリーン'],
      素材: ['革', '木製', 'プラスチック', '和紙', '真鍮'],
      サイズ: ['A4', 'A5', 'B5', 'A6'],
      対象: ['キッズ', 'ビジネス', 'レディース'],
    },
    inTitle: ['カラー', '素材'],
    title: '{name} {value2} {kind} {value}',
    names: ['桜', '雅', '青空', 'そよかぜ', '月光', '若葉', '夕凪'],
    texts: ['ノートと一緒にお使いください。', '贈り物にも最適です。', '黒い革のケース付きではありません。'],
    tags: ['新商品', 'セール', 'SKU_88'],
  },
  {
    name: 'tools en',
    language: 'en',
    currency: 'GBP',
    prices: [5, 900],
    brands: ['Bosch', 'Makita', 'DeWalt', 'Stanley', 'Ryobi'],
    kinds: {
      'Power Tools': ['Cordless Drill', 'Angle Grinder', 'Circular Saw', 'Jigsaw', 'Sander'],
      'Hand Tools': ['Hammer', 'Screwdriver', 'Spanner', 'Pliers', 'Handsaw'],
      Garden: ['Lawn Mower', 'Hedge Trimmer', 'Rake', 'Spade'],
      Workwear: ['Work Gloves', 'Safety Boots', 'Tool Belt'],
    },
    attributes: {
      Voltage: ['12V', '18V', '36V', '230V'],
      'Power|Power Source': ['Battery', 'Mains', 'Petrol', 'Manual'],
      'Colour|Color|COLOUR': ['Blue', 'Yellow', 'Black', 'Green', 'Red'],
      Material: ['Steel', 'Wood', 'Leather', 'Plastic', 'Aluminium'],
      'Suitable For': ['Wood', 'Metal', 'Masonry', 'Garden'],
    },
    inTitle: ['Voltage', 'Material'],
    title: '{brand} {value} {value2} {kind} {name}',
    names: ['Pro', 'XR', 'Compact', 'Heavy Duty', 'GSB', 'Brushless', 'Classic', 'FatMax'],
    texts: ['Goes well with our leather gloves.', 'Battery sold separately.', 'Trusted by builders for wood and metal.'],
    tags: ['new-2024', 'clearance', 'trade_only'],
  },
];
