/** The script tag that shows a recommender on a shop's page; `origin` is where Parley is served. */
export const snippetFor = ({ origin, userId, popupId }: { origin: string; userId: number; popupId: number }): string =>
  `<script defer src="${origin}/embed.js" data-user-id="${userId}" data-popup-id="${popupId}"></script>`;
