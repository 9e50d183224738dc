/** Texts of knowledge in German. */
export const knowledge = {
  '1 text, {characters} of {most} characters': '1 Text, {characters} von {most} Zeichen',
  'A heading stands on a line of its own, right above its paragraph. An empty line begins the next paragraph.':
    'Eine Überschrift steht in einer eigenen Zeile direkt über ihrem Absatz. Eine leere Zeile beginnt den nächsten Absatz.',
  'Answer this question': 'Diese Frage beantworten',
  'As it stands in your FAQs. Word it as most visitors would.':
    'So steht sie in Ihren FAQs. Formulieren Sie sie, wie die meisten Besucher fragen würden.',
  'Delete {title}': '{title} löschen',
  'Edit the text': 'Text bearbeiten',
  'Edit {title}': '{title} bearbeiten',
  'Guides, terms, size charts: upload a PDF, a Word document or Markdown, and the assistant answers from it and names it as its source.':
    'Ratgeber, Bedingungen, Größentabellen: Laden Sie ein PDF, ein Word-Dokument oder Markdown hoch, und der Assistent antwortet daraus und nennt es als Quelle.',
  'It becomes one of your FAQs. Visitors get it from the next message on.':
    'Sie wird eine Ihrer FAQs. Besucher bekommen sie ab der nächsten Nachricht.',
  'It needs no answer': 'Sie braucht keine Antwort',
  'Keep it as a text of its own': 'Als eigenen Text behalten',
  Markdown: 'Markdown',
  'No texts yet': 'Noch keine Texte',
  PDF: 'PDF',
  'Save the answer': 'Antwort speichern',
  'The question is off the list': 'Die Frage steht nicht mehr auf der Liste',
  'Upload a file': 'Datei hochladen',
  Word: 'Word',
  'Write a text': 'Text schreiben',
  'Your assistant knows the answer now': 'Ihr Assistent kennt die Antwort jetzt',
  '{characters} characters · added on {day}': '{characters} Zeichen · hinzugefügt am {day}',
  '{n} texts, {characters} of {most} characters': '{n} Texte, {characters} von {most} Zeichen',
  '“{title}” is deleted': '„{title}“ ist gelöscht',
  '“{title}” is read. The assistant answers from it now.': '„{title}“ ist gelesen. Der Assistent antwortet jetzt daraus.',
} as const;
