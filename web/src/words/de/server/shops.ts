/** What the server says in German when it reads shops, their files and pages. Their places stand for what changes, such as a number. */
export const serverShops = {
  'a page of it': 'eine seiner Seiten',
  'CSV file {name}': 'CSV-Datei {name}',
  "Entry {number} of the shop's list": 'Eintrag {number} der Liste des Shops',
  'Many shops are being read right now. Please try again in a minute.':
    'Gerade werden viele Shops gelesen. Versuchen Sie es in einer Minute noch einmal.',
  'No products were found at this address.': 'Unter dieser Adresse wurden keine Produkte gefunden.',
  'No products were found. {read} with its price.': 'Es wurden keine Produkte gefunden. {read} mit seinem Preis.',
  'No product was found so far, and the reading is not finished.': 'Bisher wurde kein Produkt gefunden, und das Lesen ist nicht fertig.',
  'One entry was read, but it could not be taken as a product.': 'Ein Eintrag wurde gelesen, ist aber kein Produkt.',
  'One page was read, and it shows no product': 'Eine Seite wurde gelesen, und sie zeigt kein Produkt',
  'Only addresses that start with http:// or https:// can be read.':
    'Es lassen sich nur Adressen lesen, die mit http:// oder https:// beginnen.',
  'Only the usual web ports (80 and 443) can be read.': 'Es lassen sich nur die üblichen Web-Ports (80 und 443) lesen.',
  'Pages found by links': 'Seiten, über Links gefunden',
  'Pages more than {links} links away from the first were not read.':
    'Seiten, die mehr als {links} Links von der ersten entfernt sind, wurden nicht gelesen.',
  'Product feed': 'Produkt-Feed',
  'Product pages': 'Produktseiten',
  'Product {id}': 'Produkt {id}',
  'Row {row}': 'Zeile {row}',
  'Item {item}': 'Eintrag {item}',
  'Stopped after {count} pages without a product.': 'Nach {count} Seiten ohne Produkt beendet.',
  'Stopped after {count} pages, the most that is read by following links.':
    'Nach {count} Seiten beendet; mehr werden über Links nicht gelesen.',
  'Stopped at {count} products, the most that is read.': 'Bei {count} Produkten beendet; mehr werden nicht gelesen.',
  'Stopped because {reason}.': 'Beendet, denn {reason}.',
  'The address answered with {type} instead of what was expected.': 'Die Adresse hat mit {type} geantwortet statt mit dem Erwarteten.',
  'The address is too long.': 'Die Adresse ist zu lang.',
  'The address must not hold a user name or password.': 'Die Adresse darf keinen Benutzernamen und kein Passwort enthalten.',
  'The address redirects without end.': 'Die Adresse leitet immer wieder weiter, ohne Ende.',
  'The address redirects to another one.': 'Die Adresse leitet weiter.',
  'The answer is larger than {most} kB.': 'Die Antwort ist größer als {most} kB.',
  'The feed breaks off before its end.': 'Der Feed bricht vor seinem Ende ab.',
  'The file is broken at line {line}; what stands before it was read.':
    'Die Datei ist ab Zeile {line} defekt; was davor steht, wurde gelesen.',
  'The file is broken at row {row}; what stands before it was taken over.':
    'Die Datei ist ab Zeile {row} defekt; was davor steht, wurde übernommen.',
  'The file is empty': 'Die Datei ist leer',
  'The file names no product pages; give the address of the shop with it to get links.':
    'Die Datei nennt keine Produktseiten; geben Sie die Adresse des Shops dazu an, um Links zu bekommen.',
  'The products were found by following links, so some may be missing.':
    'Die Produkte wurden über Links gefunden, einige können also fehlen.',
  'The reading broke off on our side. Please try again.': 'Das Lesen ist bei uns abgebrochen. Versuchen Sie es noch einmal.',
  'The reading of this shop is not finished: {reason}, and no product was found so far.':
    'Das Lesen dieses Shops ist nicht fertig: {reason}, und bisher wurde kein Produkt gefunden.',
  'The row': 'Die Zeile',
  'The shop answered with an error. Please try again later.':
    'Der Shop hat mit einem Fehler geantwortet. Versuchen Sie es später noch einmal.',
  'The shop asks us to slow down. Please try again later.': 'Der Shop bittet uns, langsamer zu lesen. Versuchen Sie es später noch einmal.',
  'The shop cannot answer at the moment.': 'Der Shop kann zurzeit nicht antworten.',
  'The shop does not let programs read it.': 'Der Shop lässt sich nicht von Programmen lesen.',
  'The shop is closed at the moment, perhaps for maintenance. Please try again later.':
    'Der Shop ist zurzeit geschlossen, vielleicht zur Wartung. Versuchen Sie es später noch einmal.',
  'The shop redirects to something that is not a web address.': 'Der Shop leitet auf etwas weiter, das keine Webadresse ist.',
  'The shop compressed its data in a way that was not asked for.': 'Der Shop hat seine Daten anders komprimiert als verlangt.',
  'The shop sent data that cannot be unpacked.': 'Der Shop hat Daten geschickt, die sich nicht auspacken lassen.',
  'The shop stopped answering at page {page} of its products.': 'Ab Seite {page} seiner Produkte hat der Shop nicht mehr geantwortet.',
  'The shop stopped answering.': 'Der Shop hat nicht mehr geantwortet.',
  'The shop took too long to answer.': 'Der Shop hat zu lange gebraucht.',
  "The shop's robots.txt does not let programs read it.": 'Die robots.txt des Shops lässt Programme ihn nicht lesen.',
  'The website could not be reached.': 'Die Website war nicht zu erreichen.',
  'There are no products in this file.': 'In dieser Datei sind keine Produkte.',
  'There is no page at this address.': 'Unter dieser Adresse gibt es keine Seite.',
  'The page at this address is empty.': 'Die Seite unter dieser Adresse ist leer.',
  'The page at this address is too large or too deeply nested to be read.':
    'Die Seite unter dieser Adresse ist zu groß oder zu tief verschachtelt, um gelesen zu werden.',
  'No page of this shop could be read, so it is not known what it sells.':
    'Keine Seite dieses Shops ließ sich lesen. Was er verkauft, ist deshalb nicht bekannt.',
  "The shop's robots.txt keeps programs out of {pages}, and no product was found on the others.":
    'Die robots.txt des Shops sperrt Programme aus ({pages}), und auf den anderen Seiten wurde kein Produkt gefunden.',
  'There is no product with the ID {id}. Leave it empty to add a new one.':
    'Es gibt kein Produkt mit der ID {id}. Lassen Sie sie leer, um ein neues hinzuzufügen.',
  'There is no website at this address.': 'Unter dieser Adresse gibt es keine Website.',
  'This address is not on the public internet, so it cannot be read.':
    'Diese Adresse ist nicht im öffentlichen Internet und lässt sich deshalb nicht lesen.',
  'This is no product CSV in {form} form, and its columns name no product and price.':
    'Das ist keine Produkt-CSV in der Form von {form}, und ihre Spalten nennen kein Produkt und keinen Preis.',
  'This is not a web address.': 'Das ist keine Webadresse.',
  'This is the website of a business that sells nothing online, such as a restaurant: its pages show no product that can be ordered.':
    'Das ist die Website eines Betriebs, der online nichts verkauft, etwa eines Restaurants: Ihre Seiten zeigen kein Produkt, das sich bestellen lässt.',
  'This row could not be read': 'Diese Zeile ließ sich nicht lesen',
  'The pages of this shop do not work at the moment: {pages} answered with an error.':
    'Die Seiten dieses Shops funktionieren gerade nicht: Mit einem Fehler antworteten {pages}.',
  'This shop answers too slowly to be read: {pages} took longer than 10 seconds.':
    'Dieser Shop antwortet zu langsam, um gelesen zu werden: {pages} brauchte länger als 10 Sekunden.',
  'This shop does not let programs read it: {pages} refused to answer.':
    'Dieser Shop lässt sich nicht von Programmen lesen: Nicht antworten wollten {pages}.',
  'This shop shows its pages only after its cookies are accepted, which a program cannot do. Give the address of its product feed instead, or upload a CSV file.':
    'Dieser Shop zeigt seine Seiten erst, wenn seine Cookies angenommen sind, und das kann ein Programm nicht. Geben Sie stattdessen die Adresse seines Produkt-Feeds an, oder laden Sie eine CSV-Datei hoch.',
  'The pages of this shop are put together by a program in the browser, so there is nothing in them to read. Give the address of its product feed instead, or upload a CSV file.':
    'Die Seiten dieses Shops setzt ein Programm im Browser zusammen, deshalb steht nichts Lesbares darin. Geben Sie stattdessen die Adresse seines Produkt-Feeds an, oder laden Sie eine CSV-Datei hoch.',
  'This took longer than a call may. Please try again in a minute.':
    'Das hat zu lange gedauert. Versuchen Sie es in einer Minute noch einmal.',
  'Something went wrong on our side. Please try again.': 'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal.',
  'Give the address of a shop, or a file': 'Geben Sie die Adresse eines Shops oder eine Datei an',
  'Brand and SKU come from the shop and cannot be changed here': 'Marke und SKU kommen aus dem Shop und lassen sich hier nicht ändern',
  'Must be yes or no': 'Muss ja oder nein sein (yes, no)',
  'Must be a picture on the public internet': 'Muss ein Bild im öffentlichen Internet sein',
  'its content could not be made sense of': 'ihr Inhalt ließ sich nicht deuten',
  'its markup is broken': 'sein Markup ist defekt',
  'it is longer than any product': 'er ist länger als jedes Produkt',
  'no address of its page': 'die Adresse seiner Seite fehlt',
  'no handle': 'das Handle fehlt',
  'no link': 'der Link fehlt',
  'no title': 'der Titel fehlt',
  'no {field}': '{field} fehlt',
  'the link is no web address: {link}': 'der Link ist keine Webadresse: {link}',
  'the page answered {status}': 'die Seite antwortete mit {status}',
  'the time for one reading was up': 'die Zeit für ein Lesen war um',
  'this is not a product': 'das ist kein Produkt',
  '{count} entries were read, but none of them could be taken as a product.':
    '{count} Einträge wurden gelesen, aber keiner davon ist ein Produkt.',
  '{count} of its pages': '{count} seiner Seiten',
  '{count} pages were read': '{count} Seiten wurden gelesen',
  '{count} pages were read, and none of them shows a product': '{count} Seiten wurden gelesen, und keine davon zeigt ein Produkt',
  '{place} (the row has fewer cells than the header)': '{place} (die Zeile hat weniger Zellen als die Kopfzeile)',
} as const;
