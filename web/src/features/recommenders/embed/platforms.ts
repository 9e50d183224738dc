/** Instructions for the snippet per platform: in the order of the sign-up's list, then the two that work everywhere. */
import { type PlatformId, platformIds } from '@parley/contract/platforms';
import type { Plain } from '../../../words/t.ts';

export interface Platform {
  id: string;
  /** The platform's own name, or a text. */
  name: string | { text: Plain };
  steps: readonly Plain[];
  /** Notes before or after the steps. */
  notes: readonly Plain[];
  /** Uses the Google Tag Manager form of the snippet. */
  tagManager?: true;
}

/** The steps for each system that Parley recognises. */
const ofSystems: Readonly<Record<PlatformId, Omit<Platform, 'id'>>> = {
  shopify: {
    name: 'Shopify',
    steps: [
      'In your Shopify admin open Online Store › Themes.',
      'Beside the current theme press ⋯ › Edit code.',
      'In the folder Layout open theme.liquid and find </head>.',
      'Paste the snippet on a line of its own just before </head> and press Save.',
    ],
    notes: [
      'Add both your own domain and the one that ends with .myshopify.com to the allowed websites while you test.',
      'A shop with a password page cannot be checked by us; open it in your browser, and we notice the snippet by ourselves.',
      'The checkout does not use theme.liquid, so the recommender stays out of it.',
    ],
  },
  wix: {
    name: 'Wix',
    steps: [
      'In your site’s dashboard open Settings, and under Advanced choose Custom code.',
      'Press + Add Custom Code and paste the snippet.',
      'Choose All pages and Load code once, and Head under Place code in.',
      'Press Apply, then publish the site.',
    ],
    notes: ['Custom code needs a Premium plan with a connected domain. Allow that domain, with www if your site has it.'],
  },
  ikas: {
    name: 'Ikas',
    steps: [
      'In the ikas panel open Sales Channels › Online Store, and there Plugins (Eklentiler).',
      'Add a new script and give it a name such as Parley.',
      'Paste the snippet as the content and choose the head as its place.',
      'Save it, and see that it is switched on for your storefront.',
    ],
    notes: ['Allow the domain of your storefront; the preview address of ikas is another website.'],
  },
  wordpress: {
    name: 'WordPress / WooCommerce',
    steps: [
      'In WordPress open Plugins › Add New, and install and activate WPCode (or another plugin for header code).',
      'Open Code Snippets › Header & Footer.',
      'Paste the snippet into the box Header and press Save Changes.',
      'Empty the cache of your caching plugin and of your host.',
    ],
    notes: [
      'Do not paste it into a page or post: WordPress takes scripts out there.',
      'If a speed plugin delays JavaScript (WP Rocket, LiteSpeed, Autoptimize), exclude embed.js there.',
    ],
  },
  squarespace: {
    name: 'Squarespace',
    steps: [
      'Open Settings › Developer Tools › Code Injection (on older sites Settings › Advanced).',
      'Paste the snippet into the box Header.',
      'Press Save.',
    ],
    notes: [
      'Code injection is part of the Core, Business and Commerce plans. While you are logged in, look at the site in a private window.',
    ],
  },
  bigcommerce: {
    name: 'BigCommerce',
    steps: [
      'In the control panel open Storefront › Script Manager and press Create a Script.',
      'Name it Parley, choose Head as the location and Store pages as the pages.',
      'Choose Functional as the category and Script as the type.',
      'Paste the snippet into the contents and press Save.',
    ],
    notes: ['With the cookie banner of BigCommerce the category decides who sees the recommender: only visitors who agreed to it.'],
  },
  magento: {
    name: 'Magento / Adobe Commerce',
    steps: [
      'In the admin open Content › Design › Configuration.',
      'Press Edit in the row of your store view and unfold HTML Head.',
      'Paste the snippet into Scripts and Style Sheets and press Save Configuration.',
      'Open System › Cache Management and flush the Magento cache.',
    ],
    notes: [
      'Magento sends a Content-Security-Policy. In restrict mode add this server to script-src and connect-src in a csp_whitelist.xml; our check tells you whether it is needed.',
    ],
  },
};

/** Steps that work everywhere. */
const others: readonly Platform[] = [
  {
    id: 'gtm',
    name: 'Google Tag Manager',
    steps: [
      'In your container open Tags › New, and choose Custom HTML as the tag type.',
      'Paste the code below, not the snippet above.',
      'Choose All Pages as the trigger.',
      'Save it, press Submit, and publish the version.',
    ],
    notes: [
      'Tag Manager drops the data- attributes of a script tag, and with them which recommender to show. The code above sets them by itself.',
      'Our check reads the page without running it, so it cannot see what Tag Manager adds. Open your shop once; we notice the snippet by ourselves.',
    ],
    tagManager: true,
  },
  {
    id: 'html',
    name: { text: 'Plain HTML, or another platform' },
    steps: [
      'Open the template or file that holds the head of your pages.',
      'Paste the snippet just before </head>. On a site of several files, into each of them.',
      'Publish it, and open a page to see it.',
    ],
    notes: [
      'With a Content-Security-Policy, add this server to script-src and connect-src. The snippet needs no inline script and no inline style.',
    ],
  },
];

export const platforms: readonly Platform[] = [...platformIds.map((id) => ({ id, ...ofSystems[id] })), ...others];
