/** The widget's size on another device, by the rules of its style sheet. Pure; sizes in CSS pixels. */
import { chatViewHeight, defaultSize, type PopupBehaviour, type PopupDesign } from '@parley/contract';

export const devices = ['desktop', 'phone'] as const;
export type Device = (typeof devices)[number];
export type PanelView = 'intro' | 'chat';

interface Size {
  width: number;
  height: number;
}

type Sized = Pick<PopupDesign, 'popupWidth' | 'popupHeight'> & Pick<PopupBehaviour, 'popupOrChat' | 'alwaysDisplay'>;

const screens: Readonly<Record<Device, Size>> = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } };

/** The size of the panel on a device. */
export const panelSize = (device: Device, view: PanelView, settings: Sized): Size => {
  const screen = screens[device];
  const width = settings.popupWidth ?? defaultSize[settings.popupOrChat].width;
  const height = settings.popupHeight ?? defaultSize[settings.popupOrChat].height;
  if (device === 'desktop') {
    return {
      width: Math.min(width, screen.width - 32),
      height: Math.min(view === 'chat' ? chatViewHeight.popup : height, screen.height - 32),
    };
  }
  const narrow = screen.width - 16;
  if (settings.alwaysDisplay) return { width: narrow, height: Math.min(screen.height * 0.56, 460) };
  return { width: narrow, height: view === 'chat' ? screen.height - 16 : Math.min(Math.max(height, 540), screen.height - 16) };
};

/** Whether it is docked in a corner; otherwise it is centred over the page. */
export const isDocked = ({ popupOrChat, alwaysDisplay }: Sized): boolean => popupOrChat === 'Chatbot' || alwaysDisplay;

/** The visible part of the device: all of a phone; on a desktop the area around the panel, equal for both views. */
export const stageSize = (device: Device, settings: Sized): Size => {
  if (device === 'phone') return screens.phone;
  const [intro, chat] = [panelSize(device, 'intro', settings), panelSize(device, 'chat', settings)];
  return { width: Math.max(intro.width + 72, 560), height: Math.max(intro.height, chat.height) + 56 };
};
