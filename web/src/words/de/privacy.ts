/** Texts of privacy in German. */
export const privacy = {
  'Conversations are kept': '',
  'Delete account …': '',
  'Delete everything': '',
  'Delete your account?': '',
  'Download everything': '',
  'Erase from now on': '',
  'It begins tonight. Conversations and answers that were erased cannot be brought back; your numbers stay.': '',
  'Nothing is erased any more.': '',
  'Type {username} to confirm.': '',
  'Your account and everything in it is erased.': '',
  'Your download has begun.': '',
  'Your email address': '',
  'Your recommenders, questionnaires, products, conversations and numbers are erased at once. They cannot be brought back.': '',
} as const;
