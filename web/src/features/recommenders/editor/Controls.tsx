import type { ReactNode } from 'react';
import type { SettingsIn, SettingsTab } from './settings.ts';

/** The control of each setting of a tab, in the order on the screen. A setting without a control does not compile. */
export type ControlsOf<Where extends SettingsTab, Props> = Readonly<Record<SettingsIn<Where>, (props: Props) => ReactNode>>;

interface ControlsProps<Props> {
  controls: Readonly<Record<string, (props: Props) => ReactNode>>;
  /** The props of each control. */
  props: Props;
}

/** Renders all controls of a record, so that none can be left out. */
export const Controls = <Props extends object>({ controls, props }: ControlsProps<Props>) =>
  Object.entries(controls).map(([name, Control]) => <Control key={name} {...props} />);
