/** Texts of assistant in German. */
export const assistant = {
  'A model of your account at Anthropic.': 'Ein Modell Ihres Kontos bei Anthropic.',
  'A model of your account at OpenAI.': 'Ein Modell Ihres Kontos bei OpenAI.',
  'Also finds passages of your texts that say the same in other words. It is asked at the same address with the same key, gets your texts and your visitors’ questions, and should know their languages. Empty: passages are found by their words alone.':
    'Findet auch Abschnitte Ihrer Texte, die dasselbe mit anderen Worten sagen. Es wird unter derselben Adresse mit demselben Schlüssel gefragt, bekommt Ihre Texte und die Fragen Ihrer Besucher und sollte deren Sprachen kennen. Leer: Abschnitte werden nur nach ihren Worten gefunden.',
  'A visitor’s question': 'Frage eines Besuchers',
  'Another endpoint': 'Anderer Endpunkt',
  'Answers come from': 'Die Antworten kommen von',
  'Answers with your own texts and catalogue. No key, no cost, nothing leaves Parley.':
    'Antwortet mit Ihren eigenen Texten und Ihrem Katalog. Kein Schlüssel, keine Kosten, nichts verlässt Parley.',
  Anthropic: 'Anthropic',
  'Any service that speaks OpenAI’s chat completions.': 'Jeder Dienst, der OpenAIs Chat Completions versteht.',
  'As the provider calls it.': 'So, wie es beim Anbieter heißt.',
  Ask: 'Fragen',
  'Base URL': 'Basis-URL',
  'Beyond it the built-in assistant answers this visitor until midnight UTC, so that nobody can use up the day alone. Visitors behind one address get twice as much together. 100: no share. Empty: the usual {share}.':
    'Darüber hinaus antwortet diesem Besucher bis Mitternacht UTC der eingebaute Assistent, damit niemand den Tag allein aufbraucht. Besucher hinter einer Adresse bekommen zusammen doppelt so viel. 100: kein Anteil. Leer: die üblichen {share}.',
  'Built in': 'Eingebaut',
  'Daily limit in tokens': 'Tageslimit in Token',
  'Do you ship to Norway?': 'Liefern Sie nach Norwegen?',
  'Embedding model (optional)': 'Embedding-Modell (optional)',
  'Empty where the endpoint wants none. It is kept encrypted and never shown again.':
    'Leer, wenn der Endpunkt keinen verlangt. Er wird verschlüsselt gespeichert und nie wieder angezeigt.',
  'If it does not answer': 'Wenn es nicht antwortet',
  Included: 'Inbegriffen',
  'Included, {model}': 'Inbegriffen, {model}',
  'It answers, in {ms} ms': 'Es antwortet, in {ms} ms',
  'It does not answer': 'Es antwortet nicht',
  'It failed several times in a row and is asked again at {time}. Until then the built-in assistant answers in its place.':
    'Es ist mehrmals hintereinander ausgefallen und wird um {time} wieder gefragt. Bis dahin antwortet an seiner Stelle der eingebaute Assistent.',
  'It failed several times in a row and is asked again at {time}. Until then the built-in assistant answers your visitors.':
    'Es ist mehrmals hintereinander ausgefallen und wird um {time} wieder gefragt. Bis dahin antwortet Ihren Besuchern der eingebaute Assistent.',
  'It failed several times in a row and is asked again at {time}. Until then the second model answers your visitors.':
    'Es ist mehrmals hintereinander ausgefallen und wird um {time} wieder gefragt. Bis dahin antwortet Ihren Besuchern das zweite Modell.',
  'It is erased here. Until you enter another one, answers come without this model.':
    'Er wird hier gelöscht. Bis Sie einen anderen eingeben, kommen Antworten ohne dieses Modell.',
  'It is erased here. Your endpoint is asked without a key from now on.':
    'Er wird hier gelöscht. Ihr Endpunkt wird ab jetzt ohne Schlüssel gefragt.',
  'It is kept encrypted and never shown again.': 'Er wird verschlüsselt gespeichert und nie wieder angezeigt.',
  'Keep the stored key': 'Gespeicherten Schlüssel behalten',
  Key: 'Schlüssel',
  'No limit': 'Kein Limit',
  'Often ends in /v1. It must be reachable from the internet.': 'Endet oft auf /v1. Sie muss aus dem Internet erreichbar sein.',
  OpenAI: 'OpenAI',
  'Remove the key': 'Schlüssel entfernen',
  'Remove the key?': 'Schlüssel entfernen?',
  'Remove the second model’s key': 'Schlüssel des zweiten Modells entfernen',
  'Replace the key': 'Schlüssel ersetzen',
  'Replace the second model’s key': 'Schlüssel des zweiten Modells ersetzen',
  'Resets {moment}': 'Neu ab {moment}',
  'Save assistant': 'Assistent speichern',
  'Second model': 'Zweites Modell',
  'Set on {day}, ends in {end}': 'Gesetzt am {day}, endet auf {end}',
  'Share of one visitor in percent': 'Anteil eines Besuchers in Prozent',
  'Show the key': 'Schlüssel zeigen',
  'Shows: {products}': 'Zeigt: {products}',
  'Test the second model': 'Zweites Modell testen',
  'The built-in assistant answered once, because a visitor had used up their share.':
    'Der eingebaute Assistent antwortete einmal, weil ein Besucher seinen Anteil aufgebraucht hatte.',
  'The built-in assistant answered once, because no model did.': 'Der eingebaute Assistent antwortete einmal, weil es kein Modell tat.',
  'The built-in assistant answered once, because the daily limit was reached.':
    'Der eingebaute Assistent antwortete einmal, weil das Tageslimit erreicht war.',
  'The built-in assistant answered {n} times, because a visitor had used up their share.':
    'Der eingebaute Assistent antwortete {n}-mal, weil ein Besucher seinen Anteil aufgebraucht hatte.',
  'The built-in assistant answered {n} times, because no model did.':
    'Der eingebaute Assistent antwortete {n}-mal, weil es kein Modell tat.',
  'The built-in assistant answered {n} times, because the daily limit was reached.':
    'Der eingebaute Assistent antwortete {n}-mal, weil das Tageslimit erreicht war.',
  'The embedding model has not answered since {moment}': 'Das Embedding-Modell antwortet seit {moment} nicht',
  'The built-in assistant, at once': 'Der eingebaute Assistent, sofort',
  'The key is erased.': 'Der Schlüssel ist gelöscht.',
  'The limit is reached. Until then the built-in assistant answers your visitors.':
    'Das Limit ist erreicht. Bis dahin antwortet Ihren Besuchern der eingebaute Assistent.',
  'The model of this Parley, {model}. Used while you set nothing else.':
    'Das Modell dieses Parley, {model}. Es antwortet, solange Sie nichts anderes einstellen.',
  'The second model answered once, because the first one did not.': 'Das zweite Modell antwortete einmal, weil es das erste nicht tat.',
  'The second model answered {n} times, because the first one did not.':
    'Das zweite Modell antwortete {n}-mal, weil es das erste nicht tat.',
  'This one is asked then, within the same seconds. If it does not answer either, the built-in assistant does: no visitor goes without an answer.':
    'Dann wird dieses gefragt, in denselben Sekunden. Antwortet es auch nicht, tut es der eingebaute Assistent: Kein Besucher bleibt ohne Antwort.',
  'Until it answers, passages are found by their words alone.': 'Bis es antwortet, werden Abschnitte nur nach ihren Worten gefunden.',
  'There are no texts of your shop yet. Its pages and your own words are under Company profile.':
    'Es gibt noch keine Texte Ihres Shops. Seine Seiten und Ihre eigenen Worte stehen unter Firmenprofil.',
  '{indexed} of {passages} passages are indexed by {model}.': '{indexed} von {passages} Abschnitten sind mit {model} erfasst.',
  'Tokens used today': 'Heute verbrauchte Token',
  'What would it say to …': 'Was würde er sagen zu …',
  'When it is reached the built-in assistant answers until midnight UTC, and you get a mail. Leave it empty for no limit. An answer takes about {tokens} tokens.':
    'Ist es erreicht, antwortet bis Mitternacht UTC der eingebaute Assistent, und Sie bekommen eine E-Mail. Leer bedeutet kein Limit. Eine Antwort braucht rund {tokens} Token.',
  'When it is reached the built-in assistant answers until midnight UTC, and you get a mail. Leave it empty for the usual {limit}. An answer takes about {tokens} tokens.':
    'Ist es erreicht, antwortet bis Mitternacht UTC der eingebaute Assistent, und Sie bekommen eine E-Mail. Leer bedeutet die üblichen {limit}. Eine Antwort braucht rund {tokens} Token.',
  'Who answered today': 'Wer heute geantwortet hat',
  'Your assistant is saved.': 'Ihr Assistent ist gespeichert.',
  'Your model answered once.': 'Ihr Modell antwortete einmal.',
  'Your model answered {n} times.': 'Ihr Modell antwortete {n}-mal.',
  'Your model did not answer at {time}': 'Ihr Modell hat um {time} nicht geantwortet',
  'Your model does not answer': 'Ihr Modell antwortet nicht',
  'Your second model did not answer at {time}': 'Ihr zweites Modell hat um {time} nicht geantwortet',
  'Your second model does not answer': 'Ihr zweites Modell antwortet nicht',
  'for example {model}': 'zum Beispiel {model}',
  '{tokens} of {limit} tokens': '{tokens} von {limit} Token',
  '{tokens} tokens. There is no limit.': '{tokens} Token. Es gibt kein Limit.',
} as const;
