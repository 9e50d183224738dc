/**
 * Asks about a property by the name that the shop gives it: 'Which valve are you looking for?', 'Welches Ventil suchen Sie?'. Where the
 * sentence depends on the gender of the name and that cannot be told, there is no sentence.
 */
import { foldText } from '../../text/words.ts';
import type { VocabularyLanguage } from './index.ts';

interface NamedQuestion {
  /**
   * Sentences with `{name}`. The first whose pattern fits the whole folded name in lower case counts; without a pattern it fits any name.
   */
  sentences: readonly { names?: RegExp; text: string }[];
  /** The sentence where all values count: 'How many pieces?' Bare numbers count what a plural names; `values` are other ways to count. */
  numbered?: { names: RegExp; text: string; values?: RegExp };
  /** Abbreviations at the beginning of names, and what they stand for. */
  short?: readonly (readonly [RegExp, string])[];
  /** Names keep their capitals. */
  capitalNouns?: true;
  /** Drops what a name loses in the sentence. */
  strip?: RegExp;
}

/** In languages that name the thing first, its gender is that of the first word; what follows may be anything. */
const first = (pattern: string) => new RegExp(`^(?:${pattern})(?: .*)?$`, 'u');
const only = (pattern: string) => new RegExp(`^[\\p{L}-]*(?:${pattern})$`, 'u');

const questions: Readonly<Record<VocabularyLanguage, NamedQuestion>> = {
  en: {
    sentences: [{ text: 'Which {name} are you looking for?' }],
    numbered: {
      names: /^(?!.*\b(?:of|for|in)\b).*[^s]s$/u,
      text: 'How many {name}?',
      values: /^\d+(?:[\s-]?(?:pcs?|pieces?|players?|sheets?|pages?|count|ct))?$/iu,
    },
    short: [
      [/^(?:no\.?|nr\.?|#) (?:of )?/i, 'number of '],
      [/^(?:dia|diam)\b\.?/i, 'diameter'],
      [/^max\.? /i, 'maximum '],
      [/^min\.? /i, 'minimum '],
    ],
  },
  de: {
    capitalNouns: true,
    sentences: [
      {
        names: only(
          'material|ventil|format|muster|gewicht|volumen|design|modell|system|thema|motiv|mass|finish|gewinde|licht|holz|polster|profil|gestell|niveau|land|geraet|fach|aroma|instrument|tempo|alter|laub|futter|vermogen|fleisch|korn|verfahren|zubehor|brett|blatt|band|kissen|gehause|rad|modul|kabel|tuch|loch|dach|brennstoff|segment',
        ),
        text: 'Welches {name} suchen Sie?',
      },
      {
        names: only(
          'typ|schutz|kreis|stil|raum|grad|umfang|durchmesser|anschluss|verschluss|schnitt|stoff|bezug|duft|ton|geschmack|inhalt|antrieb|belag|einsatz|zweck|bereich|filter|faktor|motor|standort|boden|kragen|sockel|kopf|griff|rahmen|fuss|absatz|charakter|effekt|gehalt|anbau|wuchs|radius|abstand|modus|trager|strom|wert|hals|armel|saum|lack|halt|winkel|druck|kern',
        ),
        text: 'Welchen {name} suchen Sie?',
      },
      {
        names: only(
          'ung|heit|keit|schaft|tat|tion|sion|anz|enz|art|form|weise|flache|farbe|grosse|lange|breite|hohe|tiefe|starke|dicke|dichte|weite|harte|klasse|marke|sorte|linie|serie|kategorie|reihe|quelle|seite|zeit|zahl|menge|leistung|optik|note|kraft|sprache|region|schicht|gruppe|stufe|lage|temperatur|basis|familie|technik|methode|kollektion|textur|struktur|bremse|spitze|ebene|mine|saite|hulle|decke|platte|kante|rolle|klinge|schale|linse|scheibe|klappe|taste|sohle|phase|probe|matte|leiste|blende|achse|felge|faser|blute|ernte|pflege|reife|traube|rinde|dosis|masche|saison|garnitur|figur|variante|auflage|edition|ausgabe',
        ),
        text: 'Welche {name} suchen Sie?',
      },
    ],
    short: [
      [/^(?:anz\.?) /i, 'Anzahl '],
      [/^max\.? (?=\p{L})/iu, 'Maximale '],
    ],
  },
  fr: {
    numbered: {
      names: /^(?!nombre)[\p{L}-]+s$/u,
      text: 'Combien de {name} ?',
      values: /^\d+(?:\s?(?:pcs?|pièces?|joueurs?|feuilles?|pages?))?$/iu,
    },
    short: [[/^(?:nb|nbre|nbr)\.? (?:de )?/i, 'nombre de ']],
    sentences: [
      {
        names: first(
          '(?:type|mode|style|tour|groupe|format|materiau|poids|volume|genre|modele|motif|gout|parfum|nombre|diametre|systeme|support|theme|cote|col|tissu|bois|public|pays|degre|rayon|ton|indice|semis|port|calibre|profil|cepage|cycle|filtre|joint|sol|taux|culot|revetement|affinage|pas|lait|grain)|[\\p{L}-]+(?:age|ment|(?<!p)eau|oir|isme|metre)',
        ),
        text: 'Quel {name} recherchez-vous ?',
      },
      {
        names: first(
          '(?:couleur|taille|largeur|longueur|hauteur|profondeur|epaisseur|puissance|forme|marque|matiere|gamme|saveur|odeur|senteur|famille|saison|surface|classe|origine|norme|zone|langue|region|pointure|coupe|recolte|teinte|essence|tete|base|vitesse|ligne|source|tenue|peau|piece|variete|partie|coque|prise|categorie|race|robe|mine|pointe|monture|corde)|[\\p{L}-]+(?:tion|sion|cite|lite|rite|site|ance|ence|ture|sure|dure|ette|esse)',
        ),
        text: 'Quelle {name} recherchez-vous ?',
      },
    ],
  },
  es: { sentences: [{ text: '¿Qué {name} busca?' }] },
  it: {
    sentences: [
      { names: first('[\\p{L}-]+i'), text: 'Quali {name} cerca?' },
      { names: first('[\\p{L}-]+[aeo]'), text: 'Quale {name} cerca?' },
    ],
  },
  nl: {
    sentences: [
      { names: first('aantal|type|percentage|soort'), text: 'Welk {name} zoekt u?' },
      {
        names: only(
          'type|materiaal|formaat|model|vermogen|gewicht|gebruik|thema|doel|merk|motief|patroon|systeem|aantal|volume|gehalte|niveau|land|seizoen|geslacht|percentage|ras|effect|dessin|profiel|vlak|bereik|hout|licht|glas|aroma|ventiel|stuur|zadel|papier|garen|hoofd',
        ),
        text: 'Welk {name} zoekt u?',
      },
      {
        names: only(
          'ing|heid|teit|tie|sie|te|kleur|maat|smaak|vorm|geur|stijl|kant|melk|groep|graad|klasse|regio|taal|stof|bron|serie|lijn|diameter|fase|kracht|tijd|plaats|methode|leeftijd|druif|hals|mouw|fitting|dop|punt|soort|naam|plant|bloem|boom|struik|noot|steel',
        ),
        text: 'Welke {name} zoekt u?',
      },
    ],
  },
  pl: {
    sentences: [
      { names: first('[\\p{L}-]+a|moc|[\\p{L}-]+osc|plec|czesc|odziez'), text: 'Jaka {name} Państwa interesuje?' },
      { names: first('[\\p{L}-]+(?:nie|cie|o)'), text: 'Jakie {name} Państwa interesuje?' },
      { names: first('[\\p{L}-]+[bcdfghjklmnprstwz]'), text: 'Jaki {name} Państwa interesuje?' },
    ],
  },
  tr: {
    sentences: [{ text: 'Hangi {name} olsun?' }],
    // A name after 'kaç' has no plural, so a bare number could be a code; '6'lı' counts.
    numbered: { names: /./u, text: 'Kaç {name} olsun?', values: /^\d+['’]?[lL][ıiuüIİUÜ][kK]?$/u },
  },
  ar: {
    // One word without its article; of a phrase that is definite, the first word decides the gender.
    sentences: [
      { names: /^(?:ال)?[^\s]+$/u, text: 'أي {name} تفضل؟' },
      { names: /^[^\s]+ة (?:.* )?ال/u, text: 'ما {name} المناسبة لك؟' },
      { names: /^[^\s]+ (?:.* )?ال/u, text: 'ما {name} المناسب لك؟' },
      { names: /^(?!ال)/u, text: 'أي {name} تفضل؟' },
    ],
    strip: /^ال(?=[^\s]+$)/u,
  },
  ja: { sentences: [{ text: '{name}はどれがよろしいですか？' }] },
};

/** A name that can stand in a sentence: a few words, no abbreviations, codes or half sentences. */
const plainName = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+){0,3}$/u;
const longestName = 32;
const bareNumber = /^\d+$/;

/**
 * The question about a property by its name in the shop; null where no sentence is certain to be correct.
 * @param values the labels of its values
 */
export function namedQuestion(
  language: VocabularyLanguage,
  name: string,
  isSmallWord: (word: string) => boolean,
  values: readonly string[] = [],
): string | null {
  const { sentences, numbered, short = [], capitalNouns, strip } = questions[language];
  const plain = name.replace(/\s*\([^)]*\)\s*$/, '').trim();
  const written = short.reduce((text, [pattern, whole]) => text.replace(pattern, whole), plain);
  const words = written.split(/\s+/);
  if (!plainName.test(written) || written.length > longestName || isSmallWord(foldText(words[0] ?? ''))) return null;
  const folded = language === 'ar' ? written : foldText(written);
  const counts = values.length > 0 && values.every((value) => (numbered?.values ?? bareNumber).test(value));
  const sentence = counts && numbered?.names.test(folded) ? numbered : sentences.find(({ names }) => names?.test(folded) ?? true);
  if (!sentence) return null;
  const isName = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word);
  const inside = capitalNouns ? written : words.map((word) => (isName(word) ? word : word.toLocaleLowerCase(language))).join(' ');
  return sentence.text.replace('{name}', () => inside.replace(strip ?? /$^/, ''));
}
