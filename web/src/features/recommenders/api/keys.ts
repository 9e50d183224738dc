/** The query keys of this feature; all start with its name, so that one call can invalidate them all. */
export const recommenderKeys = {
  all: ['recommenders'] as const,
  list: ['recommenders', 'list'] as const,
  days: ['recommenders', 'days'] as const,
  setup: ['recommenders', 'setup'] as const,
  one: (popupId: string) => ['recommenders', 'one', popupId] as const,
  bootstrap: (popupId: string) => ['recommenders', 'bootstrap', popupId] as const,
  choice: (choice: string) => ['recommenders', 'choice', choice] as const,
  products: (search: string) => ['recommenders', 'products', search] as const,
  looks: (popupId: string) => ['recommenders', 'looks', popupId] as const,
  unseen: (popupId: string) => ['recommenders', 'unseen', popupId] as const,
  websites: (popupId: string) => ['recommenders', 'websites', popupId] as const,
};
