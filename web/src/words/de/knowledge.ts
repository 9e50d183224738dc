/** Texts of knowledge in German. */
export const knowledge = {
  'A heading stands on a line of its own, right above its paragraph. An empty line begins the next paragraph.': '',
  'Answer this question': '',
  'As it stands in your FAQs. Word it as most visitors would.': '',
  'Delete {title}': '',
  'Edit the text': '',
  'Edit {title}': '',
  'Guides, terms, size charts: upload a PDF, a Word document or Markdown, and the assistant answers from it and names it as its source.':
    '',
  'It becomes one of your FAQs. Visitors get it from the next message on.': '',
  'It needs no answer': '',
  'Keep it as a text of its own': '',
  'No texts yet': '',
  'Save the answer': '',
  'Upload a file': '',
  'Write a text': '',
  '{characters} characters · added on {addedAt}': '',
  '“{title}” is read. The assistant answers from it now.': '',
} as const;
