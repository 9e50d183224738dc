/** Texts of company in German. */
export const company = {
  'Company name': '',
  'Data for ChatGPT': '',
  'From your shop, for: {label}': '',
  'How much discount can you do maximum?': '',
  'Saved. The assistant answers from it now.': '',
  'Saving…': '',
  'The assistant answers from these words and from your products only. The more it can read here, the more it can answer. All your recommenders share them.':
    '',
  'The assistant never offers more.': '',
  'Unsaved changes': '',
  'Use this': '',
} as const;
