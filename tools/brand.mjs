#!/usr/bin/env node
/**
 * Renders the icons and the link previews from the logo and the texts of the landing page: `node tools/brand.mjs`.
 * Writes icon-192.png, icon-512.png, icon-maskable-512.png, apple-touch-icon.png, og.png and og-de.png into web/public. Run it after changing their sources.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawProduct } from '../server/src/features/site/sample-shop/drawing.ts';
import { sampleProducts } from '../server/src/features/site/sample-shop/products.ts';
import { landing as german } from '../web/src/content/de/landing.ts';
import { landing as english } from '../web/src/content/en/landing.ts';
import { launch, sharp } from './pictures/camera.mjs';
import { root } from './setup.mjs';

const file = (name) => join(root, 'web/public', name);
const mark = readFileSync(file('favicon.svg'), 'utf8');

/** The logo in white on a full-bleed background, so that the system's mask cuts off only background. */
const onColour = mark
  .replace(/viewBox="[^"]*"/, 'viewBox="-12 -12.5 56 56"')
  .replace(/<title>.*?<\/title>/, '$&<path d="M-12-12.5h56v56h-56z" fill="#6d28d9"/>')
  .replace(/fill="#6d28d9"(?=\/><path d="M9)/, 'fill="#fff"')
  .replace('stroke="#fff"', 'stroke="#6d28d9"');

const draw = (svg, size, name) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file(name));

const font = readFileSync(join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')).toString('base64');

const pageStyle = `@font-face{font-family:Inter;src:url(data:font/woff2;base64,${font});font-weight:100 900}
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;overflow:hidden;position:relative;padding:64px 72px;font:500 26px/1.4 Inter;color:#101828;
background:radial-gradient(70% 90% at 100% 0,#ddd6fe 0,transparent 70%),radial-gradient(60% 80% at 60% 110%,#fae8ff 0,transparent 70%),#fff}
.brand{display:flex;align-items:center;gap:18px;font-weight:700;font-size:40px;letter-spacing:-.03em}.brand svg{width:60px}
main{height:430px;display:grid;align-content:center}h1{width:600px;font-size:66px;line-height:1.08;letter-spacing:-.04em;font-weight:740;text-wrap:balance;hyphens:manual}
.line{width:560px;margin-top:32px;color:#475467;font-size:28px;line-height:1.35;text-wrap:balance}
.panel{position:absolute;right:64px;top:50px;width:424px;border-radius:28px;background:#fff;box-shadow:0 40px 80px -30px rgb(76 29 149/45%),0 0 0 1px #e1e4ea;overflow:hidden}
.head{padding:20px 26px;background:#6d28d9;color:#fff;font-weight:650;font-size:22px}
.talk{display:grid;gap:14px;padding:24px 26px;font-size:20px;line-height:1.35}
.talk p{max-width:88%;padding:12px 18px;border-radius:18px;background:#f2f4f7}.talk .me{justify-self:end;background:#6d28d9;color:#fff}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:14px}.cards div{padding:12px;border:1px solid #e1e4ea;border-radius:16px;font-size:17px;font-weight:600}
.cards svg{display:block;width:100%;height:120px;margin-bottom:10px;border-radius:10px}
.cards em{display:block;color:#6d28d9;font-style:normal;font-weight:700}`;

const linkPicture = ({ title, typed, scene }) => `<!doctype html><meta charset="utf-8"><style>${pageStyle}</style>
<div class="brand">${mark}Parley</div><main><h1>${title}</h1><p class="line">${typed[2]}</p></main>
<div class="panel"><div class="head">Shop Recommender</div><div class="talk"><p>${scene.question}</p><p class="me">${scene.answer}</p><p>${scene.advice}</p>
<div class="cards">${scene.products.map(({ name, price }, place) => `<div>${drawProduct(sampleProducts[place + 1]).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ')}${name}<em>${price}</em></div>`).join('')}</div></div></div>`;

await draw(mark, 192, 'icon-192.png');
await draw(mark, 512, 'icon-512.png');
await draw(onColour, 512, 'icon-maskable-512.png');
await draw(onColour, 180, 'apple-touch-icon.png');

const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const [name, { hero }] of [
    ['og.png', english],
    ['og-de.png', german],
  ]) {
    await page.setContent(linkPicture(hero));
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .png({ compressionLevel: 9, palette: true, quality: 90, dither: 0.6 })
      .toFile(file(name));
  }
} finally {
  await browser.close();
}
