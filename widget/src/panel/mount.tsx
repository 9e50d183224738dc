/** Puts a panel into a shadow root; the same under Preact (the shop's page) and React (the owner's preview). */
/// <reference path="./styles.d.ts" />
import type { Bootstrap } from '@parley/contract';
import { createRoot } from 'react-dom/client';
import type { Conversation } from './conversation.ts';
import { lookOf } from './look.ts';
import { Panel } from './Panel.tsx';
import type { Mode, Ui } from './props.ts';
import css from './styles/panel.css?inline';

export interface Mounted {
  /**
   * Draws it, and again whenever the conversation changes; called again with another design or another conversation.
   * `takesFocus`: the keyboard goes there, as when the visitor asked for it. A modal dialog takes it always.
   */
  show(bootstrap: Bootstrap, conversation: Conversation, takesFocus: boolean): void;
  unmount(): void;
}

/** @param onClosed called after the visitor closed it; the conversation stays and can be reopened */
export function mountPanel(root: ShadowRoot, mode: Mode, onClosed: () => void): Mounted {
  const container = document.createElement('div');
  const base = new CSSStyleSheet();
  const look = new CSSStyleSheet();
  base.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, base, look];
  root.append(container);
  const drawn = createRoot(container);
  const ui: Ui = { focus: '', atEnd: true };
  let end = () => {};

  return {
    show({ popup, allQuestions }, conversation, takesFocus) {
      look.replaceSync(lookOf(popup, allQuestions));
      // Pictures of later questions are there when their turn comes (specification section 7). An empty address fetches nothing.
      for (const question of allQuestions) for (const answer of question.answers) new Image().src = answer.image;
      if (popup.popupFontFamily === 'inherit')
        (look.cssRules[0] as CSSStyleRule).style.setProperty('--font', getComputedStyle(document.body).fontFamily);
      if (takesFocus) ui.focus = '#title';
      const draw = () =>
        drawn.render(
          <Panel popup={popup} conversation={conversation} view={conversation.view()} ui={ui} mode={mode} onClosed={onClosed} />,
        );
      end();
      end = conversation.subscribe(draw);
      draw();
    },
    unmount() {
      end();
      drawn.unmount();
      container.remove();
    },
  };
}
