import { loaderFile } from '@parley/contract/paths';

interface Named {
  /** The origin of Parley. */
  origin: string;
  userId: number;
  popupId: number;
}

/** The script tag that shows a recommender on a shop's page. */
export const snippetFor = ({ origin, userId, popupId }: Named): string =>
  `<script defer src="${origin}${loaderFile}" data-user-id="${userId}" data-popup-id="${popupId}"></script>`;

/**
 * The same for Google Tag Manager, which drops unknown attributes of a script tag, so a script sets them. It accepts no syntax newer than
 * ES5.
 */
export const tagManagerSnippetFor = ({ origin, userId, popupId }: Named): string => `<script>
(function () {
  var s = document.createElement('script');
  s.src = '${origin}${loaderFile}';
  s.setAttribute('data-user-id', '${userId}');
  s.setAttribute('data-popup-id', '${popupId}');
  document.head.appendChild(s);
})();
</script>`;
