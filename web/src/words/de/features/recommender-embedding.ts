/** Texts of embedding a recommender, and of the first steps, in German. */
export const recommenderEmbedding = {
  '1 product in your catalogue.': '1 Produkt in Ihrem Katalog.',
  '1 website allowed.': '1 Website erlaubt.',
  'A name such as shop.example, or *.shop.example for all its subdomains':
    'Ein Name wie shop.example, oder *.shop.example für alle Subdomains',
  'A page of your shop': 'Eine Seite Ihres Shops',
  'A shop with a password page cannot be checked by us; open it in your browser, and we notice the snippet by ourselves.':
    'Einen Shop mit Passwortseite können wir nicht prüfen; öffnen Sie ihn in Ihrem Browser, dann bemerken wir das Snippet von selbst.',
  'Add a new script and give it a name such as Parley.': 'Fügen Sie ein neues Skript hinzu, und geben Sie ihm einen Namen, etwa Parley.',
  'Add both your own domain and the one that ends with .myshopify.com to the allowed websites while you test.':
    'Erlauben Sie beim Testen sowohl Ihre eigene Domain als auch die, die auf .myshopify.com endet.',
  'Allow it': 'Erlauben',
  'Allow the domain of your storefront; the preview address of ikas is another website.':
    'Erlauben Sie die Domain Ihres Shops; die Vorschauadresse von ikas ist eine andere Website.',
  'Allow websites': 'Websites erlauben',
  'Allow your website': 'Ihre Website erlauben',
  'Allowed websites': 'Erlaubte Websites',
  'Ask what visitors look for, and let answers point at products.':
    'Fragen Sie, was Besucher suchen, und lassen Sie Antworten auf Produkte zeigen.',
  'Beside the current theme press ⋯ › Edit code.': 'Wählen Sie beim aktuellen Theme ⋯ › Code bearbeiten.',
  'Build a questionnaire': 'Fragebogen bauen',
  'Build it': 'Bauen',
  'Change how often': 'Häufigkeit ändern',
  'Change its devices': 'Geräte ändern',
  'Change its pages': 'Seiten ändern',
  'Change its schedule': 'Zeitplan ändern',
  'Check my site': 'Meine Seite prüfen',
  'Choose All Pages as the trigger.': 'Wählen Sie Alle Seiten (All Pages) als Trigger.',
  'Choose All pages and Load code once, and Head under Place code in.':
    'Wählen Sie Alle Seiten, den Code einmal laden, und als Platz den Head.',
  'Choose Functional as the category and Script as the type.': 'Wählen Sie Functional als Kategorie und Script als Typ.',
  'Code injection is part of the Core, Business and Commerce plans. While you are logged in, look at the site in a private window.':
    'Code-Injektion gehört zu den Tarifen Core, Business und Commerce. Solange Sie angemeldet sind, sehen Sie sich die Website in einem privaten Fenster an.',
  'Copy for Tag Manager': 'Für Tag Manager kopieren',
  'Copy snippet': 'Snippet kopieren',
  'Create a recommender and switch it on': 'Berater anlegen und einschalten',
  'Create it': 'Anlegen',
  'Custom code needs a Premium plan with a connected domain. Allow that domain, with www if your site has it.':
    'Eigener Code braucht ein Premiumpaket mit verbundener Domain. Erlauben Sie diese Domain, mit www, falls Ihre Website es hat.',
  'Delete {showOnWebsite}': '{showOnWebsite} löschen',
  'Do not paste it into a page or post: WordPress takes scripts out there.':
    'Fügen Sie es nicht in eine Seite oder einen Beitrag ein: WordPress entfernt Skripte dort.',
  'Empty the cache of your caching plugin and of your host.': 'Leeren Sie den Cache Ihres Cache-Plugins und Ihres Hosters.',
  'First steps': 'Erste Schritte',
  'First steps done': 'Erledigte erste Schritte',
  'Get the snippet': 'Zum Snippet',
  'Give your shop’s address; we read what it sells.': 'Nennen Sie die Adresse Ihres Shops; wir lesen, was er verkauft.',
  'Hide the first steps': 'Erste Schritte ausblenden',
  'If a speed plugin delays JavaScript (WP Rocket, LiteSpeed, Autoptimize), exclude embed.js there.':
    'Falls ein Plugin JavaScript verzögert (WP Rocket, LiteSpeed, Autoptimize), nehmen Sie embed.js dort aus.',
  'In WordPress open Plugins › Add New, and install and activate WPCode (or another plugin for header code).':
    'Öffnen Sie in WordPress Plugins › Installieren, und installieren und aktivieren Sie WPCode (oder ein anderes Plugin für Code im Kopf).',
  'In the admin open Content › Design › Configuration.':
    'Öffnen Sie in der Verwaltung Inhalt › Design › Konfiguration (Content › Design › Configuration).',
  'In the control panel open Storefront › Script Manager and press Create a Script.':
    'Öffnen Sie im Control Panel Storefront › Script Manager, und wählen Sie Create a Script.',
  'In the folder Layout open theme.liquid and find </head>.': 'Öffnen Sie im Ordner Layout die Datei theme.liquid, und suchen Sie </head>.',
  'In the ikas panel open Sales Channels › Online Store, and there Plugins (Eklentiler).':
    'Öffnen Sie im ikas-Panel Sales Channels › Online Store, und dort Plugins (Eklentiler).',
  'In the last {unseenDays} days none of your rules hid it from visitors.':
    'In den letzten {unseenDays} Tagen hat keine Ihrer Regeln ihn Besuchern vorenthalten.',
  'In your Shopify admin open Online Store › Themes.': 'Öffnen Sie in Ihrer Shopify-Verwaltung Onlineshop › Themes.',
  'In your container open Tags › New, and choose Custom HTML as the tag type.':
    'Öffnen Sie in Ihrem Container Tags › Neu, und wählen Sie Benutzerdefiniertes HTML als Tag-Typ.',
  'In your site’s dashboard open Settings, and under Advanced choose Custom code.':
    'Öffnen Sie im Dashboard Ihrer Website die Einstellungen, und wählen Sie unter Erweitert den benutzerdefinierten Code.',
  'Is the snippet in place?': 'Ist das Snippet eingebaut?',
  'It had already opened by itself': 'Er hatte sich schon von selbst geöffnet',
  'It has a question with answers.': 'Er hat eine Frage mit Antworten.',
  'It is there': 'Es ist da',
  'It opens in a new tab and shows there which rule decides what. Only you see that, for {traceMinutes} minutes.':
    'Sie öffnet sich in einem neuen Tab und sagt dort, welche Regel was entscheidet. {traceMinutes} Minuten lang, nur für Sie.',
  'It shows nowhere else.': 'Er erscheint nirgends sonst.',
  'It was inactive': 'Er war inaktiv',
  'It was outside of its schedule': 'Es war außerhalb seines Zeitplans',
  'Magento sends a Content-Security-Policy. In restrict mode add this server to script-src and connect-src in a csp_whitelist.xml; our check tells you whether it is needed.':
    'Magento sendet eine Content-Security-Policy. Tragen Sie diesen Server im Modus restrict in einer csp_whitelist.xml bei script-src und connect-src ein; unsere Prüfung sagt Ihnen, ob das nötig ist.',
  'Name it Parley, choose Head as the location and Store pages as the pages.':
    'Nennen Sie es Parley, und wählen Sie Head als Ort und Store pages als Seiten.',
  'No website yet. The recommender shows only on the websites you add here.':
    'Noch keine Website. Der Berater erscheint nur auf den Websites, die Sie hier hinzufügen.',
  'Not shown to visitors, last {unseenDays} days': 'Besuchern nicht gezeigt, letzte {unseenDays} Tage',
  'One line before </head>. Open your shop afterwards: we notice it by ourselves.':
    'Eine Zeile vor </head>. Öffnen Sie danach Ihren Shop: Wir bemerken es von selbst.',
  'Open Code Snippets › Header & Footer.': 'Öffnen Sie Code Snippets › Header & Footer.',
  'Open Settings › Developer Tools › Code Injection (on older sites Settings › Advanced).':
    'Öffnen Sie Einstellungen › Entwicklertools › Code-Injektion (auf älteren Websites Einstellungen › Erweitert).',
  'Open System › Cache Management and flush the Magento cache.': 'Öffnen Sie System › Cache Management, und leeren Sie den Magento-Cache.',
  'Open and explain': 'Öffnen und erklären',
  'Open the template or file that holds the head of your pages.': 'Öffnen Sie die Vorlage oder Datei, in der der Kopf Ihrer Seiten steht.',
  'Our check reads the page without running it, so it cannot see what Tag Manager adds. Open your shop once; we notice the snippet by ourselves.':
    'Unsere Prüfung liest die Seite, ohne sie auszuführen, und sieht deshalb nicht, was der Tag Manager hinzufügt. Öffnen Sie einmal Ihren Shop; wir bemerken das Snippet von selbst.',
  'Page read: {url}': 'Gelesene Seite: {url}',
  'Page to check': 'Zu prüfende Seite',
  'Paste it into the header of every page, before the closing head tag.':
    'Fügen Sie es in den Kopf jeder Seite ein, vor dem schließenden head-Tag.',
  'Paste the code below, not the snippet above.': 'Fügen Sie den Code darunter ein, nicht das Snippet oben.',
  'Paste the snippet as the content and choose the head as its place.':
    'Fügen Sie das Snippet als Inhalt ein, und wählen Sie den Head als Platz.',
  'Paste the snippet into Scripts and Style Sheets and press Save Configuration.':
    'Fügen Sie das Snippet unter Scripts and Style Sheets ein, und wählen Sie Save Configuration.',
  'Paste the snippet into the box Header and press Save Changes.':
    'Fügen Sie das Snippet in das Feld Header ein, und speichern Sie die Änderungen.',
  'Paste the snippet into the box Header.': 'Fügen Sie das Snippet in das Feld Header ein.',
  'Paste the snippet into the contents and press Save.': 'Fügen Sie das Snippet als Inhalt ein, und wählen Sie Save.',
  'Paste the snippet into your shop': 'Snippet in Ihren Shop einfügen',
  'Paste the snippet just before </head>. On a site of several files, into each of them.':
    'Fügen Sie das Snippet direkt vor </head> ein. Besteht die Website aus mehreren Dateien, in jede von ihnen.',
  'Paste the snippet on a line of its own just before </head> and press Save.':
    'Fügen Sie das Snippet in einer eigenen Zeile direkt vor </head> ein, und speichern Sie.',
  'Plain HTML, or another platform': 'Reines HTML oder eine andere Plattform',
  'Press + Add Custom Code and paste the snippet.': 'Wählen Sie + Benutzerdefinierten Code hinzufügen, und fügen Sie das Snippet ein.',
  'Press Apply, then publish the site.': 'Übernehmen Sie, und veröffentlichen Sie dann die Website.',
  'Press Edit in the row of your store view and unfold HTML Head.':
    'Wählen Sie in der Zeile Ihrer Store View Edit, und klappen Sie HTML Head auf.',
  'Press Save.': 'Speichern Sie.',
  'Publish it, and open a page to see it.': 'Veröffentlichen Sie, und öffnen Sie eine Seite, um es zu sehen.',
  'Reading the page. This may take some seconds.': 'Die Seite wird gelesen. Das kann einige Sekunden dauern.',
  'Save it, and see that it is switched on for your storefront.':
    'Speichern Sie, und achten Sie darauf, dass es für Ihren Shop eingeschaltet ist.',
  'Save it, press Submit, and publish the version.': 'Speichern Sie, wählen Sie Senden, und veröffentlichen Sie die Version.',
  Snippet: 'Snippet',
  'Start the import': 'Import starten',
  'Switch it on': 'Einschalten',
  'Tag Manager drops the data- attributes of a script tag, and with them which recommender to show. The code above sets them by itself.':
    'Der Tag Manager entfernt die data-Attribute eines Script-Tags, und mit ihnen, welcher Berater erscheint. Der Code oben setzt sie selbst.',
  'The checkout does not use theme.liquid, so the recommender stays out of it.':
    'Der Checkout benutzt theme.liquid nicht, deshalb erscheint der Berater dort nicht.',
  'The device was not one of its devices': 'Das Gerät war keines seiner Geräte',
  'The page was not one of its pages': 'Die Seite war keine seiner Seiten',
  'The popup or chatbot that visitors see.': 'Das Popup oder der Chatbot, den Besucher sehen.',
  'The recommender no longer shows on {website}.': 'Der Berater erscheint nicht mehr auf {website}.',
  'The snippet has not been seen on a website yet.': 'Das Snippet wurde noch auf keiner Website gesehen.',
  'The snippet was last seen on {at}.': 'Das Snippet wurde zuletzt am {at} gesehen.',
  'The website was not allowed': 'Die Website war nicht erlaubt',
  'We have seen it on your website.': 'Wir haben es auf Ihrer Website gesehen.',
  'We have seen “{name}” on your website. What visitors do shows up here, in Analytics and in History.':
    'Wir haben „{name}“ auf Ihrer Website gesehen. Was Besucher tun, sehen Sie hier, in der Auswertung und im Verlauf.',
  'Where to paste it': 'Wo Sie es einfügen',
  'Why it was not shown': 'Warum er nicht gezeigt wurde',
  'With a Content-Security-Policy, add this server to script-src and connect-src. The snippet needs no inline script and no inline style.':
    'Mit einer Content-Security-Policy tragen Sie diesen Server bei script-src und connect-src ein. Das Snippet braucht weder Inline-Skript noch Inline-Stil.',
  'With the cookie banner of BigCommerce the category decides who sees the recommender: only visitors who agreed to it.':
    'Mit dem Cookie-Banner von BigCommerce entscheidet die Kategorie, wer den Berater sieht: nur Besucher, die ihr zugestimmt haben.',
  'Your recommender is live': 'Ihr Berater ist live',
  'at least once': 'mindestens einmal',
  'at least {n} times': 'mindestens {n} Mal',
  '{count} of {length} done': '{count} von {length} erledigt',
  '{name} (your shop seems to run on it)': '{name} (damit läuft Ihr Shop wohl)',
  '{n} products in your catalogue.': '{n} Produkte in Ihrem Katalog.',
  '{n} websites allowed.': '{n} Websites erlaubt.',
  '“{name}” is active.': '„{name}“ ist aktiv.',
  '“{name}” is still inactive.': '„{name}“ ist noch inaktiv.',
  'Read again': 'Noch einmal lesen',
  'Read its colours': 'Farben lesen',
  'Your shop': 'Ihr Shop',
  'Reading {website}. This may take some seconds.': '{website} wird gelesen. Das kann einige Sekunden dauern.',
  '{website} names no colour of its own. Choose a look, or set the colours below.':
    '{website} nennt keine eigene Farbe. Wählen Sie ein Design, oder stellen Sie die Farben unten ein.',
  'Add your shop’s website under {publish}, and its own colours stand here first.':
    'Fügen Sie unter {publish} die Website Ihres Shops hinzu, dann stehen hier zuerst seine eigenen Farben.',
} as const;
