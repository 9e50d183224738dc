/** A pot whose description speaks of a lid and of handles, and a lid that is sold by itself, in ten languages; and what people ask of the pot, without the mark. */
import type { ChatLanguage } from '../../../../../kit/languages/replies/index.ts';

interface Pots {
  language: ChatLanguage;
  category: string;
  pot: string;
  lid: string;
  aboutLid: string;
  aboutHandles: string;
  /** Whether it comes with a lid. */
  asksLid: readonly string[];
  asksHandles: readonly string[];
  /** Wishes for the lid itself. */
  seeksLid: string;
  /** Asks what nothing states. */
  asksUnstated: string;
}

export const pots: readonly Pots[] = [
  {
    language: 'en',
    category: 'Pots',
    pot: 'Zorvik Pot',
    lid: 'Lid 24',
    aboutLid: 'The lid is sold separately.',
    aboutHandles: 'Its handles stay cold on the hob.',
    asksLid: ['does it come with a lid', 'is a lid included', 'has it got a lid', 'do i get a lid with it'],
    asksHandles: ['do the handles get hot', 'k and the handles, do they burn u'],
    seeksLid: 'do you have a lid?',
    asksUnstated: 'does it float?',
  },
  {
    language: 'de',
    category: 'Töpfe',
    pot: 'Topf Zorvik',
    lid: 'Deckel 24',
    aboutLid: 'Der Deckel liegt nicht bei.',
    aboutHandles: 'Die Griffe bleiben beim Kochen kühl.',
    asksLid: ['ist da ein deckel dabei', 'hat der nen deckel', 'kommt der mit deckel'],
    asksHandles: ['werden die griffe heiss', 'und die griffe, verbrenn ich mich da'],
    seeksLid: 'habt ihr einen deckel?',
    asksUnstated: 'schwimmt der?',
  },
  {
    language: 'fr',
    category: 'Marmites',
    pot: 'Marmite Zorvik',
    lid: 'Couvercle 24',
    aboutLid: 'Le couvercle est vendu à part.',
    aboutHandles: 'Les poignées restent froides.',
    asksLid: ['y a un couvercle avec', 'elle a un couvercle', 'le couvercle est compris ?'],
    asksHandles: ['les poignées chauffent ?', 'est ce que les poignées brûlent'],
    seeksLid: 'vous avez un couvercle ?',
    asksUnstated: 'est-ce qu’elle flotte ?',
  },
  {
    language: 'es',
    category: 'Ollas',
    pot: 'Olla Zorvik',
    lid: 'Tapa 24',
    aboutLid: 'La tapa se vende aparte.',
    aboutHandles: 'Las asas no se calientan.',
    asksLid: ['lleva tapa', 'viene con la tapa', 'la tapa está incluida?'],
    asksHandles: ['las asas queman?', 'y las asas se calientan'],
    seeksLid: '¿tenéis una tapa?',
    asksUnstated: '¿flota en el agua?',
  },
  {
    language: 'it',
    category: 'Pentole',
    pot: 'Pentola Zorvik',
    lid: 'Coperchio 24',
    aboutLid: 'Il coperchio si compra a parte.',
    aboutHandles: 'I manici restano freddi.',
    asksLid: ['ha il coperchio', 'c’è il coperchio', 'il coperchio è compreso?'],
    asksHandles: ['i manici scottano?', 'e i manici diventano caldi'],
    seeksLid: 'avete un coperchio?',
    asksUnstated: 'galleggia?',
  },
  {
    language: 'nl',
    category: 'Pannen',
    pot: 'Kookpot Zorvik',
    lid: 'Deksel 24',
    aboutLid: 'Het deksel koop je los.',
    aboutHandles: 'De handvatten blijven koel.',
    asksLid: ['zit er een deksel bij', 'heeft ie een deksel', 'is het deksel inbegrepen?'],
    asksHandles: ['worden de handvatten heet', 'en de handvatten, brand ik me daaraan'],
    seeksLid: 'hebben jullie een deksel?',
    asksUnstated: 'drijft ie?',
  },
  {
    language: 'pl',
    category: 'Garnki',
    pot: 'Garnek Zorvik',
    lid: 'Pokrywka 24',
    aboutLid: 'Pokrywkę kupuje się osobno.',
    aboutHandles: 'Uchwyty się nie nagrzewają.',
    asksLid: ['czy jest do niego pokrywka', 'ma pokrywke', 'pokrywka w komplecie?'],
    asksHandles: ['czy uchwyty parzą', 'a uchwyty sie nagrzewaja'],
    seeksLid: 'macie pokrywkę?',
    asksUnstated: 'czy to pływa?',
  },
  {
    language: 'tr',
    category: 'Tencere',
    pot: 'Tencere Zorvik',
    lid: 'Kapak 24',
    aboutLid: 'Kapak ayrı satılır.',
    aboutHandles: 'Kulpları ısınmaz.',
    asksLid: ['kapak dahil mi', 'kapağı içinde mi'],
    asksHandles: ['kulpları ısınıyor mu', 'peki kulplar el yakarmı'],
    seeksLid: 'kapak satıyor musunuz?',
    asksUnstated: 'bu yüzer mi?',
  },
  {
    language: 'ar',
    category: 'قدور',
    pot: 'قدر زورفيك',
    lid: 'غطاء 24',
    aboutLid: 'الغطاء يباع منفصلا.',
    aboutHandles: 'المقابض لا تسخن.',
    asksLid: ['هل معه غطاء', 'هل الغطاء مشمول؟'],
    asksHandles: ['هل المقابض تسخن', 'والمقابض هل تحرق اليد؟'],
    seeksLid: 'هل لديكم غطاء؟',
    asksUnstated: 'هل هي تطفو؟',
  },
  {
    language: 'ja',
    category: '鍋',
    pot: '鍋 ゾルビク',
    lid: '蓋 24',
    aboutLid: '蓋は別売りです。',
    aboutHandles: '持ち手は熱くなりません。',
    asksLid: ['蓋は付いていますか', '蓋も入ってる？'],
    asksHandles: ['持ち手は熱くなる？', '持ち手って熱いですか'],
    seeksLid: '蓋はありますか？',
    asksUnstated: '水に浮きますか？',
  },
];
