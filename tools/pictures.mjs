#!/usr/bin/env node
/**
 * Takes the pictures of the product that the public site shows: `node tools/pictures.mjs [name …]`, after a build.
 *
 * It opens a shop of its own (tools/pictures/kontor.mjs), walks to each screen with Chromium in light and dark (tools/pictures/shots.mjs), and
 * writes `web/public/pictures/<name>-<light|dark>-<720|1440>.<avif|webp>`. With PICTURES_PNG=<folder> the screenshots are kept there too, to be
 * looked at. What each must show is said in web/src/content/en/landing.ts. Take them again when a screen has changed, and look at every one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contextIn, develop, launch, scaleFor, still } from './pictures/camera.mjs';
import { openKontor, parley } from './pictures/kontor.mjs';
import { shots } from './pictures/shots.mjs';
import { root } from './setup.mjs';

const folder = join(root, 'web/public/pictures');
const keep = (name, png) => process.env.PICTURES_PNG && writeFileSync(join(process.env.PICTURES_PNG, `${name}.png`), png);

async function sessionOf({ owner, ports }) {
  const response = await fetch(`http://127.0.0.1:${ports[new URL(parley).host]}/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  if (!response.ok) throw new Error(`the owner was not let in: ${await response.text()}`);
  return response.text();
}

/** Takes one picture in one mode; returns the sizes of its files. */
async function take(browser, kontor, session, mode, name) {
  const { window, clip, walk } = shots[name];
  const context = await contextIn(browser, mode, kontor.ports, { viewport: window, deviceScaleFactor: scaleFor(clip) });
  await context.addInitScript((user) => localStorage.getItem('parley.user') ?? localStorage.setItem('parley.user', user), session);
  const page = await context.newPage();
  try {
    await walk(page, kontor);
    const png = await still(page);
    keep(`${name}-${mode}`, png);
    const sizes = await develop(png, clip, folder, `${name}-${mode}`);
    console.log(`${name}-${mode}: ${Object.values(sizes).map((size) => `${Math.round(size / 1024)} kB`)}`);
    return Object.values(sizes).reduce((sum, size) => sum + size, 0);
  } catch (error) {
    keep(`${name}-${mode}-failed`, await page.screenshot());
    throw new Error(`${name} in ${mode}: ${error.message}`);
  } finally {
    await context.close();
  }
}

mkdirSync(folder, { recursive: true });
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(shots);
const kontor = await openKontor();
const browser = await launch();
try {
  const session = await sessionOf(kontor);
  const waiting = ['light', 'dark'].flatMap((mode) => names.map((name) => ({ mode, name })));
  let total = 0;
  const photographer = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      total += await take(browser, kontor, session, next.mode, next.name).catch((error) => {
        // The others are worth having.
        console.error(error.message);
        process.exitCode = 1;
        return 0;
      });
  };
  await Promise.all([photographer(), photographer()]);
  console.log(`${Math.round(total / 1024)} kB in all`);
} finally {
  await browser.close();
  await kontor.close();
}
