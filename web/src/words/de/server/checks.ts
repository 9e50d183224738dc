/** What the server says in German of the owner's website, orders, passwords and tests. Their places stand for what changes. */
export const serverChecks = {
  // Websites
  'A website looks like shop.example, or *.shop.example for all its subdomains.':
    'Eine Website sieht aus wie shop.example, oder *.shop.example für alle ihre Subdomains.',
  '“{scheme}://” is not a website. {example}': '„{scheme}://“ ist keine Website. {example}',
  'The name of the website is missing. {example}': 'Der Name der Website fehlt. {example}',
  'This looks like an e-mail address, or carries a password. {example}':
    'Das sieht nach einer E-Mail-Adresse aus oder enthält ein Passwort. {example}',
  'A website has no spaces in it. {example}': 'Eine Website enthält keine Leerzeichen. {example}',
  'A star stands for subdomains and comes once, in front of a whole domain: *.shop.example':
    'Ein Stern steht für Subdomains und kommt einmal vor, vor einer ganzen Domain: *.shop.example',
  'The ending is missing, such as .com. {example}': 'Die Endung fehlt, etwa .com. {example}',
  'This is not a website. {example}': 'Das ist keine Website. {example}',
  '{website} is not among the allowed websites of this recommender. Add it first.':
    '{website} gehört nicht zu den erlaubten Websites dieses Beraters. Fügen Sie sie zuerst hinzu.',
  '{website} is not among the allowed websites of this recommender. Add it first: only allowed websites can be checked.':
    '{website} gehört nicht zu den erlaubten Websites dieses Beraters. Fügen Sie sie zuerst hinzu: Nur erlaubte Websites lassen sich prüfen.',
  'This recommender is switched off, so visitors do not see it. Switch it to active on the Dashboard.':
    'Dieser Berater ist ausgeschaltet, Besucher sehen ihn also nicht. Schalten Sie ihn auf dem Dashboard ein.',
  'The robots.txt of this website does not let us read the page.': 'Die robots.txt dieser Website lässt uns die Seite nicht lesen.',
  'The robots.txt of this website does not let us read the page. Your visitors are not affected: open the page in a browser, and we notice the snippet by ourselves.':
    'Die robots.txt dieser Website lässt uns die Seite nicht lesen. Ihre Besucher betrifft das nicht: Öffnen Sie die Seite im Browser, dann bemerken wir das Snippet von selbst.',
  'This address does not answer with a web page. Give the address of a page that visitors see.':
    'Diese Adresse antwortet mit etwas, das keine Webseite ist. Geben Sie die Adresse einer Seite an, die Besucher sehen.',
  'The website did not answer in time. Try again in a moment.':
    'Die Website hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich noch einmal.',
  'The page asks for a password, or does not let programs read it. Take the password off for the check, or open the page in your own browser: we notice the snippet by ourselves.':
    'Die Seite verlangt ein Passwort oder lässt sich nicht von Programmen lesen. Nehmen Sie das Passwort für die Prüfung weg, oder öffnen Sie die Seite in Ihrem Browser: Wir bemerken das Snippet von selbst.',
  'The website answered with the error {status}. Try again in a moment.':
    'Die Website hat mit dem Fehler {status} geantwortet. Versuchen Sie es gleich noch einmal.',
  'This address sends visitors on to {origin}, which is not among the allowed websites, so the recommender does not show there. Add {website}.':
    'Diese Adresse leitet Besucher auf {origin} weiter. Das gehört nicht zu den erlaubten Websites, der Berater erscheint dort also nicht. Fügen Sie {website} hinzu.',
  'The snippet is there, but it loads from {server}. Copy it again from here.':
    'Das Snippet ist da, lädt aber von {server}. Kopieren Sie es hier noch einmal.',
  'There is a snippet, but of another recommender (number {other} instead of {id}). Replace it with the snippet of this one.':
    'Ein Snippet ist da, aber von einem anderen Berater (Nummer {other} statt {id}). Ersetzen Sie es durch das Snippet von diesem.',
  'The snippet is not in the page itself, but Google Tag Manager is, which may add it in the browser. Open the page once: we notice the snippet by ourselves.':
    'Das Snippet steht nicht in der Seite selbst, aber der Google Tag Manager, der es im Browser hinzufügen kann. Öffnen Sie die Seite einmal: Wir bemerken das Snippet von selbst.',
  'The page can be read, but the snippet is not in it. Paste it, publish your change, and empty the cache of your shop if it has one.':
    'Die Seite lässt sich lesen, aber das Snippet steht nicht darin. Fügen Sie es ein, veröffentlichen Sie die Änderung, und leeren Sie den Cache Ihres Shops, falls er einen hat.',
  "The snippet is there, but the page's Content-Security-Policy stops it. Add {origin} to {directives}.":
    'Das Snippet ist da, aber die Content-Security-Policy der Seite hält es auf. Fügen Sie {origin} zu {directives} hinzu.',
  'A speed or consent plugin holds the snippet back until the visitor does something. Exclude embed.js there to show the recommender at once.':
    'Ein Plugin für Geschwindigkeit oder Einwilligung hält das Snippet zurück, bis der Besucher etwas tut. Nehmen Sie embed.js dort aus, damit der Berater sofort erscheint.',
  'The page holds {count} snippets of Parley. One for each recommender is enough.':
    'Die Seite enthält {count} Snippets von Parley. Eines für jeden Berater genügt.',
  'The snippet is there, with the right numbers.': 'Das Snippet ist da, mit den richtigen Nummern.',
  // Orders
  'A webhook came while this way is switched off': 'Ein Webhook kam, während dieser Weg ausgeschaltet war',
  'Enter the key with which Shopify signs': 'Geben Sie den Schlüssel ein, mit dem Shopify unterschreibt',
  'Line {line} cannot be read as CSV': 'Zeile {line} lässt sich nicht als CSV lesen',
  'At most {most} lines; split the file': 'Höchstens {most} Zeilen; teilen Sie die Datei',
  'Must be a currency code such as EUR': 'Muss ein Währungskürzel wie EUR sein',
  'Placed on {day}': 'Bestellt am {day}',
  'The body of the webhook is not a Shopify order': 'Der Inhalt des Webhooks ist keine Bestellung von Shopify',
  'The body of the webhook is not a WooCommerce order': 'Der Inhalt des Webhooks ist keine Bestellung von WooCommerce',
  'The body of the webhook is not a Shopify refund': 'Der Inhalt des Webhooks ist keine Erstattung von Shopify',
  'The currency is given as “{text}”': 'Die Währung ist als „{text}“ angegeben',
  'The currency is unknown': 'Die Währung ist unbekannt',
  'The first line must name the columns; one for the order number, one for the total and one for the date are needed':
    'Die erste Zeile muss die Spalten nennen; nötig sind eine für die Bestellnummer, eine für die Summe und eine für das Datum',
  'The order has no number': 'Die Bestellung hat keine Nummer',
  'The order has no number, or its total is not an amount': 'Die Bestellung hat keine Nummer, oder ihre Summe ist kein Betrag',
  'The owner does not take orders this way': 'Bestellungen werden auf diesem Weg nicht angenommen',
  'The page is on {origin}, which no recommender may show on': 'Die Seite liegt auf {origin}, wo kein Berater erscheinen darf',
  'The signature is not right': 'Die Unterschrift stimmt nicht',
  'The signature was made with another secret': 'Die Unterschrift wurde mit einem anderen Geheimnis gemacht',
  'The total is given as “{text}”': 'Die Summe ist als „{text}“ angegeben',
  'The webhook has no signature': 'Der Webhook hat keine Unterschrift',
  'This is not an order': 'Das ist keine Bestellung',
  // The assistant, its tests and texts
  'A test of the assistant fails': 'Ein Test des Assistenten schlägt fehl',
  '{count} tests of the assistant fail': '{count} Tests des Assistenten schlagen fehl',
  '{tests}. Look at them first, or take off “Hold back while tests fail”.':
    '{tests}. Sehen Sie zuerst nach, oder schalten Sie „Zurückhalten, solange Tests fehlschlagen“ aus.',
  'With this, {tests} of the assistant would fail, such as “{message}”.':
    'Damit würden Tests des Assistenten fehlschlagen ({tests}), etwa „{message}“.',
  'Nothing was saved: Parley could try {run} of {total} tests with it in time, and none of them fails. Try again later, or take off “Hold back while tests fail”.':
    'Nichts wurde gespeichert: Die Zeit reichte nur, {run} von {total} Tests damit zu versuchen, und keiner davon schlägt fehl. Versuchen Sie es später noch einmal, oder schalten Sie „Zurückhalten, solange Tests fehlschlagen“ aus.',
  'Must be a CSV file with a column “message”': 'Muss eine CSV-Datei mit einer Spalte „message“ sein',
  'There is no answer to accept': 'Es gibt keine Antwort, die sich annehmen ließe',
  'There is no model: the built-in assistant answers your visitors':
    'Es gibt kein Modell: Ihren Besuchern antwortet der eingebaute Assistent',
  'Rule {rule} did not let pass: “{written}”.': 'Regel {rule} hat nicht durchgelassen: „{written}“.',
  'The model gave no answer.': 'Das Modell hat nicht geantwortet.',
  'The model did not write the answer: the daily limit of tokens is used up, its key is missing, or its provider failed.':
    'Das Modell hat die Antwort nicht geschrieben: Das Tageslimit an Tokens ist aufgebraucht, sein Schlüssel fehlt, oder sein Anbieter hat versagt.',
  'This test': 'Dieser Test',
  'Something answered, but not like a model ({reason}). Check the base URL and the model’s name.':
    'Etwas hat geantwortet, aber nicht wie ein Modell ({reason}). Prüfen Sie die Basis-URL und den Namen des Modells.',
  'The provider has a fault of its own ({status}). Try again in a while.':
    'Der Anbieter hat selbst einen Fehler ({status}). Versuchen Sie es in einer Weile noch einmal.',
  'The provider refused the question ({status}). Check the model’s name.':
    'Der Anbieter hat die Frage abgelehnt ({status}). Prüfen Sie den Namen des Modells.',
  'It cannot be read. Upload a PDF, a DOCX, a Markdown or a plain text file.':
    'Sie lässt sich nicht lesen. Laden Sie eine PDF-, DOCX-, Markdown- oder Textdatei hoch.',
  'It holds no text. Scanned pages are pictures: copy the text out of them, or save the document with text recognition.':
    'Sie enthält keinen Text. Gescannte Seiten sind Bilder: Kopieren Sie den Text heraus, oder speichern Sie das Dokument mit Texterkennung.',
  'It is encrypted. Save it without a password and upload it again.':
    'Sie ist verschlüsselt. Speichern Sie sie ohne Passwort, und laden Sie sie noch einmal hoch.',
  'It is too large. Upload the parts that visitors ask about.': 'Sie ist zu groß. Laden Sie die Teile hoch, nach denen Besucher fragen.',
  'Must be a question': 'Muss eine Frage sein',
  // The account
  'This is not your current password': 'Das ist nicht Ihr aktuelles Passwort',
  'This is not your password': 'Das ist nicht Ihr Passwort',
  'This code is not right; take the newest one of the app': 'Dieser Code stimmt nicht; nehmen Sie den neuesten aus der App',
  'This password is on the lists that attackers try first. Choose another one.':
    'Dieses Passwort steht auf den Listen, die Angreifer zuerst versuchen. Wählen Sie ein anderes.',
  'This is too close to your name, your address or the name of this site. Choose another one.':
    'Das ist Ihrem Namen, Ihrer Adresse oder dem Namen dieser Seite zu ähnlich. Wählen Sie ein anderes.',
  'This repeats or counts up a few characters. Choose another one.':
    'Das wiederholt oder zählt nur ein paar Zeichen. Wählen Sie ein anderes.',
  'The demo cannot be deleted': 'Die Demo lässt sich nicht löschen',
  // What the owner builds
  'At most {most} answers to one request': 'Höchstens {most} Antworten auf eine Anfrage',
  'Give the first question, the name, or both': 'Geben Sie die erste Frage, den Namen oder beides an',
  'Is not the newest': 'Ist nicht die neueste',
  'Must be a group of this experiment': 'Muss eine Gruppe dieses Experiments sein',
  'Must be a group that sees a recommender': 'Muss eine Gruppe sein, die einen Berater sieht',
  'Must be an answer of this question': 'Muss eine Antwort dieser Frage sein',
  'Must not be after today': 'Darf nicht nach heute liegen',
  'One of the questions': 'Eine der Fragen',
  'The next question': 'Die nächste Frage',
  'The trace': 'Die Spur',
  'There are no products in stock to ask about. Import your catalogue first.':
    'Es gibt keine lieferbaren Produkte, nach denen sich fragen ließe. Importieren Sie zuerst Ihren Katalog.',
  'Your products have too little in common to be told apart by questions. Give them categories, tags or prices, or write the questions yourself.':
    'Ihre Produkte haben zu wenig gemeinsam, um sich durch Fragen unterscheiden zu lassen. Geben Sie ihnen Kategorien, Tags oder Preise, oder schreiben Sie die Fragen selbst.',
  'This conversation': 'Dieses Gespräch',
  'This request': 'Diese Anfrage',
  'This draft has ended or was saved already. Please generate it again.':
    'Dieser Entwurf ist abgelaufen oder wurde schon gespeichert. Erzeugen Sie ihn noch einmal.',
  'This is not the draft that was generated. Please generate it again.':
    'Das ist nicht der erzeugte Entwurf. Erzeugen Sie ihn noch einmal.',
  'This draft is not ready to be adopted.': 'Dieser Entwurf ist noch nicht fertig.',
  'Is not what was generated': 'Ist nicht das, was erzeugt wurde',
  'Messages are not taken here': 'Hier werden keine Nachrichten angenommen',
  'Must be a UUID': 'Muss eine UUID sein',
  'Must be what the generate call answered': 'Muss das sein, was beim Erzeugen geantwortet wurde',
  'A page answered.': 'Eine Seite hat geantwortet.',
  'The answer does not end.': 'Die Antwort endet nicht.',
  'The visitor has left': 'Der Besucher ist fort',
  'Something went wrong, try again later': 'Etwas ist schiefgegangen, versuchen Sie es später noch einmal',
  'We could not make an account with these details. If you have used Parley before, log in or set a new password.':
    'Mit diesen Angaben ließ sich kein Konto anlegen. Wenn Sie Parley schon genutzt haben, melden Sie sich an, oder setzen Sie ein neues Passwort.',
  'Too many files': 'Zu viele Dateien',
  'Too many pixels': 'Zu viele Pixel',
  'The request is not right': 'Die Anfrage stimmt nicht',
  'There is too much to do at the moment': 'Im Moment ist zu viel zu tun',
  'There is too much to do at the moment; try again in a few seconds':
    'Im Moment ist zu viel zu tun; versuchen Sie es in einigen Sekunden noch einmal',
} as const;
