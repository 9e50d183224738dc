/** The sample shops, with three of their pictures each. Their pages are English in every language. */
export const sampleShops = {
  coffee: { path: '/sample-shop/', name: 'Kaffeekontor', pictures: ['hand-grinder', 'napoli-dark', 'tasting-box'] },
  outdoor: { path: '/sample-shops/outdoor/', name: 'Wetterfest', pictures: ['regen-shell', 'steig-mid', 'zwei-light'] },
  plants: { path: '/sample-shops/plants/', name: 'Blattwerk', pictures: ['monstera', 'column-cactus', 'african-violet'] },
} as const;
export type SampleShop = keyof typeof sampleShops;

/** The address of a product's picture in a sample shop. */
export const samplePicture = (shop: SampleShop, slug: string): string => `${sampleShops[shop].path}picture/${slug}.svg`;
