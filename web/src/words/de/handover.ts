/** Texts of handover in German. */
export const handover = {
  '(not answered)': '',
  'Mark as answered': '',
  'Mark as open': '',
  Message: '',
  'Send answer': '',
  'The conversation before': '',
  'The message': '',
  'The whole visit': '',
  'This message was deleted with its conversation, or it is not one of yours.': '',
  'Your answer is on its way': '',
  'Your answers': '',
} as const;
