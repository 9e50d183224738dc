/** Mounts a panel in a shadow root; works with Preact (the shop's page) and React (the owner's preview). */
/// <reference path="./styles.d.ts" />
import type { Bootstrap } from '@parley/contract';
import { createRoot } from 'react-dom/client';
import type { Conversation } from './conversation/conversation.ts';
import { goesDark } from './dark.ts';
import { lookOf } from './look.ts';
import { Panel } from './Panel.tsx';
import css from './styles/panel.css?inline';
import type { Mode, Ui } from './views/props.ts';

export interface Mounted {
  /**
   * Renders the panel, and renders it again whenever the conversation changes; it is seen only after `show`. Call it again for another
   * design or conversation. `behind`: the colour of the page on which a preview is shown; without it, it has the owner's colours.
   */
  draw(bootstrap: Bootstrap, conversation: Conversation, behind?: string): void;
  /** From the next drawing on it is seen. `takesFocus`: it takes the focus then, for when the visitor opened it. A modal dialog always does. */
  show(takesFocus: boolean): void;
  /** Fits it into what is visible of the page above a keyboard: the height, and what is covered below; CSS lengths. */
  fit(height: string, covered: string): void;
  unmount(): void;
}

/** The same for every panel of the page. Parsed with the module, which the pointer on the launcher fetches, not when the panel opens. */
let base: CSSStyleSheet | undefined;

/** The panel's style sheet, for the shadow root that it is drawn in. */
export function baseSheet(): CSSStyleSheet {
  if (!base) {
    base = new CSSStyleSheet();
    base.replaceSync(css);
  }
  return base;
}

/** Milliseconds until the pictures of later questions are fetched: after the panel is on the screen. */
const preloadAfter = 300;

/** What the panel takes from the shop's page: the backgrounds from front to back, and the font. */
const pageLook = () => {
  const body = getComputedStyle(document.body);
  return {
    backgrounds: [body.backgroundColor, getComputedStyle(document.documentElement).backgroundColor],
    font: body.fontFamily,
  };
};

/** @param onClosed called after the visitor closed the panel; the conversation stays and can be reopened */
export function mountPanel(root: ShadowRoot, mode: Mode, onClosed: () => void): Mounted {
  // Read before the panel's styles are added, which would have to be computed for it.
  let page: ReturnType<typeof pageLook> | null = pageLook();
  const container = document.createElement('div');
  container.className = 'ahead';
  const look = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, baseSheet(), look];
  root.append(container);
  const reactRoot = createRoot(container);
  let unsubscribe = () => {};
  let draw = () => {};
  const ui: Ui = { visible: false, focus: '', free: false, top: 0, tall: 0, wide: false, dark: false, draw: () => draw() };
  /** Once the page has its new size: before that, places are measured that do not hold. */
  const redraw = () => requestAnimationFrame(ui.draw);
  addEventListener('resize', redraw);
  const showForm = (form: Ui['form']) => {
    ui.form = form;
    draw();
  };

  return {
    draw({ popup, allQuestions }, conversation, behind = '') {
      // It may look different when the panel is opened again.
      const { backgrounds, font } = page ?? pageLook();
      page = null;
      look.replaceSync(lookOf(popup, allQuestions));
      // Preloads the pictures of later questions (specification section 7). An empty address fetches nothing.
      setTimeout(() => {
        for (const question of allQuestions) for (const answer of question.answers) new Image().src = answer.image;
      }, preloadAfter);
      ui.look = (look.cssRules[0] as CSSStyleRule).style;
      // A preview does not stand on the page that it is drawn in.
      ui.dark = goesDark(popup, mode === 'inline' ? [behind] : backgrounds);
      if (popup.popupFontFamily === 'inherit') ui.look.setProperty('--font', font);
      /** Fetches the code for talking to a person, which few visitors need, and opens the form in a language, if one is given. */
      const talk = (language?: string) => {
        import('../person/index.ts').then(
          ({ createDesk }) => {
            conversation.desk ??= createDesk(conversation, showForm, popup.words.failed);
            conversation.desk.ask(language);
          },
          () => conversation.tell(popup.words.failed),
        );
      };
      ui.fetchCart ??= () => {
        ui.fetchCart = () => {};
        import('../cart/index.tsx').then(
          ({ createBuy }) => {
            Object.assign(ui, createBuy({ conversation, root, draw: ui.draw }));
            draw();
          },
          // The cards keep their links.
          () => {},
        );
      };
      draw = () =>
        reactRoot.render(
          <Panel
            popup={popup}
            conversation={conversation}
            view={conversation.view()}
            ui={ui}
            mode={mode}
            onClosed={onClosed}
            talk={talk}
          />,
        );
      if (conversation.person) talk();
      unsubscribe();
      unsubscribe = conversation.subscribe(draw);
      draw();
    },
    show(takesFocus) {
      if (takesFocus) ui.focus = '#title';
      ui.visible = true;
      container.className = '';
    },
    fit(height, covered) {
      ui.look?.setProperty('--height', height);
      ui.look?.setProperty('--covered', covered);
      redraw();
    },
    unmount() {
      // Also for a frame that is asked for already.
      draw = () => {};
      unsubscribe();
      removeEventListener('resize', redraw);
      reactRoot.unmount();
      container.remove();
    },
  };
}
