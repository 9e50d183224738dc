import { addressOf, namedLoader } from '@parley/contract/paths';

interface Named {
  /** The origin of Parley. */
  origin: string;
  userId: number;
  popupId: number;
}

/** The address names the recommender, so that the script brings what it shows along. */
const sourceOf = ({ origin, userId, popupId }: Named) => origin + addressOf(namedLoader, { userId, popupId });

/** The script tag that shows a recommender on a shop's page. */
export const snippetFor = (named: Named): string =>
  `<script defer src="${sourceOf(named)}" data-user-id="${named.userId}" data-popup-id="${named.popupId}"></script>`;

/**
 * The same for Google Tag Manager, which drops unknown attributes of a script tag, so a script sets them. It accepts no syntax newer than
 * ES5.
 */
export const tagManagerSnippetFor = (named: Named): string => `<script>
(function () {
  var s = document.createElement('script');
  s.src = '${sourceOf(named)}';
  s.setAttribute('data-user-id', '${named.userId}');
  s.setAttribute('data-popup-id', '${named.popupId}');
  document.head.appendChild(s);
})();
</script>`;
