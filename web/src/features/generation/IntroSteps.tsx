import { Text } from '@mantine/core';
import { IconCode, IconListSearch, IconPalette, IconWorld } from '@tabler/icons-react';
import classes from './IntroSteps.module.css';

const steps = [
  [IconWorld, 'Give us your address', 'Your shop’s address and your e-mail, nothing else.'],
  [IconListSearch, 'We read your shop', 'Its products, and the questions that tell them apart.'],
  [IconPalette, 'Try it and make it yours', 'Colour, corners, suggestions, when it opens.'],
  [IconCode, 'Put it on your website', 'You get an account, and one line of code to paste.'],
] as const;

/** The four introductory steps (specification section 2). */
export const IntroSteps = () => (
  <ol className={classes.steps}>
    {steps.map(([Icon, title, text]) => (
      <li key={title} className={classes.step}>
        <span className={classes.icon}>
          <Icon size={22} aria-hidden />
        </span>
        <div>
          <Text fw={600}>{title}</Text>
          <Text c="dimmed">{text}</Text>
        </div>
      </li>
    ))}
  </ol>
);
