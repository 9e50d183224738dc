/** The pictures of the sample shop: a few shapes each, in the product's own colours. */
import type { Drawing, SampleProduct } from './products.ts';

const shapes: Record<Drawing, (color: string) => string> = {
  bag: (color) =>
    `<path d="M130 96h140l14 30v176a18 18 0 0 1-18 18H134a18 18 0 0 1-18-18V126z" fill="${color}"/><path d="M130 96h140l14 30H116z" fill="#000" opacity=".18"/><rect x="150" y="176" width="100" height="84" rx="8" fill="#fff" opacity=".92"/><path d="M200 190c-20 8-22 38 0 56 22-18 20-48 0-56zm0 4c-8 18 8 30 0 48" fill="none" stroke="${color}" stroke-width="5"/>`,
  grinder: (color) =>
    `<path d="M150 110h100l-14 70h-72z" fill="${color}" opacity=".55"/><rect x="150" y="180" width="100" height="120" rx="10" fill="${color}"/><rect x="166" y="230" width="68" height="46" rx="6" fill="#fff" opacity=".9"/><path d="M200 110V84h62" fill="none" stroke="${color}" stroke-width="10" stroke-linecap="round"/><circle cx="270" cy="84" r="13" fill="${color}"/>`,
  dripper: (color) =>
    `<path d="M122 120h156l-50 84h-56z" fill="${color}"/><path d="M278 136c30 0 34 34-6 36" fill="none" stroke="${color}" stroke-width="12"/><rect x="152" y="204" width="96" height="12" rx="6" fill="${color}"/><path d="M148 226h104l-10 84a12 12 0 0 1-12 10h-60a12 12 0 0 1-12-10z" fill="${color}" opacity=".35"/><path d="M154 276h92l-5 34a12 12 0 0 1-12 10h-58a12 12 0 0 1-12-10z" fill="#4a2c17"/>`,
  press: (color) =>
    `<rect x="196" y="70" width="8" height="60" fill="${color}"/><circle cx="200" cy="68" r="12" fill="${color}"/><rect x="140" y="122" width="120" height="20" rx="10" fill="${color}"/><rect x="146" y="142" width="108" height="172" rx="10" fill="${color}" opacity=".85"/><path d="M254 176c46 0 46 92 0 92" fill="none" stroke="${color}" stroke-width="14"/><rect x="166" y="166" width="16" height="124" rx="8" fill="#fff" opacity=".35"/>`,
  machine: (color) =>
    `<rect x="106" y="92" width="188" height="72" rx="12" fill="${color}"/><rect x="106" y="150" width="60" height="150" fill="${color}"/><rect x="98" y="292" width="204" height="26" rx="8" fill="${color}"/><circle cx="140" cy="128" r="12" fill="#fff" opacity=".85"/><circle cx="176" cy="128" r="12" fill="#fff" opacity=".85"/><path d="M206 164h60v18h-60zM230 182h12v16h-12z" fill="#222"/><path d="M206 238h60l-8 46h-44z" fill="#fff" stroke="${color}" stroke-width="6"/>`,
  kettle: (color) =>
    `<path d="M150 150h110l22 150a14 14 0 0 1-14 16H142a14 14 0 0 1-14-16z" fill="${color}"/><path d="M136 260c-52 0-26-90-72-96" fill="none" stroke="${color}" stroke-width="14" stroke-linecap="round"/><path d="M260 160c60-6 62 96 14 108" fill="none" stroke="${color}" stroke-width="14"/><rect x="146" y="134" width="118" height="18" rx="9" fill="${color}"/><circle cx="205" cy="124" r="12" fill="${color}"/>`,
  cup: (color) =>
    `<path d="M124 160h140v70a70 70 0 0 1-140 0z" fill="${color}"/><path d="M264 176c44-6 44 62-8 66" fill="none" stroke="${color}" stroke-width="14"/><ellipse cx="194" cy="160" rx="70" ry="14" fill="#4a2c17"/><ellipse cx="194" cy="316" rx="96" ry="10" fill="${color}" opacity=".4"/><path d="M170 130c-10-18 12-24 2-44m34 44c-10-18 12-24 2-44" fill="none" stroke="${color}" stroke-width="7" stroke-linecap="round" opacity=".6"/>`,
  box: (color) =>
    `<path d="M100 170l100-40 100 40v120l-100 40-100-40z" fill="${color}"/><path d="M100 170l100 40 100-40M200 210v120" fill="none" stroke="#fff" stroke-width="6" opacity=".7"/><path d="M150 150l100 40" stroke="#fff" stroke-width="12" opacity=".5"/>`,
};

/** An SVG of 400 by 400. */
export const drawProduct = ({ drawing, colors: [front, behind] }: SampleProduct): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect width="400" height="400" fill="${behind}"/><circle cx="200" cy="210" r="150" fill="#fff" opacity=".55"/>${shapes[drawing](front)}</svg>`;
