/** The pictures of the sample shops: a few shapes each, in the product's own colours. */
const pot =
  '<path d="M140 250h120l-14 78a12 12 0 0 1-12 10h-68a12 12 0 0 1-12-10z" fill="#b8714a"/><rect x="132" y="236" width="136" height="24" rx="8" fill="#c98259"/>';

const shapes = {
  bag: (color: string) =>
    `<path d="M130 96h140l14 30v176a18 18 0 0 1-18 18H134a18 18 0 0 1-18-18V126z" fill="${color}"/><path d="M130 96h140l14 30H116z" fill="#000" opacity=".18"/><rect x="150" y="176" width="100" height="84" rx="8" fill="#fff" opacity=".92"/><path d="M200 190c-20 8-22 38 0 56 22-18 20-48 0-56zm0 4c-8 18 8 30 0 48" fill="none" stroke="${color}" stroke-width="5"/>`,
  grinder: (color: string) =>
    `<path d="M150 110h100l-14 70h-72z" fill="${color}" opacity=".55"/><rect x="150" y="180" width="100" height="120" rx="10" fill="${color}"/><rect x="166" y="230" width="68" height="46" rx="6" fill="#fff" opacity=".9"/><path d="M200 110V84h62" fill="none" stroke="${color}" stroke-width="10" stroke-linecap="round"/><circle cx="270" cy="84" r="13" fill="${color}"/>`,
  dripper: (color: string) =>
    `<path d="M122 120h156l-50 84h-56z" fill="${color}"/><path d="M278 136c30 0 34 34-6 36" fill="none" stroke="${color}" stroke-width="12"/><rect x="152" y="204" width="96" height="12" rx="6" fill="${color}"/><path d="M148 226h104l-10 84a12 12 0 0 1-12 10h-60a12 12 0 0 1-12-10z" fill="${color}" opacity=".35"/><path d="M154 276h92l-5 34a12 12 0 0 1-12 10h-58a12 12 0 0 1-12-10z" fill="#4a2c17"/>`,
  press: (color: string) =>
    `<rect x="196" y="70" width="8" height="60" fill="${color}"/><circle cx="200" cy="68" r="12" fill="${color}"/><rect x="140" y="122" width="120" height="20" rx="10" fill="${color}"/><rect x="146" y="142" width="108" height="172" rx="10" fill="${color}" opacity=".85"/><path d="M254 176c46 0 46 92 0 92" fill="none" stroke="${color}" stroke-width="14"/><rect x="166" y="166" width="16" height="124" rx="8" fill="#fff" opacity=".35"/>`,
  machine: (color: string) =>
    `<rect x="106" y="92" width="188" height="72" rx="12" fill="${color}"/><rect x="106" y="150" width="60" height="150" fill="${color}"/><rect x="98" y="292" width="204" height="26" rx="8" fill="${color}"/><circle cx="140" cy="128" r="12" fill="#fff" opacity=".85"/><circle cx="176" cy="128" r="12" fill="#fff" opacity=".85"/><path d="M206 164h60v18h-60zM230 182h12v16h-12z" fill="#222"/><path d="M206 238h60l-8 46h-44z" fill="#fff" stroke="${color}" stroke-width="6"/>`,
  kettle: (color: string) =>
    `<path d="M150 150h110l22 150a14 14 0 0 1-14 16H142a14 14 0 0 1-14-16z" fill="${color}"/><path d="M136 260c-52 0-26-90-72-96" fill="none" stroke="${color}" stroke-width="14" stroke-linecap="round"/><path d="M260 160c60-6 62 96 14 108" fill="none" stroke="${color}" stroke-width="14"/><rect x="146" y="134" width="118" height="18" rx="9" fill="${color}"/><circle cx="205" cy="124" r="12" fill="${color}"/>`,
  cup: (color: string) =>
    `<path d="M124 160h140v70a70 70 0 0 1-140 0z" fill="${color}"/><path d="M264 176c44-6 44 62-8 66" fill="none" stroke="${color}" stroke-width="14"/><ellipse cx="194" cy="160" rx="70" ry="14" fill="#4a2c17"/><ellipse cx="194" cy="316" rx="96" ry="10" fill="${color}" opacity=".4"/><path d="M170 130c-10-18 12-24 2-44m34 44c-10-18 12-24 2-44" fill="none" stroke="${color}" stroke-width="7" stroke-linecap="round" opacity=".6"/>`,
  box: (color: string) =>
    `<path d="M100 170l100-40 100 40v120l-100 40-100-40z" fill="${color}"/><path d="M100 170l100 40 100-40M200 210v120" fill="none" stroke="#fff" stroke-width="6" opacity=".7"/><path d="M150 150l100 40" stroke="#fff" stroke-width="12" opacity=".5"/>`,
  jacket: (color: string) =>
    `<path d="M160 88h80l58 34 24 150-40 8-18-92v142H136V188l-18 92-40-8 24-150z" fill="${color}"/><path d="M160 88c6 26 74 26 80 0l14 8c-8 44-100 44-108 0z" fill="#000" opacity=".22"/><path d="M200 116v214" stroke="#000" stroke-opacity=".35" stroke-width="5"/><path d="M152 250h32m32 0h32" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>`,
  trousers: (color: string) =>
    `<path d="M142 84h116l22 244h-58l-22-150-22 150h-58z" fill="${color}"/><path d="M142 84h116l2 26H140z" fill="#000" opacity=".25"/><path d="M158 124l-6 44m90-44 6 44" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`,
  boot: (color: string) =>
    `<path d="M136 96h84l4 110c4 22 26 26 54 34 22 8 34 22 34 50H128z" fill="${color}"/><path d="M122 286h192v26a8 8 0 0 1-8 8H130a8 8 0 0 1-8-8z" fill="#000" opacity=".55"/><path d="M196 128h30m-28 28h30m-28 28h34m-24 28 30-8" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>`,
  backpack: (color: string) =>
    `<path d="M170 96c0-34 60-34 60 0" fill="none" stroke="${color}" stroke-width="12"/><rect x="126" y="90" width="148" height="236" rx="44" fill="${color}"/><path d="M126 160c40 26 108 26 148 0" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="7"/><rect x="150" y="222" width="100" height="80" rx="14" fill="#000" opacity=".22"/><path d="M184 244h32" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/>`,
  tent: (color: string) =>
    `<path d="M200 106 332 300H68z" fill="${color}"/><path d="M200 106 246 300h-92z" fill="#000" opacity=".45"/><path d="M200 106v194" stroke="#fff" stroke-opacity=".4" stroke-width="4"/><path d="M56 300h288" stroke="#000" stroke-opacity=".4" stroke-width="8" stroke-linecap="round"/>`,
  leaves: (color: string) =>
    `<path d="M200 250V130m0 90c-44-10-56-40-56-40m56 14c44-12 56-50 56-50" fill="none" stroke="${color}" stroke-width="7"/><path d="M200 150c-44-14-40-70 0-98 40 28 44 84 0 98zM150 196c-46 6-72-32-66-72 42-2 74 32 66 72zm100-26c42 8 76-28 70-70-42-4-80 30-70 70z" fill="${color}"/><path d="M200 140V70m-56 112-42-44m152 22 46-46" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>${pot}`,
  grass: (color: string) =>
    `<g fill="none" stroke="${color}" stroke-width="16" stroke-linecap="round"><path d="M200 246V84M188 246c-8-70-34-112-74-130m98 130c8-70 34-112 74-130M182 246c-14-44-50-70-98-66m134 66c14-44 50-70 98-66"/></g>${pot}`,
  flower: (color: string) =>
    `<path d="M200 246c0-60-14-90-4-140m4 110c-40 0-58-22-64-50m64 60c40 0 58-22 64-50" fill="none" stroke="#3f7a4d" stroke-width="9" stroke-linecap="round"/><g fill="${color}" stroke="#000" stroke-opacity=".12" stroke-width="3"><circle cx="172" cy="92" r="30"/><circle cx="222" cy="84" r="30"/><circle cx="240" cy="126" r="30"/><circle cx="202" cy="150" r="30"/><circle cx="164" cy="130" r="30"/></g><circle cx="200" cy="116" r="18" fill="#e9b949"/>${pot}`,
  cactus: (color: string) =>
    `<path d="M170 250V112a30 30 0 0 1 60 0v138z" fill="${color}"/><path d="M170 190h-20a20 20 0 0 1-20-20v-22m100 24h20a20 20 0 0 0 20-20v-24" fill="none" stroke="${color}" stroke-width="26" stroke-linecap="round"/><path d="M190 116v120m20-120v120" stroke="#fff" stroke-opacity=".45" stroke-width="4" stroke-dasharray="3 12"/>${pot}`,
  palm: (color: string) =>
    `<path d="M200 250c6-70-8-90 0-150" fill="none" stroke="#7a5a3c" stroke-width="12"/><g fill="none" stroke="${color}" stroke-width="15" stroke-linecap="round"><path d="M200 104c-30-40-70-50-108-34m108 34c30-40 70-50 108-34M200 104c-50-14-88 12-100 54m100-54c50-14 88 12 100 54M200 104c-6-30-2-50 6-62"/></g>${pot}`,
} satisfies Record<string, (color: string) => string>;

/** The name of a picture's shapes. */
export type Drawing = keyof typeof shapes;

/** An SVG of 400 by 400. */
export const drawProduct = ({ drawing, colors: [front, behind] }: { drawing: Drawing; colors: readonly [string, string] }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><rect width="400" height="400" fill="${behind}"/><circle cx="200" cy="210" r="150" fill="#fff" opacity=".55"/>${shapes[drawing](front)}</svg>`;
